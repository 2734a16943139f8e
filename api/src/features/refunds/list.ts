import type { refundsDue } from '@academy/contract/refunds/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findRefundsDue } from './queries.ts'

export const listDue: Verb<typeof refundsDue> = ({ db }) => findRefundsDue(db)
