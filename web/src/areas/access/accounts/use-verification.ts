import { useEffect, useEffectEvent, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { ApiError, ConnectionError } from '../../../base/api-errors.ts'
import { type VerificationLink, verifyAddress } from './api.ts'

/**
 * `failed`: the link was refused. `taken`: another account confirmed this address first. `unreachable`: no
 * response, so retrying makes sense.
 */
export type VerificationState = 'verifying' | 'verified' | 'failed' | 'taken' | 'unreachable'

const stateAfter = (error: unknown): VerificationState => {
  if (error instanceof ConnectionError) return 'unreachable'
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure.code === 'new_address_taken') return 'taken'
  return error.status >= 500 ? 'unreachable' : 'failed'
}

/** Confirms an address when the page loads. */
export const useVerification = (call: Call, { id, hash, expires, signature }: VerificationLink) => {
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
