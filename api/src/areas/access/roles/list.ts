import * as contract from '@academy/contract/access/roles/endpoints'
import { serve } from '../../../base/serve.ts'
import { listHolders } from './queries.ts'

export const listRoleHolders = serve(contract.listRoleHolders, ({ db, config: { isProduction } }) =>
  listHolders({ db, isProduction }),
)
