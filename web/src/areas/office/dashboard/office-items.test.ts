import type { Phase } from '@academy/contract/base/phase'
import type { OfficeDashboard } from '@academy/contract/office/dashboard/schemas'
import { expect, test } from 'vitest'
import { officeItems } from './office-items.ts'
import { officeTexts } from './office-texts.ts'
import { waitingIn } from './waiting.tsx'

const nothing: OfficeDashboard = {
  phase: 'preparation',
  today: '2027-07-20',
  academy: { start_date: '2027-08-01', end_date: '2027-08-15', deadline: '2027-07-01' },
  decisions: [],
  house_days: [],
  application_count: 0,
  unpaid_fee_count: 0,
  open_invoice_count: 0,
  overdue_invoice_count: 0,
  reminded_twice_count: 0,
  refund_count: 0,
  failed_mail_count: 0,
  new_message_count: 0,
  unscheduled_count: 0,
  unplaced_count: 0,
  consent_missing_count: 0,
  contact_missing_count: 0,
  free_place_count: 0,
  arrival_count: 0,
  departure_count: 0,
  guest_count: 0,
  breakfast_count: 0,
  dinner_count: 0,
  concert: null,
  failed_jobs: [],
  backup: null,
}
const everything: OfficeDashboard = {
  ...nothing,
  decisions: [
    {
      masterclass_id: 4,
      instrument_de: 'Klavier',
      instrument_en: 'Piano',
      teacher: 'Ilse Marent',
      application_count: 12,
      undecided_count: 3,
      has_account: true,
      reminded_at: null,
    },
  ],
  application_count: 70,
  unpaid_fee_count: 4,
  open_invoice_count: 30,
  overdue_invoice_count: 2,
  reminded_twice_count: 1,
  refund_count: 1,
  failed_mail_count: 1,
  new_message_count: 3,
  unscheduled_count: 6,
  unplaced_count: 40,
  consent_missing_count: 3,
  contact_missing_count: 12,
  arrival_count: 8,
  departure_count: 7,
  guest_count: 60,
  breakfast_count: 50,
  dinner_count: 52,
  concert: { evening_id: 1, date: '2027-08-06', place: 'Kirche', piece_count: 5 },
}
const kinds = (dashboard: OfficeDashboard) => officeItems(dashboard).map(({ kind }) => kind)

test('nothing open is an empty list', () => {
  expect(kinds(nothing)).toEqual([])
})

test('meals are breakfasts and dinners', () => {
  expect(officeItems({ ...nothing, dinner_count: 52 })).toEqual([
    { kind: 'meals', count: 52, isUrgent: false },
  ])
})

const urgent = ['failedMails', 'newMessages', 'remindedTwice', 'overdueInvoices', 'refunds']

test.each<[Phase, string[]]>([
  ['set-up', []],
  ['applications', ['applications', 'unpaidFees']],
  ['selection', ['decisions', 'unpaidFees']],
  ['preparation', ['openInvoices', 'unplaced', 'unscheduled', 'consents', 'contacts']],
  ['arrival', ['arrivals', 'consents', 'contacts', 'unplaced', 'meals', 'concert', 'unscheduled']],
  ['academy', ['arrivals', 'departures', 'guests', 'meals', 'concert', 'unscheduled']],
  ['afterwards', []],
])('in the phase %s, what somebody waits for is followed by %j', (phase, first) => {
  const shown = kinds({ ...everything, phase })
  expect(shown.slice(0, urgent.length + first.length)).toEqual([...urgent, ...first])
  expect(new Set(shown).size).toBe(shown.length)
})

test.each<[Phase, string[]]>([
  ['applications', ['contacts']],
  ['selection', ['applications', 'contacts']],
  ['preparation', ['applications']],
  ['afterwards', ['applications', 'unplaced', 'unscheduled', 'consents', 'contacts']],
])('in the phase %s, %j do not matter', (phase, over) => {
  expect(kinds({ ...everything, phase }).filter(kind => over.includes(kind))).toEqual([])
})

test('the menu counts what waits, by entry and nothing twice', () => {
  const waiting = waitingIn(everything, officeTexts.en.items)
  const counts = Object.entries(waiting).map(([name, { count }]) => [name, count])
  expect(Object.fromEntries(counts)).toEqual({
    people: 3,
    allMasterclasses: 1,
    evenings: 6,
    house: 40,
    invoices: 3,
    mails: 4,
  })
  expect(waiting.mails?.text).toBe('1 email could not be delivered, 3 messages are unanswered')
})

test('the menu counts nothing where nothing waits', () => {
  expect(waitingIn(nothing, officeTexts.en.items)).toEqual({})
})

test('after the academy a request without an evening does not wait any more', () => {
  expect(waitingIn({ ...everything, phase: 'afterwards' }, officeTexts.en.items).evenings).toBeUndefined()
})
