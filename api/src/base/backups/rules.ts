import { laterDay } from '@academy/contract/base/days'
import type { Keep } from '../backup-config.ts'
import { dayInVienna, momentInVienna } from '../clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A failed backup is tried again after this time, whatever the schedule. */
const RETRY_AFTER_MS = HOUR_MS
const CHECK_EVERY_MS = 7 * DAY_MS
/** A failed check is repeated with the archive of the next day. */
const REPEAT_CHECK_AFTER_MS = DAY_MS
/** A daily backup that is late by half a day. */
const TOO_OLD_MS = 36 * HOUR_MS

/** When the last backup worked, and when one was tried last, with what came of it. */
export interface Tries {
  lastGood: Date | null
  lastTry: Date | null
}

/** Returns the latest moment of the schedule that is not in the future. */
export const lastDue = (now: Date, at: string): Date => {
  const today = dayInVienna(now)
  const due = momentInVienna(today, at)
  return due <= now ? due : momentInVienna(laterDay(today, -1), at)
}

/** Whether the backup of the schedule is missing. A failed one is not tried again at once. */
export const isBackupDue = (now: Date, at: string, { lastGood, lastTry }: Tries): boolean => {
  if (lastGood && lastGood >= lastDue(now, at)) return false
  return !lastTry || now.getTime() - lastTry.getTime() >= RETRY_AFTER_MS || lastTry < lastDue(now, at)
}

/** Whether an archive is to be restored on trial: once a week. */
export const isCheckDue = (now: Date, { lastGood, lastTry }: Tries): boolean => {
  const since = (moment: Date | null) =>
    moment ? now.getTime() - moment.getTime() : Number.POSITIVE_INFINITY
  return since(lastGood) >= CHECK_EVERY_MS && since(lastTry) >= REPEAT_CHECK_AFTER_MS
}

const NAME = /^academy-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/

/** The name of an archive: its moment in UTC. */
export const archiveName = (at: Date): string => {
  const [day = '', time = ''] = at.toISOString().split('T')
  return `academy-${day}-${time.slice(0, 8).replaceAll(':', '')}.tar.gz`
}

/** Returns when an archive was made, or null for any other file. */
export const momentOf = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

const mondayOf = (day: string) => laterDay(day, -((new Date(day).getUTCDay() + 6) % 7))
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** How many days, weeks or months ago a day was, in periods of the calendar. */
const periods: Record<keyof Keep, (day: string, today: string) => number> = {
  days: (day, today) => (Date.parse(today) - Date.parse(day)) / DAY_MS,
  weeks: (day, today) => (Date.parse(mondayOf(today)) - Date.parse(mondayOf(day))) / (7 * DAY_MS),
  months: (day, today) => monthNumber(today) - monthNumber(day),
}

/**
 * Returns which of these moments are kept: the newest of each of the last days, weeks and months, this one included,
 * and always the newest of all. It depends on the calendar and not on how many archives there are, so that nothing is
 * kept longer than promised.
 */
export const archivesToKeep = (moments: readonly Date[], now: Date, keep: Keep): Set<Date> => {
  const today = dayInVienna(now)
  const newestFirst = moments.toSorted((a, b) => b.getTime() - a.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  for (const [period, count] of Object.entries(keep) as [keyof Keep, number][]) {
    const seen = new Set<number>()
    for (const moment of newestFirst) {
      const ago = periods[period](dayInVienna(moment), today)
      if (ago < count && !seen.has(ago)) kept.add(moment)
      seen.add(ago)
    }
  }
  return kept
}

/** After how many days no archive is left that the schedule has made, while it goes on making new ones. */
export const longestKeptDays = ({ days, weeks, months }: Keep): number =>
  Math.max(days, 7 * weeks, 31 * months)

interface Runs {
  backup: Tries
  /** The last check that worked, restored or only read, and the last one that was tried. */
  check: Tries
}

export type BackupState = 'ok' | 'old' | 'failed' | 'check_failed' | 'missing'

const hasFailed = ({ lastGood, lastTry }: Tries) => lastTry !== null && (lastGood ?? 0) < lastTry

/** Judges what is known of the backups. */
export const backupState = (now: Date, { backup, check }: Runs): BackupState => {
  if (hasFailed(backup)) return 'failed'
  if (!backup.lastGood) return 'missing'
  if (now.getTime() - backup.lastGood.getTime() > TOO_OLD_MS) return 'old'
  return hasFailed(check) ? 'check_failed' : 'ok'
}
