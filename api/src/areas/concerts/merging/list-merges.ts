import type { merges as endpoint } from '@academy/contract/concerts/merging/endpoints'
import type { Operation } from '../../../base/services.ts'
import { present } from './present.ts'
import { findMerges } from './queries.ts'

export const listMerges: Operation<typeof endpoint> = async ({ db }, { locale }) =>
  (await findMerges(db)).map(merge => present(merge, locale))
