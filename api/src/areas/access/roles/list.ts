import type { listRoleHolders as endpoint } from '@academy/contract/access/roles/endpoints'
import type { Operation } from '../../../base/services.ts'
import { listHolders } from './queries.ts'

export const listRoleHolders: Operation<typeof endpoint> = ({ db, config: { isProduction } }) =>
  listHolders({ db, isProduction })
