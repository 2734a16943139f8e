// public: previews show texts that are not published
import { localizedBy } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/site-texts/endpoints'
import { findText, type RegisteredText, registeredTexts } from '@academy/contract/site/site-texts/register'
import type { OfficeTextDetail } from '@academy/contract/site/site-texts/schemas'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { officeText } from './list.ts'
import { findVersions } from './queries.ts'
import { anchored } from './rules.ts'

/** Returns the definition of a text; an unknown key is refused. */
export const textOf = (key: string): RegisteredText => {
  const text = findText(key)
  if (!text) throw problem('not_found')
  return text
}

export const loadText = async (db: Db | Tx, text: RegisteredText): Promise<OfficeTextDetail> => {
  const found = await findVersions(db, text.key)
  const versions = found.map(version => ({ ...version, ...anchored(text, version) }))
  const page_texts = registeredTexts
    .filter(({ page }) => page === text.page)
    .map(({ key, label }) => ({ key, ...localizedBy('label', locale => label[locale]) }))
  return { ...officeText(text, versions[0] ?? null), versions, page_texts }
}

export const showText = serve(contract.showText, ({ db }, { params }) => loadText(db, textOf(params.key)))
