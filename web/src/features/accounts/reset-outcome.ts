import { resetCodes } from '@academy/contract/accounts/reset-codes'

export type ResetOutcome = 'done' | 'refused' | 'unknown'

/** What became of a new password, by the code that the server answers with. */
export const resetOutcome = (msgCode: unknown): ResetOutcome => {
  if (msgCode === resetCodes.success) return 'done'
  return msgCode === resetCodes.failure ? 'refused' : 'unknown'
}
