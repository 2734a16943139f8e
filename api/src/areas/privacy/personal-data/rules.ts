import { retentionRules } from '@academy/contract/privacy/personal-data/retention'
import { periodAfter } from '../../../base/retention.ts'

/** When an archive is deleted. */
export const expiryOf = (finished: Date): Date => periodAfter(finished, retentionRules.exports.period)
