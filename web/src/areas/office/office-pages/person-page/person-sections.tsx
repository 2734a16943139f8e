import { fullName } from '@academy/contract/base/names'
import '../../../../ui/fold.css'
import type { Person, PersonApplication, PersonBooking } from '@academy/contract/office/person-page/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { useTitle } from '../../../admission/applications/use-applications.ts'
import { bookTexts } from '../../../lodging/housekeeping/book-texts.ts'
import { housekeepingTexts } from '../../../lodging/housekeeping/texts.ts'
import { letterTexts } from '../../../messages/letters/texts.ts'
import { MailBadge } from '../../../messages/mails/mail-badge.tsx'
import { ledgerTexts } from '../../../money/ledger/texts.ts'
import { PersonReminders } from '../../../money/payment-reminders/person-reminders.tsx'
import { arrivalTexts } from '../../../people/arrival-details/texts.ts'
import { PersonConsents } from '../../../people/consents/person-consents.tsx'
import { PersonErasure } from '../../../privacy/erasure/person-erasure.tsx'
import { PersonExport } from '../../../privacy/personal-data/person-export.tsx'
import { Notes } from '../../person-page/notes.tsx'
import { personFormTexts } from '../../person-page/texts.ts'
import { AccessSection } from './access-section.tsx'
import { AccountSection } from './account-section.tsx'
import { ApplicationsSection } from './applications-section.tsx'
import { ArrivalSection } from './arrival-section.tsx'
import { ConcertsSection } from './concerts-section.tsx'
import { DataSection } from './data-section.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { LodgingSection } from './lodging-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { groupId } from './person-bar.tsx'
import type { PersonActs } from './person-dialogs.tsx'
import { groupsInOrder, type PersonGroup } from './person-order.ts'
import { personTexts } from './texts.ts'

interface ActProps {
  label: string
  /** Names what it is about, for screen readers; begins with the label where possible. */
  fullLabel?: string
  onAct: () => void
}

const Act = ({ label, fullLabel, onAct }: ActProps) => (
  <TextButton aria-label={fullLabel} onClick={onAct}>
    {label}
  </TextButton>
)

type Open = PersonActs['open']

const ApplicationActs = ({ application, open }: { application: PersonApplication; open: Open }) => {
  const { withdraw, accept } = useTexts(personFormTexts)
  const title = useTitle()(application.masterclass)
  return (
    <>
      {application.can_accept && (
        <Act
          label={accept.open}
          fullLabel={accept.openOf(title)}
          onAct={() => open({ does: 'accept', application })}
        />
      )}
      {application.can_withdraw && (
        <Act
          label={withdraw.open}
          fullLabel={withdraw.openOf(title)}
          onAct={() => open({ does: 'withdraw', application })}
        />
      )}
    </>
  )
}

const BookingActs = ({ booking, open }: { booking: PersonBooking; open: Open }) => {
  const { change, changeOf, cancel, cancelOf } = useTexts(housekeepingTexts)
  if (!booking.is_current || !booking.is_current_academy) return null
  return (
    <>
      <Act
        label={change}
        fullLabel={changeOf(booking.full_name)}
        onAct={() => open({ does: 'change', booking })}
      />
      <Act
        label={cancel}
        fullLabel={cancelOf(booking.full_name)}
        onAct={() => open({ does: 'cancel', booking })}
      />
    </>
  )
}

interface SectionProps {
  call: Call
  person: Person
  today: string
  refresh: () => Promise<void>
  acts: PersonActs
}

const MoneySections = ({ call, person, today, refresh, acts }: SectionProps) => {
  const { write } = useTexts(ledgerTexts)
  return (
    <>
      <AccountSection
        key={person.id}
        call={call}
        personId={person.id}
        today={today}
        refresh={refresh}
        opened={acts.account}
        open={acts.openAccount}
      />
      <InvoicesSection
        invoices={person.invoices}
        today={today}
        reminders={
          person.invoices.length > 0 && (
            <PersonReminders
              key={person.id}
              call={call}
              personId={person.id}
              stateOf={state => <MailBadge state={state} />}
            />
          )
        }
        action={<Act label={write} onAct={() => acts.open({ does: 'write' })} />}
        onShow={invoice => acts.open({ does: 'invoice', invoice })}
      />
    </>
  )
}

const PrivacySections = ({
  call,
  person,
  record,
}: Pick<SectionProps, 'call' | 'person'> & { record: ReactNode }) => {
  const { bar } = useTexts(personTexts)
  const { id, can_change } = person
  return (
    <details className="fold person-privacy">
      <summary>{bar.privacy}</summary>
      <div className="person-columns">
        <PersonConsents key={`consents-${id}`} call={call} personId={id} canChange={can_change} />
        <div className="person-columns-rest">
          <PersonExport key={`export-${id}`} call={call} personId={id} canChange={can_change} />
          <div id="delete-data">
            <PersonErasure key={id} call={call} personId={id} name={fullName(person)} />
          </div>
          {record}
        </div>
      </div>
    </details>
  )
}

interface PersonSectionsProps extends SectionProps {
  record: ReactNode
  readerId: number
}

/** The parts of the page, in the order of this part of the year. */
export const PersonSections = ({ record, readerId, ...section }: PersonSectionsProps) => {
  const { call, person, refresh, acts } = section
  const { open, dialog, openDialog } = acts
  const { correct } = useTexts(personFormTexts)
  const { open: book } = useTexts(bookTexts)
  const { open: papers } = useTexts(letterTexts)
  const { office: arrival } = useTexts(arrivalTexts)
  const contents: Record<PersonGroup, ReactNode> = {
    notes: (
      <Notes
        call={call}
        personId={person.id}
        notes={person.notes}
        readerId={readerId}
        isAdding={dialog === 'note'}
        onAdd={isAdding => openDialog(isAdding ? 'note' : undefined)}
        onChanged={refresh}
      />
    ),
    applications: (
      <ApplicationsSection
        call={call}
        applications={person.applications}
        action={<Act label={papers} onAct={() => openDialog('papers')} />}
        actionsOf={application => <ApplicationActs application={application} open={open} />}
      />
    ),
    lodging: (
      <LodgingSection
        call={call}
        bookings={person.bookings}
        action={<Act label={book} onAct={() => open({ does: 'book' })} />}
        actionsOf={booking => <BookingActs booking={booking} open={open} />}
      />
    ),
    arrival: (
      <ArrivalSection
        call={call}
        person={person}
        onChanged={refresh}
        action={person.can_change && <Act label={arrival.correct} onAct={() => open({ does: 'arrival' })} />}
      />
    ),
    money: <MoneySections {...section} />,
    concerts: <ConcertsSection {...person} />,
    mails: <MailsSection key={person.id} call={call} personId={person.id} />,
    data: (
      <div className="person-columns">
        <DataSection
          person={person}
          action={person.can_change && <Act label={correct.open} onAct={() => open({ does: 'correct' })} />}
        />
        <AccessSection call={call} person={person} onChangeEmail={() => open({ does: 'email' })} />
      </div>
    ),
    privacy: <PrivacySections call={call} person={person} record={record} />,
  }
  return groupsInOrder(person).map(group => (
    <div key={group} id={groupId(group)} className="person-group">
      {contents[group]}
    </div>
  ))
}
