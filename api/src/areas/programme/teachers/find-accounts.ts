import type { findAccounts as endpoint } from '@academy/contract/teachers/endpoints'
import type { Operation } from '../../lib/services.ts'
import { findAccounts as find } from './queries.ts'

export const findAccounts: Operation<typeof endpoint> = ({ db }, { query }) => find(db, query.search)
