import { accountProblems } from '@academy/contract/access/accounts/problems'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { ApiError, ConnectionError } from '../../../base/api-errors.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type VerificationLink, verifyAddress } from './api.ts'
import { accountTexts } from './texts.ts'
import '../../../ui/failure-note.css'

/**
 * `failed`: the link was refused. `taken`: another account confirmed this address first. `unreachable`: no
 * response, so retrying makes sense.
 */
type VerificationState = 'verifying' | 'verified' | 'failed' | 'taken' | 'unreachable'

const stateAfter = (error: unknown): VerificationState => {
  if (error instanceof ConnectionError) return 'unreachable'
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure.code === 'new_address_taken') return 'taken'
  return error.status >= 500 ? 'unreachable' : 'failed'
}

/** Confirms an address when the page loads. */
const useVerification = (call: Call, { id, hash, expires, signature }: VerificationLink) => {
  const [state, setState] = useState<VerificationState>('verifying')
  const [attempt, setAttempt] = useState(0)
  const verify = useEffectEvent(async (signal: AbortSignal) => {
    const result = await verifyAddress(call, { id, hash, expires, signature }, signal).then(
      () => 'verified' as const,
      stateAfter,
    )
    if (!signal.aborted) setState(result)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt has to run the effect again
  useEffect(() => {
    const leaving = new AbortController()
    void verify(leaving.signal)
    return () => leaving.abort()
  }, [attempt])
  const tryAgain = () => {
    setState('verifying')
    setAttempt(attempt + 1)
  }
  return { state, tryAgain }
}

interface Props {
  call: Call
  link: VerificationLink
  onVerified: () => void
  /** Links to where a new link can be requested. */
  personalArea: ReactNode
}

/** Verifies the link from the mail. After success it continues, and the next page says so. */
export const EmailVerification = ({ call, link, onVerified, personalArea }: Props) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { state, tryAgain } = useVerification(call, link)
  const goOn = useEffectEvent(() => {
    showAlert('successDismiss', texts.verified)
    onVerified()
  })
  useEffect(() => {
    if (state === 'verified') goOn()
  }, [state])

  if (state === 'verifying' || state === 'verified')
    return (
      <p role="status">
        <Spinner /> {texts.verifying}
      </p>
    )
  if (state === 'taken')
    return (
      <div className="failure-note" role="alert">
        <p>{accountProblems.new_address_taken[locale]}</p>
        {personalArea}
      </div>
    )
  return (
    <div className="failure-note" role="alert">
      <p>{texts.verificationFailed}</p>
      {state === 'failed' && <p>{texts.verificationFailedHint}</p>}
      {state === 'failed' ? personalArea : <Button onClick={tryAgain}>{texts.tryAgain}</Button>}
    </div>
  )
}

/** For a link with missing parameters. */
export const InvalidLink = () => {
  const texts = useTexts(accountTexts)
  return (
    <div className="failure-note" role="alert">
      <p>{texts.invalidVerificationLink}</p>
      <p>{texts.invalidVerificationLinkHint}</p>
    </div>
  )
}
