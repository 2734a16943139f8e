import { fullName } from '@academy/contract/base/names'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { getRouteApi, Link } from '@tanstack/react-router'

import { useState } from 'react'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { useOpenedByHash } from '../../../../base/use-opened-by-hash.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { useTitle } from '../../../admission/applications/use-applications.ts'
import { bookTexts } from '../../../lodging/housekeeping/book-texts.ts'
import { housekeepingTexts } from '../../../lodging/housekeeping/texts.ts'
import { saveLetter } from '../../../messages/letters/api.ts'
import { LettersButton } from '../../../messages/letters/letters-button.tsx'
import { letterTexts } from '../../../messages/letters/texts.ts'
import { MailBadge } from '../../../messages/mails/mail-badge.tsx'
import { ledgerTexts } from '../../../money/ledger/texts.ts'
import { PersonReminders } from '../../../money/payment-reminders/person-reminders.tsx'
import { arrivalTexts } from '../../../people/arrival-details/texts.ts'
import { PersonConsents } from '../../../people/consents/person-consents.tsx'
import { PersonAuditLog } from '../../../privacy/audit-log/person-audit-log.tsx'
import { ComingNote } from '../../../privacy/erasure/office-notes.tsx'
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
import { ErasedPerson } from './erased-person.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { LodgingSection } from './lodging-section.tsx'
import { MailsSection, RefusedAddress } from './mails-section.tsx'
import { concernsStudents, personQueries } from './person-data.ts'
import { type OpenedDialog, PersonDialogs } from './person-dialogs.tsx'
import { PersonHead } from './person-head.tsx'
import { personTexts } from './texts.ts'

const route = getRouteApi('/user/a/people/$id')

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

const PersonLetters = ({ call, person }: { call: Call; person: Person }) => (
  <LettersButton
    kinds={['certificate', 'invitation']}
    about={useTexts(letterTexts).aboutOne(fullName(person))}
    save={(kind, locale) => saveLetter(call, person.id, kind, locale)}
  />
)

/** Everything about one person, and what the office does for them. */
export const PersonPage = () => {
  const { change, changeOf, cancel, cancelOf } = useTexts(housekeepingTexts)
  const { withdraw, accept, correct } = useTexts(personFormTexts)
  const { open: bookLabel } = useTexts(bookTexts)
  const { write } = useTexts(ledgerTexts)
  const { office: arrival } = useTexts(arrivalTexts)
  const { tryAgain } = useTexts(userTexts)
  const { back } = useTexts(personTexts)
  const titleOf = useTitle()
  const { call } = route.useRouteContext()
  const reader = useMember()
  const { person, today } = useData(personQueries(call, route.useParams().id))
  const refresh = useRefresh()
  const [opened, open] = useState<OpenedDialog>()
  useOpenedByHash('write', () => open({ does: 'write' }))
  useOpenedByHash('book', () => open({ does: 'book' }))
  const backLink = (
    <ButtonLink look="text" to={paths.PeopleAdmin}>
      ← {back}
    </ButtonLink>
  )
  const record = (
    <PersonAuditLog
      call={call}
      person={person.id}
      retryLabel={tryAgain}
      linkTo={label => (
        <Link to={paths.RecordAdmin} search={{ person: String(person.id) }}>
          {label}
        </Link>
      )}
    />
  )
  const dialogs = (
    <PersonDialogs
      call={call}
      person={person}
      today={today}
      opened={opened}
      refresh={refresh}
      onClose={() => open(undefined)}
    />
  )
  if (person.erased_at !== null)
    return (
      <ErasedPerson
        person={{ ...person, erased_at: person.erased_at }}
        onShowInvoice={invoice => open({ does: 'invoice', invoice })}
        back={backLink}
        {...{ call, today, refresh, record, dialogs }}
      />
    )
  return (
    <>
      <PersonHead
        person={person}
        addressNote={<RefusedAddress call={call} personId={person.id} />}
        actions={<PersonLetters call={call} person={person} />}
        back={backLink}
      />
      <ComingNote
        key={`coming-${person.id}`}
        call={call}
        personId={person.id}
        linkTo={label => (
          <Link to={paths.PersonAdmin} params={{ id: String(person.id) }} hash="delete-data">
            {label}
          </Link>
        )}
      />
      <Notes call={call} personId={person.id} notes={person.notes} readerId={reader.id} onChanged={refresh} />
      {concernsStudents(person, person.applications) && (
        <ApplicationsSection
          call={call}
          applications={person.applications}
          actionsOf={application => {
            const title = titleOf(application.masterclass)
            const { can_accept, can_withdraw } = application
            return (
              <>
                {can_accept && (
                  <Act
                    label={accept.open}
                    fullLabel={accept.openOf(title)}
                    onAct={() => open({ does: 'accept', application })}
                  />
                )}
                {can_withdraw && (
                  <Act
                    label={withdraw.open}
                    fullLabel={withdraw.openOf(title)}
                    onAct={() => open({ does: 'withdraw', application })}
                  />
                )}
              </>
            )
          }}
        />
      )}
      <LodgingSection
        call={call}
        bookings={person.bookings}
        action={<Act label={bookLabel} onAct={() => open({ does: 'book' })} />}
        actionsOf={booking =>
          booking.is_current &&
          booking.is_current_academy && (
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
      />
      <ArrivalSection
        call={call}
        person={person}
        onChanged={refresh}
        action={person.can_change && <Act label={arrival.correct} onAct={() => open({ does: 'arrival' })} />}
      />
      <AccountSection key={person.id} call={call} personId={person.id} today={today} refresh={refresh} />
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
        action={<Act label={write} onAct={() => open({ does: 'write' })} />}
        onShow={invoice => open({ does: 'invoice', invoice })}
      />
      {concernsStudents(person, person.concerts) && <ConcertsSection {...person} />}
      <MailsSection key={person.id} call={call} personId={person.id} />
      <DataSection
        person={person}
        action={person.can_change && <Act label={correct.open} onAct={() => open({ does: 'correct' })} />}
      />
      <AccessSection call={call} person={person} onChangeEmail={() => open({ does: 'email' })} />
      <PersonConsents
        key={`consents-${person.id}`}
        call={call}
        personId={person.id}
        canChange={person.can_change}
      />
      <PersonExport
        key={`export-${person.id}`}
        call={call}
        personId={person.id}
        canChange={person.can_change}
      />
      <div id="delete-data">
        <PersonErasure key={person.id} call={call} personId={person.id} name={fullName(person)} />
      </div>
      {record}
      {dialogs}
    </>
  )
}
