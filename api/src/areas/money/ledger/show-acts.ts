import type { invoiceActs as endpoint } from '@academy/contract/money/ledger/act-endpoints'
import { problem } from '../../../base/problem.ts'
import type { Operation } from '../../../base/services.ts'
import { findActs } from './act-queries.ts'

export const showActs: Operation<typeof endpoint> = async ({ db }, { params }) => {
  const found = await findActs(db, params.id)
  if (!found) throw problem('not_found')
  return found
}
