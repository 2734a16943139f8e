import type { Locale } from '@academy/contract/base/locale'
import type { Merge } from '@academy/contract/concerts/merging/schemas'
import type { StoredMerge } from './queries.ts'
import { entryText } from './rules.ts'

export const present = (merge: StoredMerge, locale: Locale): Merge => ({
  ...merge,
  merged: entryText(merge.merged, locale),
  into: entryText(merge.into, locale),
})
