import { byLocale, type Locale, locales } from '@academy/contract/base/locale'
import type { WrittenDocument } from '@academy/contract/site/documents/office-schemas'
import { documentNames } from '@academy/contract/site/documents/schemas'
import { sql } from 'kysely'
import { type DocumentFacts, loadFacts } from '../areas/site/documents/facts.ts'
import { publishMissingDocuments } from '../areas/site/documents/publish.ts'
import { countPublication, findUnpublished, insertVersion } from '../areas/site/documents/queries.ts'
import { contentOf, putFiles, renderFiles } from '../areas/site/documents/render-files.ts'
import { asWritten, readDocument } from '../areas/site/documents/texts/blocks.ts'
import { defaultText } from '../areas/site/documents/texts/document-texts.ts'
import { clockFrom, timeInVienna } from '../base/clock.ts'
import { renderOnThread } from '../base/pdf/pdf-response.ts'
import type { Services } from '../base/services.ts'
import type { Db, Tx } from '../db/connection.ts'
import { storableJson } from '../db/expressions.ts'
import { lockDocumentRow } from '../db/locks.ts'
import { companions, earlierFee, earlierRepertoire } from './content/documents.ts'
import { currentDemoYear } from './season.ts'

const TERMS = 'terms_and_conditions'

type Texts = Record<Locale, WrittenDocument>

const changed = (texts: Texts, change: (text: string, locale: Locale) => string): Texts =>
  byLocale(locale => ({
    ...texts[locale],
    sections: texts[locale].sections.map(({ heading, text }) => ({ heading, text: change(text, locale) })),
  }))

/** When the academy published its first documents: before the first application of the demo. */
const firstDay = (today: string) => `${currentDemoYear(today) - 2}-10-05`

/** The versions of the terms: two summers ago, since last autumn, and after the next summer. */
const versionsOf = (ours: Texts, year: number, today: string) => {
  const autumn = `${year - 1}-09-20`
  const current = byLocale(locale => ({
    ...ours[locale],
    sections: [...ours[locale].sections, companions[locale]],
  }))
  return [
    { valid_from: firstDay(today), texts: changed(ours, earlierFee) },
    { valid_from: autumn < today ? autumn : today, texts: current },
    { valid_from: `${year}-09-01`, texts: changed(current, earlierRepertoire) },
  ]
}

const termsOf = (facts: DocumentFacts, today: string) => {
  const ours = byLocale(locale => asWritten(defaultText(TERMS, locale, facts.association.country_code)))
  return versionsOf(ours, currentDemoYear(today), today)
}

type Render = typeof renderFiles

/** Loads what two threads need to render documents, while the database of a new demo is made. */
export const warmUpRendering = (): void => {
  const text = (style: string) => ({ text: 'Sommerakademie 1 – 2 (§ 3)', style })
  for (const language of locales) {
    const about = { title: '', subject: '', author: '', language, created_at: new Date(0) }
    const content = ['title', 'subtitle', 'small'].map(text)
    renderOnThread({ ...about, content }).catch(() => {})
  }
}

/**
 * Renders each document once, however often it is asked for. So rendering on threads begins while the rows of the demo
 * are written, and publishing finds it done.
 */
export const renderOnce = (): Render => {
  const made = new Map<string, ReturnType<Render>>()
  return (...about) => {
    const key = JSON.stringify(about)
    const known = made.get(key) ?? renderFiles(...about)
    made.set(key, known)
    return known
  }
}

/** Begins to render all documents of a new demo. A failure is seen by who publishes them. */
export const beginRendering = (render: Render, facts: DocumentFacts, today: string): void => {
  const begin = (...about: Parameters<Render>) => void render(...about).catch(() => {})
  for (const { valid_from, texts } of termsOf(facts, today))
    begin(
      byLocale(locale => readDocument(texts[locale])),
      { facts, valid_from },
    )
  for (const name of documentNames.filter(one => one !== TERMS))
    begin(
      byLocale(locale => defaultText(name, locale, facts.association.country_code)),
      { facts, valid_from: firstDay(today) },
    )
}

type Publisher = Pick<Services, 'db' | 'files' | 'clock'> & { render?: Render }

const prepare = async ({ db, files, clock, render = renderFiles }: Publisher) => {
  const facts = await loadFacts(db)
  const today = clock.today()
  return Promise.all(
    termsOf(facts, today).map(async ({ valid_from, texts: template }) => {
      const texts = byLocale(locale => readDocument(template[locale]))
      const keys = await putFiles(files, TERMS, await render(texts, { facts, valid_from }))
      const { content, checksum } = contentOf(texts, facts)
      return {
        ...keys,
        valid_from,
        checksum,
        content: storableJson(content),
        template: storableJson(template),
        // The office published the last one lately, and the others a few days before they applied.
        created_at: timeInVienna(valid_from < today ? valid_from : today, 9),
      }
    }),
  )
}

const findOffice = (tx: Tx) =>
  tx.selectFrom('accounts').select('id').where('email', '=', 'manager@example.org').executeTakeFirst()

const publishTerms = async (services: Publisher) => {
  const versions = await prepare(services)
  await services.db.transaction().execute(async tx => {
    const [document] = await lockDocumentRow(tx, TERMS)
    if (document?.version !== 0) return
    const account_id = (await findOffice(tx))?.id ?? null
    for (const version of versions) {
      await insertVersion(tx, { ...version, name: TERMS, source: 'written', account_id })
      await countPublication(tx, TERMS)
    }
  })
}

/** Publishes three versions of the terms and one of each other document, unless somebody has published one. */
export const publishDemoDocuments = async (services: Publisher): Promise<void> => {
  const unpublished = await findUnpublished(services.db)
  if (unpublished.includes(TERMS)) await publishTerms(services)
  const clock = clockFrom(timeInVienna(firstDay(services.clock.today()), 9))
  await publishMissingDocuments({ ...services, clock })
}

/** The version in force on a day, or the first one; `day` is an SQL expression. */
const versionOn = (name: string, day: string) => `(
  select id from document_versions where name = '${name}' and withdrawn_at is null
  order by valid_from > ${day}, case when valid_from <= ${day} then valid_from end desc, valid_from, id limit 1)`

/** Everybody in the demo has agreed to the version of the day on which they applied or booked. */
export const agreeInDemo = async (db: Db): Promise<void> => {
  const applied = 'applied_at::date'
  await sql
    .raw(`update applications set consent_version_id = coalesce(consent_version_id, ${versionOn('consent_form', applied)}),
      terms_version_id = coalesce(terms_version_id, ${versionOn(TERMS, applied)})
    where consent_version_id is null or terms_version_id is null`)
    .execute(db)
  await sql
    .raw(`update bookings set terms_version_id = ${versionOn('terms_and_conditions_accommodation', 'booked_at::date')}
    where terms_version_id is null`)
    .execute(db)
  await sql`
    update consents set version_id = case kind when 'terms' then terms_version_id else consent_version_id end
    from applications where applications.id = application_id and version_id is null`.execute(db)
  await sql`
    update consents set version_id = terms_version_id
    from bookings where bookings.id = booking_id and version_id is null`.execute(db)
  // Some agree to photographs, and fewer to recordings.
  await sql`
    insert into consents (account_id, kind, wording, given_at)
    select distinct account_id, kind, 1, min(applied_at) over (partition by account_id)
    from applications, (values ('photos', 2), ('recordings', 5)) given (kind, every)
    where account_id % every = 0
    on conflict do nothing`.execute(db)
}
