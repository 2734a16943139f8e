// Without zod: pages load it.
import type { Locale } from '../../base/locale.ts'
import type { KindFilter, PeopleFilter } from './schemas.ts'

type Filter = Exclude<keyof PeopleFilter, 'academy_id' | 'search'>

interface PeopleFilterTexts {
  names: Record<Filter, string>
  kinds: Record<KindFilter, string>
}

/** The filters of the list of people, in the list and in the record of its exports. */
export const peopleFilterTexts: Record<Locale, PeopleFilterTexts> = {
  en: {
    names: {
      kind: 'Kind',
      masterclass_id: 'Masterclass',
      instrument_id: 'Instrument',
      country_id: 'Country',
      day: 'There on',
      minors: 'Only minors',
      consent_missing: 'Consent missing',
      contact_missing: 'Emergency contact missing',
      unpaid: 'Only with unpaid invoices',
      arriving: 'Only arriving today',
    },
    kinds: {
      participant: 'Participants',
      applicant: 'Applicants',
      teacher: 'Teachers',
      accompanist: 'Accompanists',
      guest: 'Guests (a booking only)',
      registered: 'Registered only',
      everyone: 'Everybody with an account',
    },
  },
  de: {
    names: {
      kind: 'Art',
      masterclass_id: 'Meisterkurs',
      instrument_id: 'Instrument',
      country_id: 'Land',
      day: 'Anwesend an',
      minors: 'Nur Minderjährige',
      consent_missing: 'Zustimmung fehlt',
      contact_missing: 'Notfallkontakt fehlt',
      unpaid: 'Nur mit Unbezahltem',
      arriving: 'Nur mit Anreise heute',
    },
    kinds: {
      participant: 'Teilnehmende',
      applicant: 'Bewerbungen',
      teacher: 'Lehrpersonen',
      accompanist: 'Korrepetition',
      guest: 'Gäste (nur mit Buchung)',
      registered: 'Nur registriert',
      everyone: 'Alle mit einem Konto',
    },
  },
}

const switchedOn = '1'

/**
 * Writes a filter as the record stores it, `kind=guest, unpaid=1`, in words. The entry names the masterclass, the
 * instrument and the country of the filter itself.
 */
export const peopleFilterText = (
  filter: string,
  locale: Locale,
  dayText: (day: string) => string,
): string => {
  const { names, kinds } = peopleFilterTexts[locale]
  const labels: Record<string, string> = names
  const kindNames: Record<string, string> = kinds
  return filter
    .split(', ')
    .map(part => part.split('='))
    .filter(([name = '']) => !name.endsWith('_id'))
    .map(([name = '', value = '']) => {
      const label = labels[name] ?? name
      if (value === switchedOn) return label
      return `${label}: ${name === 'day' ? dayText(value) : (kindNames[value] ?? value)}`
    })
    .join(', ')
}
