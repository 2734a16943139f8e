import type { refundsDue } from '@academy/contract/money/refunds/endpoints'
import type { Operation } from '../../../base/services.ts'
import { findRefundsDue } from './queries.ts'

export const listDue: Operation<typeof refundsDue> = ({ db }) => findRefundsDue(db)
