import { phases } from '@academy/contract/base/phase'
import { examplePerson } from '@academy/contract/office/person-page/example'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { describe, expect, test } from 'vitest'
import { groupsInOrder, mostUsedActions, stateOf } from './person-order.ts'

const [application] = examplePerson.applications
const [booking] = examplePerson.bookings
const [invoice] = examplePerson.invoices
const [concert] = examplePerson.concerts
if (!application || !booking || !invoice || !concert) throw new Error('The example has one of each')

const settled = { outstanding: 0, overdue: 0, credit: 0 }
const open = { outstanding: 540, overdue: 0, credit: 0 }
const overdue = { outstanding: 540, overdue: 75, credit: 0 }
const applied: Person['applications'][number] = {
  ...application,
  is_current: true,
  can_accept: false,
  open_offer_until: null,
}
const teacher = { role: 'Teacher' as const, since: null }
const person = (changes: Partial<Person> = {}): Person => ({
  ...examplePerson,
  roles: [],
  teaches: [],
  applications: [],
  bookings: [],
  concerts: [],
  invoices: [],
  notes: [],
  balance: settled,
  ...changes,
})
const bed: Person['bookings'][number] = {
  ...booking,
  is_current: true,
  is_current_academy: true,
  is_cancelled: false,
}
const student = person({
  applications: [{ ...applied, status: 'accepted' }],
  bookings: [bed],
  invoices: [invoice],
  concerts: [concert],
})

const ALL = ['notes', 'applications', 'lodging', 'arrival', 'money', 'concerts', 'mails', 'data', 'privacy']

describe('the order of the parts', () => {
  test.each([
    ['set-up', ['notes', 'applications', 'lodging', 'arrival']],
    ['applications', ['applications', 'money', 'mails', 'notes']],
    ['selection', ['applications', 'money', 'lodging', 'notes']],
    ['preparation', ['applications', 'money', 'lodging', 'arrival']],
    ['arrival', ['arrival', 'lodging', 'concerts', 'money']],
    ['academy', ['arrival', 'lodging', 'concerts', 'money']],
    ['afterwards', ['money', 'applications', 'mails', 'notes']],
  ] as const)('in the part "%s" of the year begins with %j', (phase, first) => {
    expect(groupsInOrder({ ...student, phase }).slice(0, first.length)).toEqual(first)
  })

  test.each(phases)('in the part "%s" of the year has every part once, for everybody', phase => {
    expect(groupsInOrder(person({ phase })).toSorted()).toEqual(ALL.toSorted())
    expect(groupsInOrder({ ...student, phase, notes: examplePerson.notes }).toSorted()).toEqual(
      ALL.toSorted(),
    )
  })

  test('begins with the notes, if there are any', () => {
    expect(groupsInOrder({ ...student, phase: 'academy', notes: examplePerson.notes })[0]).toBe('notes')
  })

  test('leaves out what concerns students, for a teacher without it', () => {
    const staff = groupsInOrder(person({ roles: [teacher] }))
    expect(staff).not.toContain('applications')
    expect(staff).not.toContain('concerts')
    expect(groupsInOrder({ ...student, roles: [teacher] })).toContain('applications')
  })
})

describe('the most used actions', () => {
  const late = person({ applications: [{ ...applied, status: 'rejected', can_accept: true }] })
  test.each([
    ['applications', { ...student, balance: open }, ['payment', 'mail', 'note']],
    ['applications', person(), ['mail', 'note', 'correct']],
    ['selection', late, ['accept', 'mail', 'note']],
    ['preparation', { ...student, balance: open }, ['payment', 'mail', 'bed']],
    ['preparation', student, ['mail', 'bed', 'papers']],
    ['preparation', late, ['mail', 'bed', 'accept']],
    ['arrival', student, ['bed', 'arrival', 'mail']],
    ['academy', { ...student, balance: open }, ['bed', 'payment', 'mail']],
    ['afterwards', { ...student, balance: open }, ['payment', 'papers', 'mail']],
    ['afterwards', person({ can_change: false }), ['mail', 'note', 'bed']],
    ['set-up', person(), ['mail', 'note', 'correct']],
  ] as const)('in the part "%s" of the year', (phase, whom, actions) => {
    expect(mostUsedActions({ ...whom, phase }, { roles: ['AcademyManager'] })).toEqual(actions)
  })

  test('are three for everybody in every part of the year, and none for somebody without the abilities', () => {
    for (const phase of phases)
      for (const whom of [person(), person({ can_change: false }), student, late]) {
        expect(mostUsedActions({ ...whom, phase }, { roles: ['Admin'] })).toHaveLength(3)
        expect(mostUsedActions({ ...whom, phase }, { roles: ['Teacher'] })).toEqual([])
      }
  })
})

describe('how somebody stands', () => {
  const cello = { id: 3, name_de: 'Violoncello', name_en: 'Cello' }
  const flute = { id: 4, name_de: 'Flöte', name_en: 'Flute' }
  const to = (instrument: typeof cello, changes: Partial<typeof applied>) => ({
    ...applied,
    ...changes,
    masterclass: { ...applied.masterclass, instrument: { ...applied.masterclass.instrument, ...instrument } },
  })
  test.each([
    ['nobody here', person(), 'elsewhere', [], null],
    [
      'of an earlier year',
      person({ applications: [to(cello, { is_current: false })] }),
      'elsewhere',
      [],
      null,
    ],
    ['a guest', person({ bookings: [bed] }), 'guest', [], null],
    ['a cancelled guest', person({ bookings: [{ ...bed, is_cancelled: true }] }), 'elsewhere', [], null],
    [
      'a participant who was declined elsewhere',
      person({ applications: [to(flute, { status: 'rejected' }), to(cello, { status: 'accepted' })] }),
      'accepted',
      ['Cello'],
      null,
    ],
    [
      'with an offer',
      person({ applications: [to(cello, { status: 'reserve', open_offer_until: '2027-07-12T08:00:00Z' })] }),
      'offered',
      ['Cello'],
      null,
    ],
    ['in a role', person({ roles: [teacher] }), null, [], null],
    ['paid', person({ invoices: [invoice] }), 'elsewhere', [], 'paid'],
    ['open', person({ invoices: [invoice], balance: open }), 'elsewhere', [], 'open'],
    ['overdue', person({ invoices: [invoice], balance: overdue }), 'elsewhere', [], 'overdue'],
  ] as const)('%s', (_, whom, standing, instruments, money) => {
    const state = stateOf(whom)
    expect({ ...state, instruments: state.instruments.map(({ name_en }) => name_en) }).toEqual({
      standing,
      instruments,
      money,
    })
  })
})
