import * as acts from '@academy/contract/money/ledger/act-endpoints'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findActs } from './act-queries.ts'

export const showActs = serve(acts.invoiceActs, async ({ db }, { params }) => {
  const found = await findActs(db, params.id)
  if (!found) throw problem('not_found')
  return found
})
