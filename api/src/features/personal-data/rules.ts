import { retentionRules } from '@academy/contract/personal-data/retention'

const DAY_MS = 86_400_000

/** When an archive is deleted. */
export const expiryOf = (finished: Date): Date =>
  new Date(finished.getTime() + retentionRules.exports.period.amount * DAY_MS)
