import * as contract from '@academy/contract/money/refunds/endpoints'
import { serve } from '../../../base/serve.ts'
import { findRefundsDue } from './queries.ts'

export const listDue = serve(contract.refundsDue, ({ db }) => findRefundsDue(db))
