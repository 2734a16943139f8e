import { localizedBy } from '@academy/contract/lib/locale'
import type { listTexts as endpoint } from '@academy/contract/site-texts/endpoints'
import { type RegisteredText, registeredTexts } from '@academy/contract/site-texts/register'
import type { OfficeText, TextVersion } from '@academy/contract/site-texts/schemas'
import type { Verb } from '../../lib/services.ts'
import { findCurrentTexts } from './queries.ts'

/** Returns a text as the office sees it. */
export const officeText = (
  { key, page, rule, label, defaults }: RegisteredText,
  current: TextVersion | null,
): OfficeText => ({
  key,
  page,
  rule,
  ...localizedBy('label', locale => label[locale]),
  ...localizedBy('default', locale => defaults[locale]),
  current,
})

export const listTexts: Verb<typeof endpoint> = async ({ db }) => {
  const found = await findCurrentTexts(db)
  const versions = new Map(found.map(({ key, ...version }) => [key, version]))
  return registeredTexts.map(text => officeText(text, versions.get(text.key) ?? null))
}
