import { laterDay } from '@academy/contract/base/days'
import {
  KindFilter,
  type ListedPerson,
  type PeopleChoices,
} from '@academy/contract/people/people-list/schemas'
import { daysBetween, formatDayOfWeek, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { TableFilter } from '../../../ui/office-table/table-view.ts'
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
  const { names, kinds } = texts.filters
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
      label: names.kind,
      all: texts.ofTheAcademy,
      options: KindFilter.options.map(value => ({ value, label: kinds[value] })),
    },
    {
      id: 'masterclass',
      label: names.masterclass_id,
      all: texts.allMasterclasses,
      options: masterclasses.map(one => ({ value: String(one.id), label: className(locale, one) })),
    },
    {
      id: 'instrument',
      label: names.instrument_id,
      all: texts.allInstruments,
      options: instruments.map(named),
    },
    {
      id: 'country',
      label: names.country_id,
      all: texts.allCountries,
      options: countries.map(named).toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    },
    {
      id: 'day',
      label: names.day,
      all: texts.anyDay,
      options: days.map(day => ({ value: day, label: formatDayOfWeek(day, locale) })),
    },
    { id: 'minors', isSwitch: true, label: names.minors },
    { id: 'consent', isSwitch: true, label: names.consent_missing },
    { id: 'contact', isSwitch: true, label: names.contact_missing },
    { id: 'unpaid', isSwitch: true, label: names.unpaid },
    { id: 'arriving', isSwitch: true, label: names.arriving },
  ]
}
