import type { BodyOf } from '@academy/contract/base/endpoint'
import { type Locale, locales, localizedBy } from '@academy/contract/base/locale'
import { explain } from '@academy/contract/messages'
import { withAnchors } from '@academy/contract/site/site-texts/anchors'
import * as contract from '@academy/contract/site/site-texts/endpoints'
import {
  findText,
  type RegisteredText,
  registeredTexts,
  type TextPage,
} from '@academy/contract/site/site-texts/register'
import type {
  OfficeText,
  OfficeTextDetail,
  ShownText,
  TextVersion,
} from '@academy/contract/site/site-texts/schemas'
import { textSchema } from '@academy/contract/site/site-texts/text-rules'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { placeholderValues } from './facts.ts'
import { findCurrentTexts, findVersions, insertVersion, isVersionTaken, loadTexts } from './queries.ts'
import { anchored, defaultsOf, type StoredValues, showText as shownText } from './rules.ts'

interface PageRequest {
  page: TextPage
  locale: Locale
  today: string
  /** Fills the placeholders from this academy instead of the current one. */
  academy_id?: number
  /** Replaces stored values, for a preview. */
  instead?: Record<string, StoredValues>
}

/** Reads the texts from the database each time: a change is visible at the next request to any process. */
export const textsFor = async (db: Db, { page, locale, today, academy_id, instead }: PageRequest) => {
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
    shownText(text, { ...stored, ...instead }[text.key], locale, values),
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

/** Checks the value of each language by the rule of the text. Reports all errors, by field. */
export const checkValues = ({ rule }: RegisteredText, input: StoredValues, locale: Locale): StoredValues => {
  const schema = textSchema(rule)
  const parsed = localizedBy('value', language => {
    const value = input[`value_${language}`]
    return value === null ? undefined : schema.safeParse(value, { reportInput: true })
  })
  const issues = locales.flatMap(language => {
    const field = `value_${language}` as const
    return (parsed[field]?.error?.issues ?? []).map(issue => ({ ...issue, path: [field, ...issue.path] }))
  })
  if (issues.length > 0) throw problem('invalid_input', { errors: explain(issues, locale) })
  const values = localizedBy('value', language => parsed[`value_${language}`]?.data ?? null)
  return rule.has_anchors ? withAnchors(values) : values
}

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
