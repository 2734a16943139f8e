import type { PlannedAccompanist, Workload } from '@academy/contract/schedule/accompaniment-plan/schemas'
import { daysOf, lessonDays, type OpenOrTaken, type Period, spansOf } from './suggest.ts'

/** What a participant plays: a text, and works of the catalogue. */
export interface Repertoire {
  repertoire: string
  chosen_count: number
}

/** How many pieces, how long those are that say it, and how many do not. */
export interface PieceSum {
  piece_count: number
  piece_seconds: number
  untimed_count: number
}

const hasLetter = /\p{L}/u
/** At the end of a line: `12 min`, `12:30` or `12'`, also in brackets. A bare `12:30` follows a comma, dash or bracket. */
const minutes = /(?:^|[\s,(–-])(\d{1,3})\s*(?:min\b\.?|minuten\b|minutes\b|mins\b|['’′])\s*\)?\.?$/iu
const minutesAndSeconds = /[,(–-]\s*(\d{1,3}):([0-5]\d)(?:\s*(?:min\b\.?|minuten\b|minutes\b))?\s*\)?\.?$/iu

const secondsOf = (line: string): number | null => {
  const exact = minutesAndSeconds.exec(line)
  if (exact) return Number(exact[1]) * 60 + Number(exact[2])
  const rough = minutes.exec(line)
  return rough ? Number(rough[1]) * 60 : null
}

/** Every line with a letter in it is a piece, as the form asks for it. */
const linesOf = (repertoire: string): (number | null)[] =>
  repertoire
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
    .filter(line => hasLetter.test(line))
    .map(line => secondsOf(line) || null)

/** Text and chosen works often name the same pieces: the longer of both lists counts. */
export const sumOfPieces = ({ repertoire, chosen_count }: Repertoire): PieceSum => {
  const lines = linesOf(repertoire)
  const timed = lines.filter(seconds => seconds !== null)
  const piece_count = Math.max(lines.length, chosen_count)
  return {
    piece_count,
    piece_seconds: timed.reduce((sum, seconds) => sum + seconds, 0),
    untimed_count: piece_count - timed.length,
  }
}

/** A masterclass with what its participants play. */
export type PlayedMasterclass = OpenOrTaken & PieceSum

/** A concert request that names an accompanist. */
export interface AccompaniedRequest {
  period_id: number
  seconds: number
  /** Null if it is not planned, or the caller may not know it. */
  date: string | null
}

const workOf = (
  masterclasses: readonly PlayedMasterclass[],
  requests: readonly AccompaniedRequest[],
): Workload => {
  const sum = (part: (masterclass: PlayedMasterclass) => number) =>
    masterclasses.reduce((total, one) => total + part(one), 0)
  return {
    participant_count: sum(one => one.participant_count ?? 0),
    open_count: sum(one => (one.participant_count === null ? 1 : 0)),
    undecided_count: sum(one => (one.participant_count === null ? one.application_count : 0)),
    piece_count: sum(one => one.piece_count),
    piece_seconds: sum(one => one.piece_seconds),
    untimed_count: sum(one => one.untimed_count),
    concert_count: requests.length,
    concert_seconds: requests.reduce((total, { seconds }) => total + seconds, 0),
  }
}

const lessonsOn = <M extends OpenOrTaken>(masterclasses: readonly M[], day: string) =>
  masterclasses.filter(one => lessonDays(one).includes(day))

/** What one accompanist has in all, on each day of the period, and on which days nothing. */
export const plannedWork = (
  period: Period,
  masterclasses: readonly PlayedMasterclass[],
  requests: readonly AccompaniedRequest[],
): Pick<PlannedAccompanist, 'masterclass_ids' | 'total' | 'undated_count' | 'days' | 'free'> => {
  const own = masterclasses.filter(one => one.period_ids.includes(period.period_id))
  const ownRequests = requests.filter(one => one.period_id === period.period_id)
  const days = daysOf(period).map(date => {
    const taught = lessonsOn(own, date)
    return {
      date,
      masterclass_ids: taught.map(({ id }) => id),
      ...workOf(
        taught,
        ownRequests.filter(one => one.date === date),
      ),
    }
  })
  const toAccompany = masterclasses.filter(one => one.needs_accompanist)
  const isFree = ({ date, masterclass_ids, concert_count }: (typeof days)[number]) =>
    masterclass_ids.length === 0 && concert_count === 0 && lessonsOn(toAccompany, date).length > 0
  return {
    masterclass_ids: own.map(({ id }) => id),
    total: workOf(own, ownRequests),
    undated_count: ownRequests.filter(({ date }) => date === null).length,
    days,
    free: spansOf(days.filter(isFree).map(({ date }) => date)),
  }
}

/** Days with lessons to accompany on which no accompanist is there. */
export const uncoveredDays = (masterclasses: readonly OpenOrTaken[], periods: readonly Period[]) => {
  const there = new Set(periods.flatMap(daysOf))
  const lessons = masterclasses.filter(one => one.needs_accompanist).flatMap(lessonDays)
  return spansOf([...new Set(lessons)].filter(day => !there.has(day)))
}
