import { DECISION_DAYS, lastRepertoireDay } from '@academy/contract/base/constants'
import { laterDay } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import { type AcademyDate, AcademyDateKind } from '@academy/contract/programme/dates/schemas'
import type { PublicConcert } from '@academy/contract/schedule/public-concerts/schemas'
import { lessonDays } from '../my-days/rules.ts'
import { dateTexts } from './texts.ts'

interface AcademyDays {
  id: number
  start_date: string
  end_date: string
  deadline: string
  lodging_free_until: string
  place: string
}

interface ShownOn {
  locale: Locale
  today: string
}

type AllDay = Pick<AcademyDate, 'kind' | 'start_date' | 'end_date' | 'place'>

const onDay = (kind: AcademyDateKind, day: string, place = ''): AllDay => ({
  kind,
  start_date: day,
  end_date: day,
  place,
})

const allDays = (academy: AcademyDays): AllDay[] => {
  const { start_date, end_date, deadline, lodging_free_until, place } = academy
  const repertoire = lastRepertoireDay(start_date)
  return [
    // A day after the beginning would be no help.
    ...(repertoire < start_date ? [onDay('repertoire', repertoire)] : []),
    onDay('deadline', deadline),
    onDay('lodging_free', lodging_free_until),
    onDay('decisions', laterDay(deadline, DECISION_DAYS)),
    onDay('arrival', start_date, place),
    { kind: 'lessons', ...lessonDays(academy), place },
    onDay('departure', end_date, place),
  ]
}

const order = (kind: AcademyDateKind) => AcademyDateKind.options.indexOf(kind)

/** Returns the dates of an academy with its concerts, in the order of the days. */
export const datesOf = (
  academy: AcademyDays,
  concerts: readonly PublicConcert[],
  { locale, today }: ShownOn,
): AcademyDate[] => {
  const texts = dateTexts[locale].dates
  const days = allDays(academy).map(
    (day): AcademyDate => ({
      ...day,
      ...texts[day.kind],
      id: `academy-${academy.id}-${day.kind}`,
      starts_at: null,
      ends_at: null,
      concert_id: null,
      is_over: day.end_date < today,
    }),
  )
  const evenings = concerts.map(
    ({ id, date, starts_at, ends_at, place, composers }): AcademyDate => ({
      kind: 'concert',
      title: texts.concert.title,
      text: composers.join(', '),
      id: `public-concert-${id}`,
      start_date: date,
      end_date: date,
      starts_at,
      ends_at,
      place,
      concert_id: id,
      is_over: date < today,
    }),
  )
  return [...days, ...evenings].toSorted(
    (one, other) =>
      one.start_date.localeCompare(other.start_date) ||
      order(one.kind) - order(other.kind) ||
      one.id.localeCompare(other.id),
  )
}
