import type { findAccounts as endpoint } from '@academy/contract/programme/teachers/endpoints'
import type { Operation } from '../../../base/services.ts'
import { findAccounts as find } from './queries.ts'

export const findAccounts: Operation<typeof endpoint> = ({ db }, { query }) => find(db, query.search)
