import { noticeKindsOf } from '@academy/contract/messages/notices/kinds'
import { describe, expect, test } from 'vitest'
import { type Candidate, dueSubject, lateStep, mondayOf } from './rules.ts'

test.each([
  ['2027-06-14', '2027-06-14'],
  ['2027-06-15', '2027-06-14'],
  ['2027-06-20', '2027-06-14'],
  ['2027-06-21', '2027-06-21'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (today, monday) => expect(mondayOf(today)).toBe(monday))

test.each([
  ['2027-07-15', undefined],
  ['2027-07-16', '2027-07-16'],
  ['2027-07-22', '2027-07-16'],
  ['2027-07-23', '2027-07-23'],
  ['2027-07-31', '2027-07-30'],
])('after a deadline on 1 July, on %s the latest reminder is that of %s', (today, step) =>
  expect(lateStep('2027-07-01', today)).toBe(step),
)

test.each([
  [['Teacher'], ['new_applications', 'deadline', 'selection_late', 'withdrawals']],
  [['Correpetitor'], ['assigned', 'class_final', 'repertoire_changed']],
  [['student'], []],
  [[], []],
  [['Admin'], []],
])('the mails of %j are %j', (roles, kinds) => expect(noticeKindsOf(roles)).toEqual(kinds))

describe('a mail is due', () => {
  const noon = (day: string) => new Date(`${day}T12:00:00+02:00`)
  const candidate: Candidate = {
    kind: 'withdrawals',
    masterclass_id: 3,
    subject: 'x',
    deadline: '2027-07-01',
    start_date: '2027-08-02',
    reminded_at: null,
    sent_at: null,
  }
  // biome-ignore format: the table is aligned in columns
  test.each([
    // Columns: kind, today, day of the last mail of this kind, day of the office's reminder, result.
    ['new_applications',   '2027-06-16', null,         null,         'x'],
    ['new_applications',   '2027-06-16', '2027-06-13', null,         'x'],
    ['new_applications',   '2027-06-16', '2027-06-14', null,         undefined],
    ['deadline',           '2027-06-27', null,         null,         undefined],
    ['deadline',           '2027-06-28', null,         null,         'x:2027-07-01'],
    ['deadline',           '2027-07-01', null,         null,         'x:2027-07-01'],
    ['deadline',           '2027-07-02', null,         null,         undefined],
    ['selection_late',     '2027-07-15', null,         null,         undefined],
    ['selection_late',     '2027-07-16', null,         null,         'x:2027-07-16'],
    ['selection_late',     '2027-07-18', '2027-07-16', null,         'x:2027-07-16'],
    ['selection_late',     '2027-07-16', null,         '2027-07-13', 'x:2027-07-16'],
    ['selection_late',     '2027-07-16', null,         '2027-07-14', undefined],
    ['selection_late',     '2027-08-01', null,         null,         'x:2027-07-30'],
    ['selection_late',     '2027-08-02', null,         null,         undefined],
    ['withdrawals',        '2027-06-16', null,         null,         'x'],
    ['withdrawals',        '2027-06-16', '2027-06-15', null,         'x'],
    ['withdrawals',        '2027-06-16', '2027-06-16', null,         undefined],
    ['class_final',        '2027-07-16', '2027-07-16', null,         undefined],
    ['repertoire_changed', '2027-07-16', '2027-07-15', null,         'x'],
    ['repertoire_changed', '2027-07-16', '2027-07-16', null,         undefined],
  ] as const)('about %s on %s, last on %s, reminded on %s: %s', (kind, today, sent, reminded, expected) => {
    const sent_at = sent && noon(sent)
    const reminded_at = reminded && noon(reminded)
    expect(dueSubject({ ...candidate, kind, sent_at, reminded_at }, today)).toBe(expected)
  })
})
