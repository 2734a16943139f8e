import type { refundsDue } from '@academy/contract/refunds/endpoints'
import type { Operation } from '../../lib/services.ts'
import { findRefundsDue } from './queries.ts'

export const listDue: Operation<typeof refundsDue> = ({ db }) => findRefundsDue(db)
