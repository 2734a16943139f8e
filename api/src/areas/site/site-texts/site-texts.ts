import type { BodyOf } from '@academy/contract/base/endpoint'
import { type Locale, localizedBy } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/site-texts/endpoints'
import { findText, type RegisteredText, registeredTexts } from '@academy/contract/site/site-texts/register'
import type { OfficeText, OfficeTextDetail, TextVersion } from '@academy/contract/site/site-texts/schemas'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { checkValues } from './check-values.ts'
import { findCurrentTexts, findVersions, insertVersion, isVersionTaken } from './queries.ts'
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

interface Change {
  key: string
  wanted: BodyOf<typeof contract.changeText>
  actor_id: number
  locale: Locale
  now: Date
}

/** Publishes a version: the next request of any page or mail uses it. */
export const publishText = ({ db }: Services, { key, wanted, actor_id, locale, now }: Change) => {
  const text = textOf(key)
  const values = checkValues(text, wanted, locale)
  return db.transaction().execute(async tx => {
    const before = await loadText(tx, text)
    const version = before.current?.version ?? 0
    if (wanted.version !== version) throw problem('changed_meanwhile')
    await insertVersion(tx, { key, version, ...values, account_id: actor_id, now }).catch(error => {
      throw isVersionTaken(error) ? problem('changed_meanwhile') : error
    })
    await auditChange(tx, {
      at: now,
      actor_id,
      action: 'text_changed',
      subject: { text: key },
      before: localizedBy('value', language => before.current?.[`value_${language}`] ?? null),
      after: values,
    })
    return loadText(tx, text)
  })
}

export const changeText = serve(contract.changeText, (services, { params, body, user, locale, now }) =>
  publishText(services, { key: params.key, wanted: body, actor_id: user.id, locale, now }),
)
