import { localizedBy } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/site-texts/endpoints'
import { type RegisteredText, registeredTexts } from '@academy/contract/site/site-texts/register'
import type { OfficeText, TextVersion } from '@academy/contract/site/site-texts/schemas'
import { serve } from '../../../base/serve.ts'
import { findCurrentTexts } from './queries.ts'
import { anchored, defaultsOf } from './rules.ts'

/** Returns a text as the office sees it. */
export const officeText = (text: RegisteredText, current: TextVersion | null): OfficeText => {
  const { key, page, rule, label } = text
  const defaults = defaultsOf(text)
  return {
    key,
    page,
    rule,
    ...localizedBy('label', locale => label[locale]),
    ...localizedBy('default', locale => defaults[`value_${locale}`] ?? ''),
    current: current && { ...current, ...anchored(text, current) },
  }
}

export const listTexts = serve(contract.listTexts, async ({ db }) => {
  const found = await findCurrentTexts(db)
  const versions = new Map(found.map(({ key, ...version }) => [key, version]))
  return registeredTexts.map(text => officeText(text, versions.get(text.key) ?? null))
})
