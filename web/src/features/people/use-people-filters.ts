import { laterDay } from '@academy/contract/lib/days'
import { KindFilter, type ListedPerson, type PeopleChoices } from '@academy/contract/people/schemas'
import { daysBetween, formatDayOfWeek, nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import type { TableFilter } from '../../ui/office-table/table-view.ts'
import { className } from './person-summary.ts'
import { peopleTexts } from './texts.ts'

/** Returns the filters of the list; the server applies them. */
export const usePeopleFilters = ({
  academy,
  masterclasses,
  instruments,
  countries,
}: PeopleChoices): TableFilter<ListedPerson>[] => {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const named = (one: (typeof countries)[number]) => ({ value: String(one.id), label: nameIn(locale, one) })
  const days = academy
    ? Array.from({ length: daysBetween(academy.start_date, academy.end_date) + 1 }, (_, index) =>
        laterDay(academy.start_date, index),
      )
    : []
  return [
    {
      id: 'kind',
      label: texts.kind,
      all: texts.ofTheAcademy,
      options: KindFilter.options.map(value => ({ value, label: texts.kindFilters[value] })),
    },
    {
      id: 'masterclass',
      label: texts.masterclass,
      all: texts.allMasterclasses,
      options: masterclasses.map(one => ({ value: String(one.id), label: className(locale, one) })),
    },
    {
      id: 'instrument',
      label: texts.instrument,
      all: texts.allInstruments,
      options: instruments.map(named),
    },
    {
      id: 'country',
      label: texts.country,
      all: texts.allCountries,
      options: countries.map(named).toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    },
    {
      id: 'day',
      label: texts.day,
      all: texts.anyDay,
      options: days.map(day => ({ value: day, label: formatDayOfWeek(day, locale) })),
    },
    { id: 'minors', isSwitch: true, label: texts.minorsOnly },
    { id: 'consent', isSwitch: true, label: texts.consentMissingOnly },
    { id: 'contact', isSwitch: true, label: texts.contactMissingOnly },
    { id: 'unpaid', isSwitch: true, label: texts.unpaidOnly },
    { id: 'arriving', isSwitch: true, label: texts.arrivingOnly },
  ]
}
