import { fullName } from '@academy/contract/base/names'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { getRouteApi, Link } from '@tanstack/react-router'

import { type ReactNode, useEffect } from 'react'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { userTexts } from '../../../../base/pages/texts.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { useOpenedByHash } from '../../../../base/use-opened-by-hash.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { WriteMailDialog } from '../../../messages/group-mails/write-mail-button.tsx'
import { saveLetter } from '../../../messages/letters/api.ts'
import { LettersDialog } from '../../../messages/letters/letters-button.tsx'
import { letterTexts } from '../../../messages/letters/texts.ts'
import { PersonAuditLog } from '../../../privacy/audit-log/person-audit-log.tsx'
import { ComingNote } from '../../../privacy/erasure/office-notes.tsx'
import { ErasedPerson } from './erased-person.tsx'
import { RefusedAddress } from './mails-section.tsx'
import { jumpTo, PersonBar } from './person-bar.tsx'
import { personQueries } from './person-data.ts'
import { type PersonActs, PersonDialogs, usePersonActs } from './person-dialogs.tsx'
import { PersonHead } from './person-head.tsx'
import { mostUsedActions } from './person-order.ts'
import { PersonSections } from './person-sections.tsx'
import { personTexts } from './texts.ts'

const route = getRouteApi('/user/a/people/$id')

interface OtherDialogsProps {
  call: Call
  person: Person
  acts: PersonActs
}

const OtherDialogs = ({ call, person, acts: { dialog, openDialog } }: OtherDialogsProps) => {
  const onClose = () => openDialog(undefined)
  return (
    <>
      <WriteMailDialog call={call} ids={[person.id]} isOpen={dialog === 'mail'} onClose={onClose} />
      <LettersDialog
        kinds={['certificate', 'invitation']}
        about={useTexts(letterTexts).aboutOne(fullName(person))}
        save={(kind, locale) => saveLetter(call, person.id, kind, locale)}
        isOpen={dialog === 'papers'}
        onClose={onClose}
      />
    </>
  )
}

interface PageProps extends OtherDialogsProps {
  back: ReactNode
  record: ReactNode
  today: string
  refresh: () => Promise<void>
}

const Page = ({ back, record, ...page }: PageProps) => {
  const { call, person, acts } = page
  const reader = useMember()
  useEffect(() => jumpTo(location.hash.slice(1)), [])
  return (
    <div className="person-page">
      {back}
      <PersonBar
        key={person.id}
        person={person}
        actions={mostUsedActions(person, reader).map(action => acts.all[action])}
      />
      <PersonHead person={person} addressNote={<RefusedAddress call={call} personId={person.id} />} />
      <ComingNote
        key={`coming-${person.id}`}
        call={call}
        personId={person.id}
        linkTo={label => <TextButton onClick={() => jumpTo('delete-data')}>{label}</TextButton>}
      />
      <PersonSections {...page} record={record} readerId={reader.id} />
      <OtherDialogs call={call} person={person} acts={acts} />
    </div>
  )
}

/** Everything about one person, and what the office does for them. */
export const PersonPage = () => {
  const { tryAgain } = useTexts(userTexts)
  const { back } = useTexts(personTexts)
  const { call } = route.useRouteContext()
  const { person, today } = useData(personQueries(call, route.useParams().id))
  const refresh = useRefresh()
  const acts = usePersonActs(person)
  const { opened, open, account, openAccount } = acts
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
  const { erased_at } = person
  return (
    <>
      {erased_at === null ? (
        <Page back={backLink} {...{ call, person, acts, today, refresh, record }} />
      ) : (
        <ErasedPerson
          person={{ ...person, erased_at }}
          onShowInvoice={invoice => open({ does: 'invoice', invoice })}
          account={{ opened: account, open: openAccount }}
          back={backLink}
          {...{ call, today, refresh, record }}
        />
      )}
      <PersonDialogs
        call={call}
        person={person}
        today={today}
        opened={opened}
        refresh={refresh}
        onClose={() => open(undefined)}
      />
    </>
  )
}
