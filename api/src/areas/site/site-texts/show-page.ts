import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/site-texts/endpoints'
import { registeredTexts, type TextPage } from '@academy/contract/site/site-texts/register'
import type { ShownText } from '@academy/contract/site/site-texts/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { placeholderValues } from './facts.ts'
import { loadTexts } from './queries.ts'
import { type StoredValues, showText } from './rules.ts'

interface Wanted {
  page: TextPage
  locale: Locale
  today: string
  /** Fills the placeholders from this academy instead of the current one. */
  academy_id?: number
  /** Replaces stored values, for a preview. */
  instead?: Record<string, StoredValues>
}

/** Reads the texts from the database each time: a change is visible at the next request to any process. */
export const textsFor = async (db: Db, { page, locale, today, academy_id, instead }: Wanted) => {
  const texts = registeredTexts.filter(text => text.page === page)
  const { stored, facts } = await loadTexts(
    db,
    texts.map(({ key }) => key),
    academy_id,
  )
  if (academy_id !== undefined && facts.start_date_academy === null) throw problem('not_found')
  const values = placeholderValues(facts, locale, today)
  const shown = texts.map((text): [string, ShownText] => [
    text.key.slice(page.length + 1),
    showText(text, { ...stored, ...instead }[text.key], locale, values),
  ])
  return Object.fromEntries(shown)
}

export const showPage = serve(contract.textsOfPage, ({ db, clock }, { params: { page }, locale }) =>
  textsFor(db, { page, locale, today: clock.today() }),
)

export const showPageOfYear = serve(
  contract.textsOfYear,
  ({ db, clock }, { params: { id: academy_id, page }, locale }) =>
    textsFor(db, { page, locale, today: clock.today(), academy_id }),
)
