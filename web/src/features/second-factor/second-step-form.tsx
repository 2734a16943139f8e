import type { SecondStep } from '@academy/contract/second-factor/schemas'
import type { Call } from '../../lib/api.ts'
import { isRefusal } from '../../lib/api-errors.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { type Session, storeSession } from '../../lib/session.ts'
import { finishLogin, finishLoginWithPasskey } from './api.ts'
import { storePendingStep } from './pending-step.ts'
import { SecondFactorChoice } from './second-factor-choice.tsx'
import { proofTexts } from './texts.ts'

interface SecondStepFormProps {
  call: Call
  step: SecondStep
  onLogin: () => Promise<void>
  /** The time or the tries of this login are used up: it begins again. */
  onExpired: () => Promise<void> | void
}

/** Finishes a login. */
export const SecondStepForm = ({ call, step, onLogin, onExpired }: SecondStepFormProps) => {
  const texts = useTexts(proofTexts)
  const finish = async (answer: () => Promise<Session>) => {
    try {
      storeSession(await answer())
    } catch (error) {
      if (!isRefusal(error, 'login_expired')) throw error
      storePendingStep(undefined)
      await onExpired()
      return
    }
    storePendingStep(undefined)
    await onLogin()
  }
  return (
    <SecondFactorChoice
      methods={step.methods}
      submitLabel={texts.logIn}
      onProof={({ code, recovery_code }) =>
        finish(() => finishLogin(call, step.token, { code, recovery_code }))
      }
      onPasskey={() => finish(() => finishLoginWithPasskey(call, step.token))}
    />
  )
}
