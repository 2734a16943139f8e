import { CONCERT_HOUR } from '@academy/contract/base/constants'
import { laterDay } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import { composerText, pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import { type DayEvent, DayEventKind } from '@academy/contract/schedule/my-days/schemas'
import { timeInVienna } from '../../../base/clock.ts'
import type { StoredDays, StoredPerformance } from './queries.ts'
import { dayTexts } from './texts.ts'

interface Period {
  start_date: string
  end_date: string
}

type Described = Pick<DayEvent, 'id' | 'kind' | 'title' | 'place'> & { text?: string }

const allDay = ({ text = '', ...event }: Described, { start_date, end_date }: Period): DayEvent => ({
  ...event,
  text,
  start_date,
  end_date,
  starts_at: null,
  ends_at: null,
})

const onDay = (event: Described, day: string) => allDay(event, { start_date: day, end_date: day })

/** Lessons are from the day after the arrival to the day before the departure; a shorter class has no other days. */
export const lessonDays = ({ start_date, end_date }: Period): Period => {
  const lessons = { start_date: laterDay(start_date, 1), end_date: laterDay(end_date, -1) }
  return lessons.start_date <= lessons.end_date ? lessons : { start_date, end_date }
}

const firstOf = (days: readonly string[]) => days.toSorted()[0]

/** From the first to the last day of these periods; undefined if there is none. */
const spanOf = (periods: readonly Period[]): Period | undefined => {
  const start_date = firstOf(periods.map(period => period.start_date))
  const end_date = periods
    .map(period => period.end_date)
    .toSorted()
    .at(-1)
  return start_date && end_date ? { start_date, end_date } : undefined
}

/** The days of the bookings; without one, the days of the person's classes. */
const travels = ({ academy, stays, places, teaches, period }: StoredDays, locale: Locale): DayEvent[] => {
  const texts = dayTexts[locale]
  const { place } = academy
  const span = spanOf([...places, ...teaches, ...(period ? [period] : [])])
  const arrival = { kind: 'arrival' as const, title: texts.arrival, place }
  const departure = { kind: 'departure' as const, title: texts.departure, place }
  if (stays.length === 0 && span)
    return [
      onDay({ ...arrival, id: `arrival-of-academy-${academy.id}` }, span.start_date),
      onDay({ ...departure, id: `departure-of-academy-${academy.id}` }, span.end_date),
    ]
  // A day on which a guest changes the room is no arrival or departure.
  const isChange = (day: string) =>
    stays.some(one => one.end_date === day) && stays.some(one => one.start_date === day)
  return stays.flatMap(({ id, start_date, end_date, room }) => [
    ...(isChange(start_date)
      ? []
      : [onDay({ ...arrival, id: `arrival-${id}`, text: room?.[`name_${locale}`] ?? '' }, start_date)]),
    ...(isChange(end_date) ? [] : [onDay({ ...departure, id: `departure-${id}` }, end_date)]),
  ])
}

const meals = ({ academy, stays }: StoredDays, locale: Locale): DayEvent[] =>
  stays.flatMap(({ id, meal, ...period }) =>
    meal
      ? [
          allDay(
            {
              id: `meals-${id}`,
              kind: 'meals',
              title: meal[`name_${locale}`],
              text: dayTexts[locale].meals,
              place: academy.place,
            },
            period,
          ),
        ]
      : [],
  )

const classes = ({ academy, places, teaches, accompanies }: StoredDays, locale: Locale): DayEvent[] => {
  const texts = dayTexts[locale]
  const nameOf = (one: (typeof places)[number]) => one[`instrument_${locale}`]
  const event = (kind: DayEvent['kind'], one: (typeof places)[number], title: string) =>
    allDay({ id: `${kind}-${one.id}`, kind, title, place: academy.place }, lessonDays(one))
  return [
    ...places.map(one => event('class', one, texts.class(nameOf(one), one.teacher_name))),
    ...teaches.map(one => event('teaching', one, texts.teaching(nameOf(one)))),
    ...accompanies.map(one =>
      event('accompaniment', one, texts.accompaniment(nameOf(one), one.teacher_name)),
    ),
  ]
}

const lineOf = ({ part, player_name, composer, piece }: StoredPerformance, locale: Locale) =>
  dayTexts[locale].performance[part](
    `${composerText(composer, locale)}, ${pieceTitle(piece, locale)}`,
    player_name,
  )

/** Start and end of a concert. */
export const concertTimes = ({ date, length_minutes }: { date: string; length_minutes: number }) => {
  const start = timeInVienna(date, CONCERT_HOUR)
  const end = new Date(start.getTime() + length_minutes * 60_000)
  return { starts_at: start.toISOString(), ends_at: end.toISOString() }
}

/** One event for each evening, with a line for each work. */
const concerts = ({ performances }: StoredDays, locale: Locale): DayEvent[] =>
  [...Map.groupBy(performances, one => one.evening_id)].flatMap(([evening_id, works]) => {
    const [first] = works
    if (!first) return []
    const { date, place } = first
    return [
      {
        id: `concert-${evening_id}`,
        kind: 'concert' as const,
        start_date: date,
        end_date: date,
        ...concertTimes(first),
        title: dayTexts[locale].concert,
        text: works.map(work => lineOf(work, locale)).join('\n'),
        place,
      },
    ]
  })

const order = (kind: DayEvent['kind']) => DayEventKind.options.indexOf(kind)

/** Returns the events of a person in an academy, in the order of the days. */
export const eventsOf = (days: StoredDays, locale: Locale): DayEvent[] =>
  [travels, classes, concerts, meals]
    .flatMap(part => part(days, locale))
    .toSorted(
      (one, other) =>
        one.start_date.localeCompare(other.start_date) ||
        order(one.kind) - order(other.kind) ||
        one.id.localeCompare(other.id),
    )
