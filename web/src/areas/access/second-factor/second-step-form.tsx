import type { SecondStep } from '@academy/contract/access/second-factor/schemas'
import { clearAlerts, showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { type Session, session, storeSession } from '../../../base/session.ts'
import { countRecoveryCodes, finishLogin, finishLoginWithPasskey } from './api.ts'
import { areFew, showFewCodesAlert } from './methods.ts'
import { forgetPendingStep } from './pending-step.ts'
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
  const locale = useLocale()
  const finish = async (answer: () => Promise<Session>): Promise<boolean> => {
    // Alerts about the previous attempt no longer apply.
    clearAlerts()
    try {
      storeSession(await answer())
    } catch (error) {
      if (!isRefusal(error, 'login_expired')) throw error
      forgetPendingStep(step)
      // Another tab has finished it.
      if (session()) await onLogin()
      else {
        showAlert('infoDismiss', explainReason(error, locale))
        await onExpired()
      }
      return false
    }
    forgetPendingStep(step)
    return true
  }
  /** Reminds the user to make new recovery codes before the last one is used. */
  const warnOfFewCodes = async () => {
    const left = await countRecoveryCodes(call).catch(() => undefined)
    if (left !== undefined && areFew(left)) showFewCodesAlert(texts.fewCodes(left))
  }
  return (
    <SecondFactorChoice
      methods={step.methods}
      submitLabel={texts.logIn}
      onProof={async ({ code, recovery_code }) => {
        if (!(await finish(() => finishLogin(call, step.token, { code, recovery_code })))) return
        if (recovery_code) await warnOfFewCodes()
        await onLogin()
      }}
      onPasskey={async () => {
        if (await finish(() => finishLoginWithPasskey(call, step.token))) await onLogin()
      }}
    />
  )
}
