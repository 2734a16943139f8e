// What several people of the office, applicants and processes do at once.
import { apply } from '@academy/contract/admission/applications/endpoints'
import { publishDocument } from '@academy/contract/site/documents/endpoints'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type DocumentsFixture,
  documentsFixture,
  publication,
  TODAY,
} from '../../../../test/documents-fixture.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { together, withoutLocks } from '../../../../test/without-locks.ts'
import { addVersion, agreeToDocument } from './add-version.ts'
import { publishMissingDocuments } from './publish.ts'

const TERMS = 'terms_and_conditions'

let fixture: DocumentsFixture
beforeAll(async () => {
  fixture = await documentsFixture()
})
afterAll(() => fixture.close())

const versionsOf = (name: DocumentName) =>
  fixture.db.selectFrom('document_versions').selectAll().where('name', '=', name).orderBy('id').execute()
const countFiles = async () => (await Array.fromAsync(fixture.services.files.list('documents/'))).length

/** Adds a version without rendering it. */
const add = (name: DocumentName, version: number) =>
  addVersion(fixture.services, {
    name,
    version,
    valid_from: TODAY,
    source: 'uploaded',
    checksum: 'a'.repeat(64),
    content: null,
    template: null,
    key_de: 'documents/none.pdf',
    key_en: 'documents/none.pdf',
    actor_id: fixture.manager.id,
    now: new Date(),
  }).then(
    () => 'published',
    error => error.code,
  )
const versionOf = async (name: DocumentName) =>
  (await fixture.db.selectFrom('documents').select('version').where('name', '=', name).executeTakeFirst())
    ?.version ?? 0

describe('several people who publish one document', () => {
  test('based on the same version: one succeeds, and nothing of the others is left', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        fixture.app.inject({
          method: 'POST',
          url: publishDocument.path.replace(':name', TERMS),
          headers: { authorization: `Bearer ${fixture.manager.token}` },
          payload: publication({ version: 0, said: `Version ${index}` }),
        }),
      ),
    )
    const codes = answers.map(answer => answer.json().code).filter(Boolean)
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'changed_meanwhile'))
    expect(await versionsOf(TERMS)).toHaveLength(1)
    expect(await countFiles()).toBe(2)
  })

  test('twenty at once: one succeeds', async () => {
    const version = await versionOf(TERMS)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => add(TERMS, version)))
    expect(outcomes.filter(outcome => outcome === 'published')).toHaveLength(1)
    expect(await versionOf(TERMS)).toBe(version + 1)
  })

  test('control: without the lock several succeed', async () => {
    const version = await versionOf(TERMS)
    const options = { instead: together(5) }
    const unlocked = () => withoutLocks(['document'], () => add(TERMS, version), options)
    const outcomes = await Promise.all(Array.from({ length: 5 }, unlocked))
    expect(outcomes.filter(outcome => outcome === 'published').length).toBeGreaterThan(1)
  })
})

test('the program publishes nothing when the office publishes the first version at the same time', async () => {
  const blocked = add('consent_form', 0)
  const [outcome] = await Promise.all([blocked, publishMissingDocuments(fixture.services, ['consent_form'])])
  const sources = (await versionsOf('consent_form')).map(({ source }) => source)
  expect(sources).toEqual(outcome === 'published' ? ['uploaded'] : ['program'])
})

describe('a person who agrees while the office publishes', () => {
  /** Somebody agrees; before the transaction ends, the office publishes another version. */
  const publishWhileAgreeing = async (isLocked: boolean) => {
    const before = await versionOf(TERMS)
    const events: string[] = []
    let publishing: Promise<unknown> = Promise.resolve()
    await fixture.db.transaction().execute(async tx => {
      const agree = () =>
        agreeToDocument(tx, [{ name: TERMS, field: 'agreed_terms', shown: undefined }], {
          today: TODAY,
          locale: 'en',
        })
      await (isLocked ? agree() : withoutLocks(['document'], agree))
      publishing = add(TERMS, before).then(() => events.push('published'))
      await (isLocked ? untilBlocked(fixture.db) : publishing)
      events.push('agreed')
    })
    await publishing
    return events
  }

  test('has agreed before it is published', async () => {
    expect(await publishWhileAgreeing(true)).toEqual(['agreed', 'published'])
  })

  test('control: without the lock it is published before they have agreed', async () => {
    expect(await publishWhileAgreeing(false)).toEqual(['published', 'agreed'])
  })

  test('keeps the version that the form has shown, or is refused', async () => {
    const shown = (await versionsOf(TERMS)).at(-1)?.id
    const version = await versionOf(TERMS)
    const masterclassId = String(await insertMasterclass(fixture.db))
    const guests = await Promise.all(Array.from({ length: 12 }, () => fixture.guest()))
    const send = (as: (typeof guests)[number]) =>
      fixture.app.inject({
        method: 'POST',
        url: apply.path.replace(':masterclassId', masterclassId),
        headers: { authorization: `Bearer ${as.token}` },
        payload: { is_known: 1, agreed_consent: 1, agreed_terms: 1, terms_version_id: shown },
      })
    const [first = []] = await Promise.all([Promise.all(guests.slice(0, 8).map(send)), add(TERMS, version)])
    const answers = [...first, ...(await Promise.all(guests.slice(8).map(send)))]
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(refused.length).toBeGreaterThanOrEqual(4)
    for (const answer of refused)
      expect(answer.json()).toMatchObject({
        code: 'document_changed',
        errors: { agreed_terms: [expect.any(String)] },
      })
    const { rows } = await sql`select distinct terms_version_id from applications`.execute(fixture.db)
    expect(rows.length).toBeLessThanOrEqual(1)
    for (const row of rows) expect(row).toEqual({ terms_version_id: shown })
    expect(answers.filter(({ statusCode }) => statusCode === 201).length + refused.length).toBe(12)
  })
})
