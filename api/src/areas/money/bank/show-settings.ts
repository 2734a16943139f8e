import * as contract from '@academy/contract/money/bank/endpoints'
import { serve } from '../../../base/serve.ts'
import { findSettings } from './queries.ts'

export const showSettings = serve(contract.bankSettings, ({ db }) => findSettings(db))
