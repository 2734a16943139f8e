import { laterDay } from '@academy/contract/base/days'
import { expect, test } from 'vitest'
import { momentInVienna } from '../clock.ts'
import {
  archiveName,
  archivesToKeep,
  backupState,
  isBackupDue,
  isCheckDue,
  lastDue,
  longestKeptDays,
  momentOf,
} from './rules.ts'

const at = (day: string, time = '02:30') => momentInVienna(day, time)
const never = { lastGood: null, lastTry: null }
const good = (moment: Date) => ({ lastGood: moment, lastTry: moment })

test.each([
  ['02:30', '2027-06-20T00:30:00.000Z'],
  ['02:29', '2027-06-19T00:30:00.000Z'],
  ['23:59', '2027-06-20T00:30:00.000Z'],
])('at %s the last moment of the schedule was %s', (time, due) => {
  expect(lastDue(at('2027-06-20', time), '02:30').toISOString()).toBe(due)
})

// The clocks go forward from 02:00 to 03:00 on this day: the backup is made at 03:30 once.
test('a time that a change of the clocks leaves out is still due once', () => {
  expect(lastDue(at('2027-03-28', '12:00'), '02:30').toISOString()).toBe('2027-03-28T01:30:00.000Z')
})

test.each([
  ['never made', at('2027-06-20', '12:00'), never, true],
  ['made today', at('2027-06-20', '12:00'), good(at('2027-06-20')), false],
  ['made yesterday, before the time', at('2027-06-20', '02:00'), good(at('2027-06-19')), false],
  ['made yesterday, after the time', at('2027-06-20', '02:31'), good(at('2027-06-19')), true],
  [
    'failed half an hour ago',
    at('2027-06-20', '03:00'),
    { lastGood: null, lastTry: at('2027-06-20') },
    false,
  ],
  ['failed an hour ago', at('2027-06-20', '03:30'), { lastGood: null, lastTry: at('2027-06-20') }, true],
  [
    'failed just before the time',
    at('2027-06-20'),
    { lastGood: null, lastTry: at('2027-06-20', '02:15') },
    true,
  ],
])('a backup that was %s is due: %#', (_, now, tries, due) => {
  expect(isBackupDue(now, '02:30', tries)).toBe(due)
})

test.each([
  [never, true],
  [good(at('2027-06-13', '13:00')), false],
  [good(at('2027-06-13', '11:00')), true],
  [{ lastGood: at('2027-06-01'), lastTry: at('2027-06-20', '03:00') }, false],
  [{ lastGood: at('2027-06-01'), lastTry: at('2027-06-19', '11:00') }, true],
])('a check is due once a week, and a day after a failed one: %#', (tries, due) => {
  expect(isCheckDue(at('2027-06-20', '12:00'), tries)).toBe(due)
})

test('the name of an archive has its moment, and other files have none', () => {
  const moment = new Date('2027-06-20T00:30:07Z')
  expect(archiveName(moment)).toBe('academy-2027-06-20-003007.tar.gz')
  expect(momentOf(archiveName(moment))).toEqual(moment)
  for (const other of [
    'before-upgrade.tar.gz',
    'academy-2027-13-40-003007.tar.gz',
    'academy-2027-06-20-003007.tar.gz.partial-x',
  ])
    expect(momentOf(other)).toBeNull()
})

const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => at(laterDay(first, index)))
const keptDays = (moments: Date[], now: Date, keep: Parameters<typeof archivesToKeep>[2]) =>
  [...archivesToKeep(moments, now, keep)].map(moment => moment.toISOString().slice(0, 10)).sort()

test.each([
  [{ days: 3, weeks: 0, months: 0 }, ['2027-06-16', '2027-06-17', '2027-06-18']],
  // The newest of this week, and the Sundays of the two weeks before.
  [{ days: 1, weeks: 3, months: 0 }, ['2027-06-06', '2027-06-13', '2027-06-18']],
  [{ days: 1, weeks: 0, months: 3 }, ['2027-04-30', '2027-05-31', '2027-06-18']],
  [{ days: 2, weeks: 2, months: 2 }, ['2027-05-31', '2027-06-13', '2027-06-17', '2027-06-18']],
])('of daily archives until Friday, 18 June, %j leaves %j', (keep, kept) => {
  expect(keptDays(days('2027-01-01', 169), at('2027-06-18', '12:00'), keep)).toEqual(kept)
})

test('of several archives of one day the newest stays', () => {
  const moments = [at('2027-06-18', '08:00'), at('2027-06-18', '20:00'), at('2027-06-18', '12:00')]
  expect([...archivesToKeep(moments, at('2027-06-18', '23:00'), { days: 7, weeks: 4, months: 6 })]).toEqual([
    moments[1],
  ])
})

test('the newest archive stays, however old it is', () => {
  const old = [at('2025-01-01'), at('2025-01-02')]
  expect([...archivesToKeep(old, at('2027-06-18'), { days: 7, weeks: 4, months: 6 })]).toEqual([old[1]])
})

test('a year of daily backups, each followed by the rule, keeps what is promised and nothing longer', () => {
  const keep = { days: 7, weeks: 4, months: 6 }
  let left: Date[] = []
  for (const now of days('2026-06-20', 400)) {
    left = [...archivesToKeep([...left, now], now, keep)]
    const oldest = Math.min(...left.map(moment => moment.getTime()))
    expect((now.getTime() - oldest) / 86_400_000).toBeLessThan(longestKeptDays(keep) + 1)
  }
  // 7 days with a Sunday, 2 more Sundays, 5 more ends of months.
  expect(left.length).toBe(7 + 2 + 5)
})

const now = at('2027-06-20', '12:00')
const recent = at('2027-06-20')
test.each([
  ['missing', never, never],
  ['failed', { lastGood: null, lastTry: recent }, never],
  ['failed', { lastGood: at('2027-06-19'), lastTry: recent }, never],
  ['old', good(at('2027-06-18')), never],
  ['check_failed', good(recent), { lastGood: at('2027-06-10'), lastTry: recent }],
  ['ok', good(at('2027-06-19', '02:30')), good(at('2027-06-14'))],
  ['ok', good(recent), never],
])('the state is %s: %#', (state, backup, check) => {
  expect(backupState(now, { backup, check })).toBe(state)
})
