import { fullName } from '@academy/contract/base/names'
import './teachers.css'
import type { Teacher } from '@academy/contract/programme/teachers/schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { focusIfLost } from '../../../ui/dialog/focus-if-lost.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { PersonCell } from '../../../ui/table/person-cell.tsx'
import { InviteForm, LinkForm } from './account-forms.tsx'
import { accountTexts } from './account-texts.ts'
import { createAccount, invite, unlinkAccount, withdrawInvitation } from './api.ts'

interface AccountPanelProps {
  call: Call
  teacher: Teacher
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

type Invitation = NonNullable<Teacher['invitation']>
type OpenedDialog = 'link' | 'create' | 'invite' | 'unlink' | 'withdraw'

/** The account of a teacher: linked, invited by mail, or none. */
export const AccountPanel = ({ call, teacher, onChanged }: AccountPanelProps) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [opened, open] = useState<OpenedDialog>()
  const title = useRef<HTMLHeadingElement>(null)
  const close = () => {
    open(undefined)
    // The button that opened the dialog may be gone.
    focusIfLost(() => title.current)
  }
  const done = async (text: string) => {
    await onChanged()
    close()
    showAlert('success', text)
  }
  const act = async (work: () => Promise<void>, text: string) => {
    await work()
    await done(text)
  }
  const sendAgain = ({ email, locale: language }: Invitation) =>
    run(() =>
      act(() => invite(call, teacher.id, { email, locale: language }), texts.sent(email)).catch(
        (error: unknown) => showAlert('dangerDismiss', explainReason(error, locale)),
      ),
    )
  return (
    <Panel title={texts.title} titleRef={title}>
      <AccountState teacher={teacher} />
      <AccountActions teacher={teacher} isPending={isPending} open={open} sendAgain={sendAgain} />
      <AccountForms call={call} teacherId={teacher.id} opened={opened} onClose={close} onDone={done} />
      <AccountQuestions call={call} teacher={teacher} opened={opened} onClose={close} act={act} />
    </Panel>
  )
}

const AccountState = ({ teacher: { account, invitation } }: { teacher: Teacher }) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  if (account)
    return (
      <>
        <p>{texts.linked}</p>
        <PersonCell
          full_name={fullName(account)}
          email={account.email}
          link={<PersonLink id={account.id} name={fullName(account)} />}
        />
        <p className="teacher-note">{account.email_verified ? texts.access : texts.accessLater}</p>
      </>
    )
  if (!invitation) return <p>{texts.none}</p>
  return (
    <>
      <p>{texts.invited(invitation.email, formatLongDay(dayInVienna(invitation.sent_at), locale))}</p>
      <p className="teacher-note">
        {invitation.is_expired
          ? texts.expired
          : texts.validUntil(formatLongDay(dayInVienna(invitation.expires_at), locale))}
      </p>
    </>
  )
}

interface AccountActionsProps {
  teacher: Teacher
  isPending: boolean
  open: (dialog: OpenedDialog) => void
  sendAgain: (invitation: Invitation) => Promise<void>
}

const AccountActions = ({ teacher, isPending, open, sendAgain }: AccountActionsProps) => {
  const texts = useTexts(accountTexts)
  const { account, invitation } = teacher
  const opener = (dialog: OpenedDialog) => (
    <TextButton onClick={() => open(dialog)}>{texts[dialog]}</TextButton>
  )
  return (
    <div className="teacher-actions">
      {account ? (
        opener('unlink')
      ) : (
        <>
          {opener('link')}
          {opener('create')}
        </>
      )}
      {!account && !invitation && opener('invite')}
      {invitation && (
        <>
          <TextButton aria-disabled={isPending} onClick={() => void sendAgain(invitation)}>
            {texts.again}
          </TextButton>
          {opener('withdraw')}
        </>
      )}
    </div>
  )
}

interface AccountFormsProps {
  call: Call
  teacherId: number
  opened: OpenedDialog | undefined
  onClose: () => void
  onDone: (text: string) => Promise<void>
}

const AccountForms = ({ call, teacherId, opened, onClose, onDone }: AccountFormsProps) => {
  const texts = useTexts(accountTexts)
  const form = { call, teacherId, onLinked: () => onDone(texts.isLinked) }
  return (
    <>
      <Dialog isOpen={opened === 'link'} onClose={onClose} title={texts.link}>
        <LinkForm {...form} />
      </Dialog>
      <Dialog isOpen={opened === 'invite'} onClose={onClose} title={texts.invite}>
        <InviteForm
          {...form}
          hint={texts.inviteHint}
          submitLabel={texts.send}
          send={async values => {
            await invite(call, teacherId, values)
            await onDone(texts.sent(values.email))
          }}
        />
      </Dialog>
      <Dialog isOpen={opened === 'create'} onClose={onClose} title={texts.create}>
        <InviteForm
          {...form}
          hint={texts.createHint}
          submitLabel={texts.createIt}
          send={async values => {
            await createAccount(call, teacherId, values)
            await onDone(texts.created)
          }}
        />
      </Dialog>
    </>
  )
}

interface AccountQuestionsProps {
  call: Call
  teacher: Teacher
  opened: OpenedDialog | undefined
  onClose: () => void
  act: (work: () => Promise<void>, text: string) => Promise<void>
}

const AccountQuestions = ({ call, teacher, opened, onClose, act }: AccountQuestionsProps) => {
  const texts = useTexts(accountTexts)
  const { id, account, invitation } = teacher
  return (
    <>
      {opened === 'unlink' && (
        <Ask
          title={texts.unlinkTitle}
          text={texts.unlinkText(account ? fullName(account) : '')}
          confirmLabel={texts.unlink}
          isDestructive
          act={() => act(() => unlinkAccount(call, id), texts.unlinked)}
          onClose={onClose}
        />
      )}
      {opened === 'withdraw' && (
        <Ask
          title={texts.withdrawTitle}
          text={texts.withdrawText(invitation?.email ?? '')}
          confirmLabel={texts.withdraw}
          isDestructive
          act={() => act(() => withdrawInvitation(call, id), texts.withdrawn)}
          onClose={onClose}
        />
      )}
    </>
  )
}
