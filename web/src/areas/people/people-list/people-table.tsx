import { daysBetween, laterDay } from '@academy/contract/base/days'
import {
  KindFilter,
  type ListedPerson,
  PEOPLE_PER_PAGE,
  type PeopleChoices,
  PeopleSort,
  type TeacherWithoutAccount,
} from '@academy/contract/people/people-list/schemas'
import type { ReactNode } from 'react'
import { formatDayOfWeek, nameIn } from '../../../base/format.ts'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableFilter } from '../../../ui/office-table/table-view.ts'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import type { PeoplePage } from './api.ts'
import { usePeopleColumns } from './people-columns.tsx'
import { className } from './person-summary.ts'
import { peopleTexts } from './texts.ts'
import './people-table.css'

/** Returns the filters of the list; the server applies them. */
const usePeopleFilters = ({
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

interface PeopleTableProps {
  /** Undefined while the first page is loading, or if it failed; then the placeholder says which. */
  found: PeoplePage | undefined
  placeholder: ReactNode
  isLoading: boolean
  state: TableState
  choices: PeopleChoices
  /** Returns all rows of the list, or those of the selected people, for a file. */
  load: (ids?: number[]) => Promise<readonly ListedPerson[]>
  /** Renders the name with a link to the person. */
  nameOf: (person: ListedPerson) => ReactNode
  /** Renders the name of a teacher without an account with a link to the teacher. */
  teacherOf: (teacher: TeacherWithoutAccount) => ReactNode
  /** Buttons beside those of the table. */
  tools: ReactNode
  /** Renders the actions for the selected people. */
  selectionActions: (people: readonly ListedPerson[]) => ReactNode
}

/** The people of an academy, and its teachers who have no account. */
export const PeopleTable = ({ teacherOf, ...props }: PeopleTableProps) => (
  <>
    <Table {...props} />
    <WithoutAccount teachers={props.found?.teachers_without_account ?? []} teacherOf={teacherOf} />
  </>
)

interface WithoutAccountProps extends Pick<PeopleTableProps, 'teacherOf'> {
  teachers: readonly TeacherWithoutAccount[]
}

const WithoutAccount = ({ teachers, teacherOf }: WithoutAccountProps) => {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const instrumentsOf = ({ masterclasses }: TeacherWithoutAccount) =>
    [...new Set(masterclasses.map(one => one[`instrument_${locale}`]))].join(', ')
  if (teachers.length === 0) return null
  return (
    <div className="people-teachers">
      <p>{texts.withoutAccount(teachers.length)}</p>
      <ul>
        {teachers.map(teacher => (
          <li key={teacher.teacher_id}>
            {teacherOf(teacher)} ({instrumentsOf(teacher)})
          </li>
        ))}
      </ul>
    </div>
  )
}

const Table = ({
  found,
  placeholder,
  choices,
  load,
  nameOf,
  ...props
}: Omit<PeopleTableProps, 'teacherOf'>) => {
  const texts = useTexts(peopleTexts)
  const { people = [], total = 0 } = found ?? {}
  return (
    <OfficeTable
      id="people"
      caption={texts.people}
      rows={people}
      idOf={({ id }) => id}
      columns={usePeopleColumns(nameOf)}
      filters={usePeopleFilters(choices)}
      state={props.state}
      searchHint={texts.searchHint}
      empty={texts.noneYet}
      nothingFound={texts.nothingFound}
      summary={texts.found(total)}
      note={areaCommon.ageNote[useLocale()]}
      tools={props.tools}
      selectionActions={props.selectionActions}
      exportSelected={rows => load(rows.map(({ id }) => id))}
      server={{
        total,
        perPage: PEOPLE_PER_PAGE,
        sortable: PeopleSort.options,
        isLoading: props.isLoading,
        placeholder: found ? undefined : placeholder,
        loadAll: () => load(),
        recordsExport: true,
      }}
    />
  )
}
