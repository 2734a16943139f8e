import type { listRoleHolders as endpoint } from '@academy/contract/roles/endpoints'
import type { Verb } from '../../lib/services.ts'
import { listHolders } from './queries.ts'

export const listRoleHolders: Verb<typeof endpoint> = ({ db, config: { isProduction } }) =>
  listHolders({ db, isProduction })
