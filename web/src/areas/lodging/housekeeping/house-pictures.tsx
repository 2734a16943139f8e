import { plural } from '@academy/contract/base/plural'
import type { Occupancy } from '@academy/contract/lodging/housekeeping/schemas'
import type { ReactNode } from 'react'
import {
  formatCount,
  formatDayAndMonth,
  formatDayOfWeek,
  formatShortDay,
  nameIn,
} from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Chart } from '../../../ui/chart/chart.tsx'
import { looks } from '../../../ui/chart/chart-frame.tsx'

const en = (count: number, one: string, other: string) => plural('en', count, { one, other })
const de = (count: number, one: string, other: string) => plural('de', count, { one, other })

const pictureTexts = defineTexts({
  en: {
    night: 'Night',
    day: 'Day',
    beds: 'Beds',
    fullest: (taken: string, beds: string, night: string) =>
      `At most ${taken} of ${beds} beds are taken, in the night of ${night}`,
    noBeds: {
      title: 'Beds by night',
      text: 'No bed is booked yet. Every night will be drawn here under the line of beds.',
    },
    bookingsOf: 'Bookings of this night',
    arrivals: 'Arrivals',
    departures: 'Departures',
    arriving: (count: number, day: string) =>
      `${en(count, 'One person arrives', `${count} people arrive`)} on ${day}`,
    leaving: (count: number, day: string) => `${en(count, 'one leaves', `${count} leave`)} on ${day}`,
    noGuests: {
      title: 'Arrivals and departures',
      text: 'Nobody has booked a bed yet. Arrivals and departures of every day will be drawn here.',
    },
    listOf: 'List of this day',
    breakfasts: 'Breakfast',
    dinners: 'Dinner',
    most: (meals: string, most: string, day: string) => `${meals} meals, at most ${most} on ${day}`,
    noMeals: {
      title: 'Meals by day',
      text: 'Nobody has booked half board yet. The meals of every day will be drawn here.',
    },
  },
  de: {
    night: 'Nacht',
    day: 'Tag',
    beds: 'Betten',
    fullest: (taken: string, beds: string, night: string) =>
      `Höchstens ${taken} von ${beds} Betten sind belegt, in der Nacht ab ${night}`,
    noBeds: {
      title: 'Betten nach Nächten',
      text: 'Noch ist kein Bett gebucht. Hier wird jede Nacht unter der Linie der Betten gezeichnet.',
    },
    bookingsOf: 'Buchungen dieser Nacht',
    arrivals: 'Anreisen',
    departures: 'Abreisen',
    arriving: (count: number, day: string) =>
      `Am ${day} ${de(count, 'reist eine Person', `reisen ${count} Personen`)} an`,
    leaving: (count: number, day: string) => `am ${day} ${de(count, 'reist eine', `reisen ${count}`)} ab`,
    noGuests: {
      title: 'An- und Abreisen',
      text: 'Noch hat niemand ein Bett gebucht. Hier werden An- und Abreisen jedes Tages gezeichnet.',
    },
    listOf: 'Liste dieses Tages',
    breakfasts: 'Frühstück',
    dinners: 'Abendessen',
    most: (meals: string, most: string, day: string) => `${meals} Mahlzeiten, höchstens ${most} am ${day}`,
    noMeals: {
      title: 'Mahlzeiten nach Tagen',
      text: 'Noch hat niemand Halbpension gebucht. Hier werden die Mahlzeiten jedes Tages gezeichnet.',
    },
  },
})

interface PictureProps {
  today: string
  /** Leads to the list. */
  linkTo?: ((label: string) => ReactNode) | undefined
  /** Leads to the list of a day or night. */
  linkToDay?: (label: string, day: string) => ReactNode
}

/** Returns the place of the highest figure, the first one of several. */
const highest = (figures: readonly number[]): number => figures.indexOf(Math.max(0, ...figures))

const useDays = (days: readonly string[], today: string) => {
  const locale = useLocale()
  const known = days.indexOf(today)
  return {
    points: days.map(day => ({ name: formatDayOfWeek(day, locale), tick: formatShortDay(day) })),
    startAt: (place: number) => Math.max(0, known === -1 ? place : known),
    // A title does not break between day and month.
    nameOf: (place: number) =>
      formatDayAndMonth(days[Math.max(0, place)] ?? today, locale).replace(' ', '\u00a0'),
    count: (figure: number | undefined) => formatCount(figure ?? 0, locale),
  }
}

/** The beds taken in each night by room type, under the line of all beds. */
export const BedPicture = ({
  occupancy,
  today,
  linkTo,
  linkToDay,
}: PictureProps & { occupancy: Occupancy }) => {
  const texts = useTexts(pictureTexts)
  const locale = useLocale()
  const { room_types, nights } = occupancy
  const beds = room_types.reduce((sum, room) => sum + room.beds, 0)
  const taken = nights.map(night => night.taken.reduce((sum, one) => sum + one, 0))
  const fullest = highest(taken)
  const { points, startAt, nameOf, count } = useDays(
    nights.map(({ night }) => night),
    today,
  )
  return (
    <Chart
      title={texts.fullest(count(taken[fullest]), count(beds), nameOf(fullest))}
      linkTo={linkTo}
      axis={texts.night}
      points={points}
      series={room_types.map((room, place) => ({
        name: nameIn(locale, room),
        look: looks[place % 4] ?? 'plain',
        values: nights.map(night => night.taken[place] ?? 0),
      }))}
      limit={{ name: texts.beds, value: beds }}
      start={startAt(fullest)}
      pointLink={place => linkToDay?.(texts.bookingsOf, nights[place]?.night ?? '')}
      empty={texts.noBeds}
    />
  )
}

interface GuestDay {
  day: string
  arrivals: number
  departures: number
}

/** Who comes above the line, and who goes below it. */
export const ArrivalPicture = ({
  days,
  today,
  linkTo,
  linkToDay,
}: PictureProps & { days: readonly GuestDay[] }) => {
  const texts = useTexts(pictureTexts)
  const [arrivals, departures] = [days.map(one => one.arrivals), days.map(one => one.departures)]
  const [first, last] = [highest(arrivals), highest(departures)]
  const { points, startAt, nameOf } = useDays(
    days.map(({ day }) => day),
    today,
  )
  return (
    <Chart
      title={[
        texts.arriving(arrivals[first] ?? 0, nameOf(first)),
        texts.leaving(departures[last] ?? 0, nameOf(last)),
      ].join(', ')}
      linkTo={linkTo}
      axis={texts.day}
      points={points}
      series={[
        { name: texts.arrivals, look: 'plain', values: arrivals },
        { name: texts.departures, look: 'hatched', values: departures, isBelow: true },
      ]}
      start={startAt(first)}
      pointLink={place => linkToDay?.(texts.listOf, days[place]?.day ?? '')}
      empty={texts.noGuests}
    />
  )
}

interface MealDay {
  day: string
  breakfasts: number
  dinners: number
}

/** The meals of each day. */
export const MealPicture = ({ days, today, linkTo }: PictureProps & { days: readonly MealDay[] }) => {
  const texts = useTexts(pictureTexts)
  const [breakfasts, dinners] = [days.map(one => one.breakfasts), days.map(one => one.dinners)]
  const meals = days.map(one => one.breakfasts + one.dinners)
  const most = highest(meals)
  const { points, startAt, nameOf, count } = useDays(
    days.map(({ day }) => day),
    today,
  )
  return (
    <Chart
      title={texts.most(count(meals.reduce((sum, one) => sum + one, 0)), count(meals[most]), nameOf(most))}
      linkTo={linkTo}
      axis={texts.day}
      points={points}
      series={[
        { name: texts.breakfasts, look: 'hatched', values: breakfasts },
        { name: texts.dinners, look: 'plain', values: dinners, stack: 1 },
      ]}
      start={startAt(most)}
      empty={texts.noMeals}
    />
  )
}
