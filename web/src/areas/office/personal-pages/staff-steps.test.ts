import { expect, test } from 'vitest'
import { staffStoryOf, staffTextsOf } from './describe-staff-step.ts'
import { type StaffFacts, type StaffScene, staffEvents, staffSceneOf, staffSteps } from './staff-steps.ts'

const task = {
  masterclass_id: 4,
  instrument_de: 'Klavier',
  instrument_en: 'Piano',
  deadline: '2027-07-01',
  deadline_passed: false,
  is_final: false,
  application_count: 12,
  undecided_count: 3,
  free_place_count: 0,
  new_count: 2,
  withdrawn: [] as string[],
  changed: [] as string[],
}
const performance = { date: '2027-08-06', place: 'Kirche', player: 'Mira Talbach', piece_title: 'Scherzo' }
const period = {
  id: 2,
  start_date: '2027-08-01',
  end_date: '2027-08-10',
  free_count: 0,
  chosen_count: 0,
  ready_count: 0,
}
const teaching = (changes: Partial<typeof task>) => ({
  teaching: { masterclasses: [{ ...task, ...changes }], performances: [] },
})
const accompanying = (changes: Partial<typeof period>) => ({
  accompaniment: { periods: [{ ...period, ...changes }], performances: [] },
})

interface Case {
  name: string
  today?: string
  facts: StaffFacts
  steps?: Partial<ReturnType<typeof staffSteps>[number]>[]
  events?: Partial<ReturnType<typeof staffEvents>[number]>[]
}

test.each<Case>([
  {
    name: 'a teacher before the deadline',
    facts: teaching({}),
    steps: [{ kind: 'teach', date: '2027-07-01', task }],
  },
  {
    name: 'a teacher after the deadline',
    today: '2027-07-02',
    facts: teaching({ deadline_passed: true }),
    steps: [{ kind: 'select', date: '2027-07-15', isLate: false, task: { ...task, deadline_passed: true } }],
  },
  {
    name: 'a teacher whose selection is overdue',
    today: '2027-07-16',
    facts: teaching({ deadline_passed: true }),
    steps: [{ kind: 'select', date: '2027-07-15', isLate: true, task: { ...task, deadline_passed: true } }],
  },
  {
    name: 'a masterclass without applications has nothing to decide',
    today: '2027-07-02',
    facts: teaching({ deadline_passed: true, application_count: 0 }),
    steps: [],
  },
  { name: 'a final selection leaves nothing to do', facts: teaching({ is_final: true }), steps: [] },
  {
    name: 'a teacher sees who withdrew, also after the final save',
    facts: teaching({ is_final: true, withdrawn: ['Mira Talbach'] }),
    steps: [{ kind: 'withdrew', task: { ...task, is_final: true, withdrawn: ['Mira Talbach'] } }],
  },
  {
    name: 'a final selection whose participants have changed their repertoire',
    facts: teaching({ is_final: true, changed: ['Mira Talbach'] }),
    steps: [{ kind: 'changed', task: { ...task, is_final: true, changed: ['Mira Talbach'] } }],
  },
  {
    name: 'concerts of participants',
    facts: { teaching: { masterclasses: [], performances: [performance] } },
    events: [{ kind: 'performs', date: '2027-08-06', performance }],
  },
  {
    name: 'an accompanist with masterclasses to choose',
    facts: accompanying({ free_count: 2 }),
    steps: [{ kind: 'accompany', date: '2027-08-01', period: { ...period, free_count: 2 } }],
  },
  {
    name: 'during a period of an accompanist, its first day is no longer a date',
    today: '2027-08-02',
    facts: accompanying({ free_count: 2 }),
    steps: [{ kind: 'accompany', period: { ...period, free_count: 2 } }],
  },
  {
    name: 'an accompanist whose repertoires are there',
    facts: accompanying({ chosen_count: 2, ready_count: 1 }),
    events: [
      { kind: 'repertoires', date: '2027-08-01', period: { ...period, chosen_count: 2, ready_count: 1 } },
    ],
  },
  { name: 'an accompanist with nothing to do', facts: accompanying({ chosen_count: 2 }), steps: [] },
  {
    name: 'concerts to accompany',
    facts: { accompaniment: { periods: [], performances: [performance] } },
    events: [{ kind: 'accompanies', date: '2027-08-06', performance }],
  },
  { name: 'a person without either role', facts: {}, steps: [] },
  {
    name: 'a concert that somebody teaches and accompanies is named once',
    facts: {
      teaching: { masterclasses: [], performances: [performance] },
      accompaniment: { periods: [], performances: [performance] },
    },
    events: [{ kind: 'accompanies', date: '2027-08-06', performance }],
  },
])('$name', ({ today = '2027-06-01', facts, steps = [], events = [] }) => {
  expect(staffSteps(facts, today)).toEqual(steps)
  expect(staffEvents(facts, today)).toEqual(events)
})

const academy = { start_date: '2027-08-01', end_date: '2027-08-15', deadline: '2027-07-01' }
const nobody: StaffFacts = { teaching: { masterclasses: [], performances: [] } }

// biome-ignore format: the table is aligned in columns
test.each<[who: string, facts: StaffFacts, scenes: (StaffScene | undefined)[]]>([
  ['a teacher who has not decided', teaching({}),                 ['applications', 'applications', 'selection',  'selection',  'academy', 'academy', 'afterwards']],
  ['a teacher who has decided',     teaching({ is_final: true }), ['applications', 'applications', 'beforehand', 'beforehand', 'academy', 'academy', 'afterwards']],
  ['a teacher without applications', teaching({ application_count: 0 }), ['applications', 'applications', 'beforehand', 'beforehand', 'academy', 'academy', 'afterwards']],
  ['an accompanist',                accompanying({}),             ['beforehand',   'beforehand',   'beforehand', 'beforehand', 'academy', 'academy', 'afterwards']],
  ['a teacher of other years',      nobody,                       [undefined,      undefined,      undefined,    undefined,    undefined, undefined, 'afterwards']],
])('%s sees the scene of the part of the year', (_, facts, scenes) => {
  const days = ['2027-03-01', '2027-07-01', '2027-07-02', '2027-07-31', '2027-08-01', '2027-08-15', '2027-08-16']
  expect(days.map(today => staffSceneOf(facts, academy, today))).toEqual(scenes)
})

test('between two academies there is no scene', () => {
  expect(staffSceneOf(teaching({}), null, '2027-03-01')).toBeUndefined()
})

test.each(['de', 'en'] as const)('every part of the year has a title and a sentence (%s)', locale => {
  const days = ['2027-03-01', '2027-07-02', '2027-08-01', '2027-08-16']
  const leads = days.map(today => staffStoryOf(teaching({}), academy, today, locale).lead)
  expect(new Set(leads.map(lead => lead?.title)).size).toBe(4)
  expect(leads.every(lead => lead?.sentence)).toBe(true)
  expect(leads.map(lead => lead?.way?.to)).toEqual([undefined, undefined, '/user/days', undefined])
})

test.each(['performs', 'accompanies'] as const)('a step %s leads to the page with hour and place', kind => {
  const { why, way } = staffTextsOf({ kind, date: performance.date, performance }, 'en')
  expect(why).toBe('Kirche')
  expect(way).toMatchObject({ to: '/user/days' })
})
