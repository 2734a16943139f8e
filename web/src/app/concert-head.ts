import type { ConcertProgramme } from '@academy/contract/schedule/public-concerts/schemas'
import { yearOf } from '../base/format.ts'
import { formatHour, formatLongWeekday } from '../base/format-period.ts'
import { defineTexts } from '../base/i18n/texts.ts'
import { headOf, type PageVisit } from '../base/pages/head.ts'
import { paths } from '../base/pages/paths.ts'

const texts = defineTexts({
  en: {
    title: (day: string) => `Concert, ${day}`,
    description: (hour: string, place: string, composers: string) =>
      `Academy concert at ${hour}, ${place}: ${composers}.`,
  },
  de: {
    title: day => `Konzert, ${day}`,
    description: (hour, place, composers) => `Akademiekonzert um ${hour}, ${place}: ${composers}.`,
  },
})

/** The concert as search engines read it (schema.org). */
const eventData = ({ starts_at, ends_at, place }: ConcertProgramme, name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  name,
  startDate: starts_at,
  endDate: ends_at,
  location: { '@type': 'Place', name: place },
})

export const concertHead = (visit: PageVisit, concert: ConcertProgramme) => {
  const { locale } = visit.context
  const { title, description } = texts[locale]
  const { id, date, starts_at, place, composers } = concert
  const name = title(`${formatLongWeekday(date, locale)} ${yearOf(date)}`)
  return headOf(visit, {
    title: name,
    description: description(formatHour(starts_at, locale), place, composers.join(', ')),
    path: paths.Concert.replace('$concertId', String(id)),
    jsonLd: eventData(concert, name),
  })
}
