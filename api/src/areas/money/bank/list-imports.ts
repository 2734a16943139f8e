import * as contract from '@academy/contract/money/bank/endpoints'
import { serve } from '../../../base/serve.ts'
import { findImports } from './queries.ts'

export const listImports = serve(contract.bankImports, ({ db }) => findImports(db))
