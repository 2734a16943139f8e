import './profile.css'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAct } from '../../../base/use-pending.ts'
import { TextButton } from '../../../ui/button.tsx'
import { cancelAddressChange, resendConfirmation } from './api.ts'
import { profileTexts } from './texts.ts'

interface PendingEmailProps {
  call: Call
  email: string
  onChanged: () => Promise<void>
}

/** A new email address waiting for its confirmation: resend the link, or cancel the change. */
export const PendingEmail = ({ call, email, onChanged }: PendingEmailProps) => {
  const { pendingEmail: texts } = useTexts(profileTexts)
  // Also after a refusal: it may have been confirmed or cancelled elsewhere.
  const { isPending, act } = useAct({ onChanged })
  return (
    <div className="pending-email">
      <p>{texts.waiting(email)}</p>
      <div className="profile-actions">
        <TextButton
          aria-disabled={isPending}
          onClick={() => act(() => resendConfirmation(call), texts.resent(email))}
        >
          {texts.resend}
        </TextButton>
        <TextButton
          aria-disabled={isPending}
          onClick={() => act(() => cancelAddressChange(call), texts.cancelled)}
        >
          {texts.cancel}
        </TextButton>
      </div>
    </div>
  )
}
