import { resetCodes } from '@academy/contract/accounts/reset-codes'

export type ResetOutcome = 'done' | 'refused' | 'unknown'

/** Returns the outcome of setting a password, by the server's code. */
export const resetOutcome = (msgCode: unknown): ResetOutcome => {
  if (msgCode === resetCodes.success) return 'done'
  return msgCode === resetCodes.failure ? 'refused' : 'unknown'
}
