import './person-head.css'
import type { Person } from '@academy/contract/office/person-page/schemas'
import type { ReactNode } from 'react'
import { formatAmount, nameIn } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmailLink } from '../../../../ui/email-text.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { TimePeriod } from '../../../../ui/time-period.tsx'
import { useTitle } from '../../../admission/applications/use-applications.ts'
import { EntryFacts } from './person-entries.tsx'
import { concernsStudents } from './person-order.ts'
import { personTexts } from './texts.ts'

interface PersonHeadProps {
  person: Person
  /** Says that mails do not reach the address. */
  addressNote: ReactNode
}

/** What one needs at the beginning of a telephone call: address, money, place and bed. */
export const PersonHead = ({ person, addressNote }: PersonHeadProps) => {
  const texts = useTexts(personTexts)
  return (
    <div className="person-head">
      <EntryFacts>
        <Fact name={texts.data.email}>
          <EmailLink email={person.email} />
          {!person.email_verified && (
            <p>
              <Badge tone="warm">{texts.unconfirmed}</Badge>
            </p>
          )}
          {addressNote}
        </Fact>
        <Fact name={texts.open}>
          <Balance balance={person.balance} />
        </Fact>
        {(person.teacher || person.teaches.length > 0) && (
          <Fact name={texts.teaches}>
            <Teaching person={person} />
          </Fact>
        )}
        {concernsStudents(person, person.applications) && (
          <Fact name={texts.place}>
            <Places person={person} />
          </Fact>
        )}
        <Fact name={texts.room}>
          <Beds person={person} />
        </Fact>
      </EntryFacts>
      {!person.email_verified && <p className="person-detail">{texts.unconfirmedNote}</p>}
      {person.pending_email && <p className="person-detail">{texts.pending(person.pending_email)}</p>}
    </div>
  )
}

const Balance = ({ balance: { outstanding, overdue, credit } }: Pick<Person, 'balance'>) => {
  const texts = useTexts(personTexts)
  const locale = useLocale()
  if (outstanding === 0 && credit === 0) return texts.settled
  return (
    <>
      {outstanding > 0 && <strong>{formatAmount(outstanding, locale)}</strong>}
      {overdue > 0 && <p className="person-overdue">{texts.overdue(formatAmount(overdue, locale))}</p>}
      {credit > 0 && (
        <p>
          {texts.credit}: <strong>{formatAmount(credit, locale)}</strong>
        </p>
      )}
    </>
  )
}

const Places = ({ person: { applications } }: { person: Person }) => {
  const texts = useTexts(personTexts)
  const titleOf = useTitle()
  const places = applications.filter(({ status, is_current }) => is_current && status === 'accepted')
  if (places.length === 0) return texts.noPlace
  return places.map(({ id, masterclass }) => <p key={id}>{titleOf(masterclass)}</p>)
}

const Teaching = ({ person: { teaches } }: { person: Person }) => {
  const texts = useTexts(personTexts)
  const locale = useLocale()
  if (teaches.length === 0) return texts.teachesNothing
  return teaches.map(({ id, instrument, start_date, end_date }) => (
    <p key={id}>
      {nameIn(locale, instrument)}, <TimePeriod start={start_date} end={end_date} />
    </p>
  ))
}

const Beds = ({ person: { bookings } }: { person: Person }) => {
  const texts = useTexts(personTexts)
  const locale = useLocale()
  const booked = bookings.filter(one => one.is_current_academy && !one.is_cancelled)
  if (booked.length === 0) return texts.noRoom
  return booked.map(({ id, start_date, end_date, room_type, room_name }) => (
    <p key={id}>
      <TimePeriod start={start_date} end={end_date} />
      <br />
      {room_name
        ? texts.lodging.roomNumber(room_name)
        : room_type
          ? nameIn(locale, room_type)
          : texts.elsewhere}
    </p>
  ))
}
