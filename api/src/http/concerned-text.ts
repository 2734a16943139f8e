import type { Concerned, ConcernedKind } from '@academy/contract/base/concerned'
import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'

type Nouns = Record<ConcernedKind, [one: string, other: string]>

const texts: Record<Locale, Nouns & { more: (count: number) => string }> = {
  en: {
    people: ['person', 'people'],
    applications: ['application', 'applications'],
    participants: ['participant', 'participants'],
    invoices: ['invoice', 'invoices'],
    bookings: ['booking', 'bookings'],
    masterclasses: ['masterclass', 'masterclasses'],
    teachers: ['teacher', 'teachers'],
    correpetition_periods: ['correpetition period', 'correpetition periods'],
    concert_evenings: ['concert evening', 'concert evenings'],
    concert_requests: ['concert request', 'concert requests'],
    surveys: ['survey', 'surveys'],
    more: count => `and ${count} more`,
  },
  de: {
    people: ['Person', 'Personen'],
    applications: ['Bewerbung', 'Bewerbungen'],
    participants: ['Person, die teilnimmt', 'Personen, die teilnehmen'],
    invoices: ['Rechnung', 'Rechnungen'],
    bookings: ['Buchung', 'Buchungen'],
    masterclasses: ['Meisterkurs', 'Meisterkurse'],
    teachers: ['Lehrperson', 'Lehrpersonen'],
    correpetition_periods: ['Korrepetitionszeitraum', 'Korrepetitionszeiträume'],
    concert_evenings: ['Konzertabend', 'Konzertabende'],
    concert_requests: ['Konzertanfrage', 'Konzertanfragen'],
    surveys: ['Umfrage', 'Umfragen'],
    more: count => `und ${count} weitere`,
  },
}

/** Returns who is concerned: `3 bookings (Ada Berg, Li Wei and 1 more); 1 invoice (2027-0004).` */
export const concernedText = (concerned: readonly Concerned[], locale: Locale): string => {
  const parts = concerned.map(({ kind, count, names }) => {
    const [one, other] = texts[locale][kind]
    const noun = `${count} ${plural(locale, count, { one, other })}`
    const rest = count > names.length ? ` ${texts[locale].more(count - names.length)}` : ''
    return names.length > 0 ? `${noun} (${names.join(', ')}${rest})` : noun
  })
  return `${parts.join('; ')}.`
}
