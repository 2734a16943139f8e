import * as contract from '@academy/contract/money/bank/endpoints'
import { serve } from '../../../base/serve.ts'
import { withProposals } from './propose.ts'
import { findLines } from './queries.ts'

export const listLines = serve(contract.bankLines, async ({ db }, { query }) => {
  const { lines, total } = await findLines(db, query)
  return { lines: await withProposals(db, lines), total }
})
