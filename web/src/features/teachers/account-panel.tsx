import './teachers.css'
import '../../ui/text-button.css'
import type { Teacher } from '@academy/contract/teachers/schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { dayInVienna, formatDay } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { focusIfLost } from '../../ui/dialog/focus-if-lost.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { PersonCell } from '../../ui/table/person-cell.tsx'
import { accountTexts } from './account-texts.ts'
import { createAccount, invite, unlinkAccount, withdrawInvitation } from './api.ts'
import { InviteForm } from './invite-form.tsx'
import { LinkForm } from './link-form.tsx'
import { nameOf } from './teacher-state.ts'

interface AccountPanelProps {
  call: Call
  teacher: Teacher
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

type Dialog = 'link' | 'create' | 'invite' | 'unlink' | 'withdraw'

/** The account of a teacher: linked, invited by mail, or none. */
export const AccountPanel = ({ call, teacher, onChanged }: AccountPanelProps) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [opened, open] = useState<Dialog>()
  const title = useRef<HTMLHeadingElement>(null)
  const { id, account, invitation } = teacher
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
    try {
      await work()
      await done(text)
    } catch (error) {
      showAlert('dangerDismiss', explainReason(error, locale))
    }
  }
  const sendAgain = ({ email, locale: language }: NonNullable<Teacher['invitation']>) =>
    run(() => act(() => invite(call, id, { email, locale: language }), texts.sent(email)))
  return (
    <Panel title={texts.title} titleRef={title}>
      {account && (
        <>
          <p>{texts.linked}</p>
          <PersonCell
            full_name={nameOf(account)}
            email={account.email}
            link={<PersonLink id={account.id} name={nameOf(account)} />}
          />
          <p className="teacher-note">{account.email_verified ? texts.access : texts.accessLater}</p>
        </>
      )}
      {!account && invitation && (
        <>
          <p>{texts.invited(invitation.email, formatDay(dayInVienna(invitation.sent_at)))}</p>
          <p className="teacher-note">
            {invitation.is_expired
              ? texts.expired
              : texts.validUntil(formatDay(dayInVienna(invitation.expires_at)))}
          </p>
        </>
      )}
      {!account && !invitation && <p>{texts.none}</p>}
      <div className="teacher-actions">
        {account ? (
          <button type="button" className="text-button" onClick={() => open('unlink')}>
            {texts.unlink}
          </button>
        ) : (
          <>
            <button type="button" className="text-button" onClick={() => open('link')}>
              {texts.link}
            </button>
            <button type="button" className="text-button" onClick={() => open('create')}>
              {texts.create}
            </button>
          </>
        )}
        {!account && !invitation && (
          <button type="button" className="text-button" onClick={() => open('invite')}>
            {texts.invite}
          </button>
        )}
        {invitation && (
          <>
            <button
              type="button"
              className="text-button"
              disabled={isPending}
              onClick={() => void sendAgain(invitation)}
            >
              {texts.again}
            </button>
            <button type="button" className="text-button" onClick={() => open('withdraw')}>
              {texts.withdraw}
            </button>
          </>
        )}
      </div>
      <ModalDialog isOpen={opened === 'link'} onClose={close} title={texts.link}>
        <LinkForm call={call} teacherId={id} onLinked={() => done(texts.isLinked)} />
      </ModalDialog>
      <ModalDialog isOpen={opened === 'invite'} onClose={close} title={texts.invite}>
        <InviteForm
          call={call}
          teacherId={id}
          hint={texts.inviteHint}
          submitLabel={texts.send}
          send={async values => {
            await invite(call, id, values)
            await done(texts.sent(values.email))
          }}
          onLinked={() => done(texts.isLinked)}
        />
      </ModalDialog>
      <ModalDialog isOpen={opened === 'create'} onClose={close} title={texts.create}>
        <InviteForm
          call={call}
          teacherId={id}
          hint={texts.createHint}
          submitLabel={texts.createIt}
          send={async values => {
            await createAccount(call, id, values)
            await done(texts.created)
          }}
          onLinked={() => done(texts.isLinked)}
        />
      </ModalDialog>
      <ConfirmDialog
        isOpen={opened === 'unlink'}
        onClose={close}
        onConfirm={() => act(() => unlinkAccount(call, id), texts.unlinked)}
        title={texts.unlinkTitle}
        confirmLabel={texts.unlink}
        isDestructive
      >
        <p>{texts.unlinkText(account ? nameOf(account) : '')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'withdraw'}
        onClose={close}
        onConfirm={() => act(() => withdrawInvitation(call, id), texts.withdrawn)}
        title={texts.withdrawTitle}
        confirmLabel={texts.withdraw}
        isDestructive
      >
        <p>{texts.withdrawText(invitation?.email ?? '')}</p>
      </ConfirmDialog>
    </Panel>
  )
}
