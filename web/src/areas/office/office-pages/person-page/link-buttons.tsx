import '../../../../ui/text-button.css'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { useState } from 'react'
import { showAlert } from '../../../../base/alerts.ts'
import type { Call } from '../../../../base/api.ts'
import { explainReason } from '../../../../base/explain-failure.ts'
import { fullName } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { useRefresh } from '../../../../base/use-data.ts'
import { usePending } from '../../../../base/use-pending.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { sendAgain } from '../../../access/roles/api.ts'
import { roleTexts } from '../../../access/roles/texts.ts'
import { ResetButton } from '../../../access/second-factor/reset-button.tsx'
import { EndSessionsButton } from '../../../access/sessions/end-sessions-button.tsx'
import { sendConfirmationLink, sendPasswordLink } from '../../person-page/api.ts'
import { personFormTexts } from '../../person-page/texts.ts'

interface LinkButtonsProps {
  call: Call
  person: Person
  onChangeEmail: () => void
}

/** Sends the person a link by mail. The office does not see the link. */
export const LinkButtons = ({ call, person, onChangeEmail }: LinkButtonsProps) => {
  const { links: texts, email: emailTexts } = useTexts(personFormTexts)
  const { again, sent } = useTexts(roleTexts)
  const locale = useLocale()
  const actor = useMember()
  const refresh = useRefresh()
  const { isPending, run } = usePending()
  const [isAsking, setAsking] = useState(false)
  const { id, email, email_verified, pending_email, invitation } = person
  const send = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      try {
        await work()
        showAlert('success', done)
      } catch (error) {
        showAlert('dangerDismiss', explainReason(error, locale))
      }
    })
  const button = (label: string, onClick: () => void) => (
    <button type="button" className="text-button" aria-disabled={isPending} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <div className="person-actions">
      {button(texts.password, () => setAsking(true))}
      {(!email_verified || pending_email) &&
        button(
          texts.confirmation,
          () =>
            void send(() => sendConfirmationLink(call, id), texts.confirmationSent(pending_email ?? email)),
        )}
      {button(emailTexts.open, onChangeEmail)}
      {id !== actor.id && (
        <EndSessionsButton call={call} person={{ id, name: fullName(person) }} onChanged={refresh} />
      )}
      {person.second_factor.is_set_up && !person.second_factor.reset && person.id !== actor.id && (
        <ResetButton
          call={call}
          person={{ id, name: fullName(person), isAdmin: person.roles.some(({ role }) => role === 'Admin') }}
          onChanged={refresh}
        />
      )}
      {invitation &&
        button(again, () => void send(() => sendAgain(call, invitation), sent(invitation.email)))}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await sendPasswordLink(call, id)
          showAlert('success', texts.passwordSent(email))
        }}
        title={texts.passwordTitle}
        confirmLabel={texts.passwordConfirm}
      >
        <p>{person.has_password ? texts.passwordText(email) : texts.firstPasswordText(email)}</p>
      </ConfirmDialog>
    </div>
  )
}
