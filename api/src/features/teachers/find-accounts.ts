import type { findAccounts as endpoint } from '@academy/contract/teachers/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findAccounts as find } from './queries.ts'

export const findAccounts: Verb<typeof endpoint> = ({ db }, { query }) => find(db, query.search)
