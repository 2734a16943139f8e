import type { listRoleHolders as endpoint } from '@academy/contract/roles/endpoints'
import type { Operation } from '../../lib/services.ts'
import { listHolders } from './queries.ts'

export const listRoleHolders: Operation<typeof endpoint> = ({ db, config: { isProduction } }) =>
  listHolders({ db, isProduction })
