import { defaultLocale, type Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/repertoire/endpoints'
import type { Composer, ComposerInput } from '@academy/contract/concerts/repertoire/schemas'
import { composerSearchText } from '@academy/contract/concerts/repertoire/search'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { lockCatalogue } from '../../../db/advisory-locks.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { findSimilarNames, insertComposer, isDuplicateComposer } from './queries.ts'
import {
  catalogueLimits,
  composerRefusal,
  SAME_YEARS,
  similarComposers,
  similarNameQuery,
  yearErrors,
} from './rules.ts'

interface Addition {
  input: ComposerInput
  added_by: number
  now: Date
  /** The language of the names in a refusal. */
  locale?: Locale
  /** How the catalogue is locked. Replaced only in tests that show why the lock is needed. */
  lock?: typeof lockCatalogue
}

const findSimilar = async (db: Db | Tx, input: ComposerInput, locale: Locale) =>
  similarComposers(
    input,
    await findSimilarNames(
      db,
      similarNameQuery(input),
      input.year_of_birth,
      SAME_YEARS,
      composerSearchText(input),
      locale,
    ),
  )

/** Adds a composer who does not exist yet in any spelling. */
export const addOnce = async (
  db: Db,
  { input, added_by, now, locale = defaultLocale, lock = lockCatalogue }: Addition,
): Promise<Composer> => {
  const { create_anyway, ...composer } = input
  try {
    return await db.transaction().execute(async tx => {
      await lock(tx)
      const suggestions = await findSimilar(tx, input, locale)
      const refusal = composerRefusal(suggestions, create_anyway)
      if (refusal) throw problem(refusal, { suggestions })
      return insertComposer(tx, {
        ...composer,
        search_text: composerSearchText(composer),
        added_by,
        added_at: now,
      })
    })
  } catch (error) {
    if (!isDuplicateComposer(error)) throw error
    throw problem('composer_exists', { suggestions: await findSimilar(db, input, locale) })
  }
}

export const addComposer = serve(contract.addComposer, async ({ db }, { body, user, locale, now }) => {
  await guard(db, catalogueLimits(user.id))
  const errors = yearErrors(body, dayInVienna(now))
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  return addOnce(db, { input: body, added_by: user.id, now, locale })
})
