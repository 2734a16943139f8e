import type { ReminderStep } from '@academy/contract/money/payment-reminders/schemas'
import { describe, expect, test } from 'vitest'
import { dueStep, isReminderHour, nextStep, type RemindedInvoice, type ReminderSettings } from './rules.ts'

const settings: ReminderSettings = {
  remind_before_days: 3,
  remind_after_days: 7,
  remind_again_days: 21,
  remind_fee_days: 5,
  reminders_since: '2027-01-01',
}
const invoice = (changes: Partial<RemindedInvoice> = {}): RemindedInvoice => ({
  invoice_date: '2027-03-01',
  due_date: '2027-03-15',
  deadline: null,
  sent: [],
  ...changes,
})
const sent = (...steps: [ReminderStep, string][]) => ({
  sent: steps.map(([step, sent_on]) => ({ step, sent_on })),
})
const fee = { deadline: '2027-03-20' }

describe('the step that is due', () => {
  test.each<[string, string, Partial<RemindedInvoice>, ReminderStep | undefined]>([
    ['before the first step', '2027-03-11', {}, undefined],
    ['three days before the due date', '2027-03-12', {}, 'before_due'],
    ['on the due date', '2027-03-15', {}, 'before_due'],
    ['after the due date it is too late for that', '2027-03-16', {}, undefined],
    ['which was sent already', '2027-03-13', sent(['before_due', '2027-03-12']), undefined],
    ['a week after the due date', '2027-03-22', sent(['before_due', '2027-03-12']), 'overdue'],
    ['the first one after a standstill, not both', '2027-05-01', {}, 'overdue'],
    ['the second one on its day', '2027-04-05', sent(['overdue', '2027-03-22']), 'second'],
    ['not before its day', '2027-04-04', sent(['overdue', '2027-03-22']), undefined],
    ['two weeks after a late first one', '2027-05-14', sent(['overdue', '2027-05-01']), undefined],
    ['two weeks after a late first one', '2027-05-15', sent(['overdue', '2027-05-01']), 'second'],
    ['nothing after the second one', '2027-09-01', sent(['second', '2027-04-05']), undefined],
    ['five days before the deadline', '2027-03-15', fee, 'deadline'],
    ['a handling fee that is due before', '2027-03-12', fee, 'before_due'],
    ['instead of the due date', '2027-03-15', { ...fee, due_date: '2027-03-16' }, 'deadline'],
    [
      'not of the due date as well',
      '2027-03-18',
      { deadline: '2027-03-18', due_date: '2027-03-20', ...sent(['deadline', '2027-03-14']) },
      undefined,
    ],
    [
      'not a day after another one',
      '2027-03-16',
      { ...fee, ...sent(['before_due', '2027-03-15']) },
      undefined,
    ],
    ['but two days after', '2027-03-17', { ...fee, ...sent(['before_due', '2027-03-15']) }, 'deadline'],
    ['not after one by hand', '2027-03-22', sent(['by_hand', '2027-03-21']), undefined],
    ['not on the day of the invoice', '2027-03-14', { invoice_date: '2027-03-14' }, undefined],
    [
      'applied on the last days',
      '2027-03-20',
      { invoice_date: '2027-03-18', due_date: '2027-04-01', ...fee },
      'deadline',
    ],
    [
      'not after the deadline',
      '2027-03-21',
      { invoice_date: '2027-03-19', due_date: '2027-04-02', ...fee },
      undefined,
    ],
  ])('%s (%s)', (_when, today, changes, step) =>
    expect(dueStep(invoice(changes), settings, today)).toBe(step),
  )

  test.each<[string, Partial<ReminderSettings>, string, ReminderStep | undefined]>([
    ['before the due date', { remind_before_days: 0 }, '2027-03-12', undefined],
    ['after it', { remind_after_days: 0 }, '2027-03-22', undefined],
    ['after it, and the second one comes alone', { remind_after_days: 0 }, '2027-04-05', 'second'],
    ['a second time', { remind_again_days: 0, remind_after_days: 0 }, '2027-04-05', undefined],
  ])('is none when it is switched off: %s', (_which, changes, today, step) =>
    expect(dueStep(invoice(), { ...settings, ...changes }, today)).toBe(step),
  )

  test('a switched off reminder of the deadline leaves the others', () => {
    expect(dueStep(invoice(fee), { ...settings, remind_fee_days: 0 }, '2027-03-16')).toBeUndefined()
  })

  test.each([
    ['2027-03-11', '2027-03-12', 'before_due'],
    ['2027-03-12', '2027-03-12', undefined],
    ['2027-03-22', '2027-03-22', undefined],
    ['2027-03-22', '2027-04-05', 'second'],
    ['2027-04-05', '2027-04-05', undefined],
    ['2027-12-31', '2028-01-01', undefined],
  ])('with reminders since %s, on %s: %s', (reminders_since, today, step) =>
    expect(dueStep(invoice(), { ...settings, reminders_since }, today)).toBe(step),
  )
})

describe('the next step', () => {
  test.each<[string, Partial<RemindedInvoice>, [ReminderStep, string] | undefined]>([
    ['2027-03-02', {}, ['before_due', '2027-03-12']],
    ['2027-03-02', fee, ['before_due', '2027-03-12']],
    ['2027-03-16', {}, ['overdue', '2027-03-22']],
    ['2027-03-25', {}, ['overdue', '2027-03-25']],
    ['2027-03-22', sent(['overdue', '2027-03-22']), ['second', '2027-04-05']],
    ['2027-03-15', sent(['by_hand', '2027-03-15']), ['overdue', '2027-03-22']],
    ['2027-04-05', sent(['second', '2027-04-05']), undefined],
  ])('on %s', (today, changes, next) => {
    const found = nextStep(invoice(changes), settings, today)
    expect(found && [found.step, found.on]).toEqual(next)
  })
})

test.each([
  [0, false],
  [8, false],
  [9, true],
  [17, true],
  [18, false],
])('at %i o’clock: %s', (hour, is) => expect(isReminderHour(hour)).toBe(is))
