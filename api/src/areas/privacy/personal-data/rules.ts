import { retentionRules } from '@academy/contract/personal-data/retention'
import { periodAfter } from '../../lib/retention.ts'

/** When an archive is deleted. */
export const expiryOf = (finished: Date): Date => periodAfter(finished, retentionRules.exports.period)
