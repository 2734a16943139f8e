import { localizedBy } from '@academy/contract/base/locale'
import { storableJson } from '../base/storable-json.ts'
import type { Tx } from '../db/connection.ts'
import { demoAboutTexts } from './content/site-texts/about.ts'
import { demoAcademyTexts } from './content/site-texts/academy.ts'
import { demoHomeTexts } from './content/site-texts/home.ts'
import { demoLogos } from './content/site-texts/logos.ts'

export const demoTexts = { ...demoHomeTexts, ...demoAcademyTexts, ...demoAboutTexts, ...demoLogos }

/** Publishes the wording of the demo's office, except for texts that were changed since. */
export const seedSiteTexts = async (tx: Tx, year: number): Promise<void> => {
  const office = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'manager@example.org')
    .executeTakeFirst()
  // The autumn before the academy.
  const changed_at = new Date(`${year - 1}-10-12T08:30:00Z`)
  const rows = Object.entries(demoTexts).map(([key, text]) => ({
    key,
    version: 1,
    ...localizedBy('value', locale => storableJson(text[locale])),
    changed_at,
    account_id: office?.id ?? null,
  }))
  await tx
    .insertInto('site_text_versions')
    .values(rows)
    .onConflict(conflict => conflict.columns(['key', 'version']).doNothing())
    .execute()
}
