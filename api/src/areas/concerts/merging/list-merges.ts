import * as contract from '@academy/contract/concerts/merging/endpoints'
import { serve } from '../../../base/serve.ts'
import { present } from './present.ts'
import { findMerges } from './queries.ts'

export const listMerges = serve(contract.merges, async ({ db }, { locale }) =>
  (await findMerges(db)).map(merge => present(merge, locale)),
)
