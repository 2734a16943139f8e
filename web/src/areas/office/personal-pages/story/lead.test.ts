import { describe, expect, test } from 'vitest'
import { academy, application, following, offerOf, overlapping, settled } from './examples.ts'
import type { Applied, StoryFacts } from './facts.ts'
import { storyOf } from './story.ts'

type OfDay = (today: string) => Partial<StoryFacts>
const applied = (...applications: Applied[]) => ({ applications })

const states: Record<string, OfDay> = {
  'has not applied': () => ({}),
  'has not paid': today => applied(application('applied', today, { isPaid: false })),
  'has paid': today => applied(application('applied', today)),
  'is offered a place': today => ({
    ...applied(application('reserve', today)),
    offers: [offerOf('open', true, `${today}T20:00:00.000Z`)],
  }),
  'is on the waiting list': today => applied(application('reserve', today)),
  'did not take an offer': today => ({
    ...applied(application('reserve', today)),
    offers: [offerOf('declined', false, '2027-07-12T08:00:00.000Z')],
  }),
  'has a place': today => applied(application('accepted', today)),
  'has no place': today => applied(application('rejected', today)),
  'never paid': today => applied(application('rejected', today, { isPaid: false })),
  'has withdrawn': today => applied(application('withdrawn', today)),
}

const SPRING = '2027-03-01'
const JULY = '2027-07-20'
const AUGUST = '2027-08-05'
const AUTUMN = '2027-09-10'

// biome-ignore format: the table is aligned in columns
const table: Record<string, [spring: string, july: string, august: string, autumn: string]> = {
  'has not applied':        ['- apply',            '- remaining',               '-',                                '-'],
  'has not paid':           ['sent payFee',        'sent payFee',               'sent payFee',                      '-'],
  'has paid':               ['withTeacher',        'withTeacher',               'withTeacher',                      '-'],
  'is offered a place':     ['offered offer',      'offered offer',             '-',                                '-'],
  'is on the waiting list': ['waiting',            'waiting',                   '-',                                '-'],
  'did not take an offer':  ['noPlace apply',      'noPlace remaining',         '-',                                '-'],
  'has a place':            ['place book requestConcert', 'place book requestConcert', 'inAcademy book requestConcert', 'afterwards'],
  'has no place':           ['noPlace apply',      'noPlace remaining',         '-',                                '-'],
  'never paid':             ['noPlace apply',      'noPlace remaining',         '-',                                '-'],
  'has withdrawn':          ['- apply',            '- remaining',               '-',                                '-'],
}

const sceneAndSteps = (facts: Partial<StoryFacts>, today: string) => {
  const { lead, open } = storyOf({ ...settled, ...facts }, today)
  return [lead?.scene ?? '-', ...open.map(({ kind }) => kind)].join(' ')
}

describe.each(Object.entries(table))('who %s', (state, row) => {
  test.each([SPRING, JULY, AUGUST, AUTUMN].map((today, index) => [today, row[index]]))(
    'on %s begins with: %s',
    (today = '', expected) => {
      expect(sceneAndSteps(states[state]?.(today) ?? {}, today)).toBe(expected)
    },
  )
})

test('every state is in the table', () => {
  expect(Object.keys(table)).toEqual(Object.keys(states))
})

test.each([
  ['2027-08-01', 'place'],
  ['2027-08-02', 'inAcademy'],
  ['2027-08-10', 'inAcademy'],
  ['2027-08-11', 'afterwards'],
])('on %s the scene of a place from 2 to 10 August is %s', (today, scene) => {
  expect(storyOf({ ...settled, ...applied(application('accepted', today)) }, today).lead?.scene).toBe(scene)
})

// biome-ignore format: the table is aligned in columns
test.each<[name: string, today: string, ...Parameters<typeof applied>]>([
  ['place',     JULY,         application('applied', JULY), application('accepted', JULY, { id: 42, masterclass: overlapping })],
  ['inAcademy', '2027-08-11', application('accepted', '2027-08-11'), application('accepted', '2027-08-11', { id: 42, masterclass: following })],
  ['sent',      JULY,         application('rejected', JULY), application('applied', JULY, { id: 42, isPaid: false })],
  ['waiting',   JULY,         application('rejected', JULY), application('reserve', JULY, { id: 42 })],
])('of two applications that with the scene %s leads', (scene, today, ...applications) => {
  const { lead } = storyOf({ ...settled, academy, ...applied(...applications) }, today)
  expect(lead).toMatchObject({ scene, journey: { application: { id: 42 } } })
})
