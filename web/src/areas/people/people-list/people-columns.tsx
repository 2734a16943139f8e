import type { ListedClass, ListedPerson } from '@academy/contract/people/people-list/schemas'
import type { ReactNode } from 'react'
import { formatAmount, formatInstant, formatShortDay, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { className } from './person-summary.ts'
import { peopleTexts } from './texts.ts'

/** Returns the columns of the list. */
export const usePeopleColumns = (
  nameOf: (person: ListedPerson) => ReactNode,
): TableColumn<ListedPerson>[] => {
  const texts = useTexts(peopleTexts)
  const locale = useLocale()
  const { columns } = texts
  const kindsOf = ({ kinds }: ListedPerson) => kinds.map(kind => texts.kinds[kind]).join(', ')
  const isOver = ({ status }: ListedClass) => status === 'rejected' || status === 'withdrawn'
  const classOf = (one: ListedClass) =>
    [
      className(locale, one),
      isOver(one) && one.status && `(${texts.statuses[one.status]})`,
      one.open_offer_until && `(${texts.offered(formatInstant(one.open_offer_until))})`,
    ]
      .filter(Boolean)
      .join(' ')
  const instrumentsOf = ({ masterclasses }: ListedPerson) =>
    [...new Set(masterclasses.map(one => one[`instrument_${locale}`]))].join(', ')
  return [
    {
      id: 'name',
      title: columns.name,
      isHeading: true,
      text: person => person.full_name,
      files: [
        { title: columns.name, text: person => person.full_name },
        { title: columns.latinName, text: person => person.latin_name },
        { title: columns.email, text: person => person.email },
      ],
      cell: person => (
        <div className="people-person">
          {nameOf(person)} {person.is_minor && <Badge tone="warm">{texts.minor}</Badge>}
          {person.latin_name && <p>{person.latin_name}</p>}
          <p>
            <EmailText email={person.email} />
          </p>
        </div>
      ),
    },
    { id: 'kind', title: columns.kind, text: kindsOf },
    {
      id: 'classes',
      title: columns.classes,
      text: ({ masterclasses }) => masterclasses.map(classOf).join('; '),
      cell: ({ masterclasses }) =>
        masterclasses.length > 0 && (
          <ul className="people-classes">
            {masterclasses.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a masterclass may be there twice
              <li key={index} data-over={isOver(one) || undefined}>
                {classOf(one)}
              </li>
            ))}
          </ul>
        ),
    },
    { id: 'instrument', title: columns.instrument, isHiddenAtFirst: true, text: instrumentsOf },
    { id: 'country', title: columns.country, text: ({ country }) => country && nameIn(locale, country) },
    {
      id: 'age',
      title: columns.age,
      number: person => person.age,
      files: [
        { title: columns.age, number: person => person.age },
        { title: columns.minor, text: ({ is_minor }) => (is_minor ? texts.yes : '') },
      ],
    },
    {
      id: 'unpaid',
      title: columns.unpaid,
      number: person => person.outstanding,
      isMoney: true,
      cell: ({ outstanding, is_overdue }) =>
        outstanding > 0 && (
          <span className="people-unpaid">
            <span>{formatAmount(outstanding, locale)}</span>
            {is_overdue && <Badge tone="danger">{texts.overdue}</Badge>}
          </span>
        ),
    },
    {
      id: 'arrival',
      title: columns.stay,
      day: person => person.arrival,
      files: [
        { title: columns.arrival, day: person => person.arrival },
        { title: columns.departure, day: person => person.departure },
      ],
      cell: ({ arrival, departure }) =>
        arrival &&
        departure && (
          <>
            {formatShortDay(arrival)} <span className="people-until">- {formatShortDay(departure)}</span>
          </>
        ),
    },
    // The files have it with the arrival.
    {
      id: 'departure',
      title: columns.departure,
      isHiddenAtFirst: true,
      day: person => person.departure,
      files: [],
    },
    { id: 'room', title: columns.room, text: ({ rooms }) => rooms.join(', ') },
    {
      id: 'consent',
      title: columns.consent,
      isHiddenAtFirst: true,
      text: ({ consent }) => consent && texts.consents[consent],
      cell: ({ consent }) =>
        consent && <Badge tone={consent === 'missing' ? 'danger' : 'quiet'}>{texts.consents[consent]}</Badge>,
    },
    { id: 'allergies', title: columns.allergies, isHiddenAtFirst: true, text: person => person.allergies },
    {
      id: 'emergency',
      title: columns.emergencyContact,
      isHiddenAtFirst: true,
      text: person => person.emergency_contact,
    },
    {
      id: 'language',
      title: columns.language,
      isHiddenAtFirst: true,
      text: person => texts.languages[person.locale],
    },
    { id: 'email', title: columns.email, isHiddenAtFirst: true, text: person => person.email, files: [] },
  ]
}
