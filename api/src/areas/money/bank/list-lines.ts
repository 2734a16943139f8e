import type { bankLines as endpoint } from '@academy/contract/money/bank/endpoints'
import type { Operation } from '../../../base/services.ts'
import { withProposals } from './propose.ts'
import { findLines } from './queries.ts'

export const listLines: Operation<typeof endpoint> = async ({ db }, { query }) => {
  const { lines, total } = await findLines(db, query)
  return { lines: await withProposals(db, lines), total }
}
