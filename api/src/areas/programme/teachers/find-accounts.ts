import * as contract from '@academy/contract/programme/teachers/endpoints'
import { serve } from '../../../base/serve.ts'
import { findAccounts as find } from './queries.ts'

export const findAccounts = serve(contract.findAccounts, ({ db }, { query }) => find(db, query.search))
