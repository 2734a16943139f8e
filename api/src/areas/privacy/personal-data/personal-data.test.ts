import {
  dataExport,
  dataExportLink,
  personalDataTopics,
  requestDataExport,
} from '@academy/contract/privacy/personal-data/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertMarkedPeople, type MarkedPerson } from '../../../../test/personal-data/marks.ts'
import { unzip } from '../../../../test/unzip.ts'
import { audit } from '../../../base/audit.ts'
import { hashToken, newToken } from '../../../base/tokens.ts'
import { columnsOf, kindsOf, personalTables } from '../../../db/personal-data/register.ts'
import type { Table } from '../../../db/personal-data/types.ts'
import { makeNextExport, sweepExports } from './make-export.ts'

let fixture: TestApp
let ada: MarkedPerson
let bert: MarkedPerson
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00', SITE_URL: 'https://academy.example' })
  ;({ ada, bert } = await insertMarkedPeople({ db: fixture.db, files: fixture.services.files }))
})
afterAll(() => fixture.close())

const loggedIn = async ({ id, email }: MarkedPerson): Promise<Person> => {
  const token = newToken()
  const now = fixture.services.clock.now()
  await fixture.db
    .updateTable('access_tokens')
    .set({ token_hash: hashToken(token), created_at: now, last_used_at: now })
    .where('account_id', '=', id)
    .execute()
  return { id, email, token }
}

const download = async (as: Person): Promise<Map<string, Buffer>> => {
  const { body } = await fixture.call(dataExportLink, {}, { as })
  const { pathname, search } = new URL(body.url)
  const answer = await fixture.app.inject({ url: pathname + search })
  expect(answer.statusCode).toBe(200)
  return unzip(answer.rawPayload)
}

const isExported = (path: string) => {
  const [table = '', column = ''] = path.split('.')
  return ['data', 'decision', 'reference'].includes(kindsOf(table as Table).get(column) ?? '')
}

describe('the archive of a person', () => {
  let as: Person
  let entries: Map<string, Buffer>
  let json: string
  let page: string
  beforeAll(async () => {
    as = await loggedIn(ada)
    // Older versions recorded an objection to news as a consent that was withdrawn.
    await audit(fixture.db, {
      at: fixture.services.clock.now(),
      action: 'consent_withdrawn',
      account_id: ada.id,
      details: { kind: 'news' },
    })
    await fixture.call(requestDataExport, {}, { as, locale: 'de' })
    expect(await makeNextExport(fixture.services)).toBe(true)
    entries = await download(as)
    json = entries.get('personal-data.json')?.toString() ?? ''
    page = entries.get('index.html')?.toString() ?? ''
  })

  test('has every mark of the person, in JSON and on the page', () => {
    const wanted = ada.marks.filter(({ path }) => isExported(path))
    expect(wanted.length).toBeGreaterThan(80)
    expect(wanted.filter(({ text }) => !json.includes(text))).toEqual([])
    expect(wanted.filter(({ text }) => !page.includes(text))).toEqual([])
  })

  test('has every column of every table, also those without a mark', () => {
    const { tables } = JSON.parse(json) as { tables: Record<string, Record<string, unknown>[]> }
    const missing = personalTables
      .filter(([, { owners }]) => owners.length > 0)
      .flatMap(([table]) =>
        columnsOf(table, 'data', 'decision', 'reference')
          .filter(column => !tables[table]?.some(row => row[column] !== null && row[column] !== undefined))
          .map(column => `${table}.${column}`),
      )
    // The archive itself is not finished.
    expect(missing).toEqual(['finished_at', 'expires_at', 'size'].map(column => `data_exports.${column}`))
  })

  test('has the files of the person', () => {
    const contents = [...entries.values()].map(String)
    // The portrait is there in one size, and the archive itself is not in it.
    const wanted = new Set(ada.files.map(({ text }) => text).filter(text => !text.endsWith('data_exports')))
    expect([...wanted].filter(text => !contents.includes(text))).toEqual([])
    const { tables } = JSON.parse(json) as { tables: Record<string, Record<string, string>[]> }
    const invoices = tables['invoices']?.map(({ invoice_number }) => `files/Rechnung-${invoice_number}.pdf`)
    const names = [...entries.keys()].filter(name => name.startsWith('files/'))
    expect(invoices?.length).toBeGreaterThan(1)
    expect(names).toEqual(expect.arrayContaining(invoices ?? []))
    // One of the invoices was printed before.
    const papers = names.filter(name => name.includes('Teilnahmebestaetigung') || name.includes('Einladung'))
    expect(names.length).toBe(wanted.size + (invoices?.length ?? 0) - 1 + papers.length)
  })

  test('has nothing of another person', () => {
    const everything = [...entries.values()].map(String).join('\n').toLowerCase()
    expect(bert.marks.filter(({ text }) => everything.includes(text.toLowerCase()))).toEqual([])
    expect(everything).not.toContain(bert.tag)
  })

  test('has no secret, also not inside a mail', () => {
    const everything = [...entries.values()].map(String).join('\n')
    const secrets = ada.marks.filter(({ path }) => {
      const [table = '', column = ''] = path.split('.')
      return kindsOf(table as Table).get(column) === 'secret'
    })
    expect(secrets.length).toBeGreaterThan(2)
    expect(secrets.filter(({ text }) => everything.includes(text))).toEqual([])
  })

  test('names what ids refer to, in the language of the page', () => {
    expect(page).toContain('<html lang="de">')
    expect(page).toContain(
      '<dt>Meisterkurs</dt><dd>Violoncello, Ilse Marent, 2. August 2027 – 10. August 2027</dd>',
    )
    expect(page).toContain('<dt>Werk</dt><dd>Clara Wieck: Romanze</dd>')
    expect(page).toContain('<dt>Geburtsdatum</dt><dd>17. Mai 2005</dd>')
  })

  test('contains no column names, codes or ISO timestamps', () => {
    // What people have typed and names of files are theirs.
    const words = page
      .replaceAll(/<style>.*?<\/style>|<a [^>]*>[^<]*<\/a>/gs, '')
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll(new RegExp(`\\S*${ada.tag}\\S*`, 'gi'), '')
    const codes = words.match(/\b[a-z]+_[a-z_]+\b|\d{4}-\d\d-\d\dT\S*/g) ?? []
    expect([...new Set(codes)]).toEqual([])
    expect(page).toContain('<dt>Rechnung</dt><dd>')
    expect(page).not.toContain('1 Einträge')
  })

  test('reads an objection to news as the pages do', () => {
    expect(page).toContain('<dt>Was geschah</dt><dd>Neuigkeiten abbestellt</dd>')
  })

  test('lists rows by time', () => {
    const { tables } = JSON.parse(json) as { tables: Record<string, Record<string, string>[]> }
    const times = tables['audit_log']?.map(({ at = '' }) => Date.parse(at)) ?? []
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  test('is announced by a mail whose link needs a login', async () => {
    const mails = await fixture.db
      .selectFrom('outbox')
      .select(['subject', 'body_text', 'secret_link'])
      .where('account_id', '=', ada.id)
      .where('key', 'like', 'data-export:%')
      .execute()
    expect(mails).toEqual([
      {
        subject: 'Ihre Daten sind bereit',
        body_text: expect.stringContaining('https://academy.example/user/personal-data'),
        secret_link: null,
      },
    ])
  })

  test('is in the record', async () => {
    const recorded = await fixture.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', ada.id)
      .orderBy('id')
      .execute()
    expect(recorded.map(({ action }) => action)).toEqual([
      'personal_data_requested',
      'personal_data_downloaded',
    ])
  })

  test('is deleted with its file when it has expired', async () => {
    const { key } = await fixture.db
      .selectFrom('data_exports')
      .select('key')
      .where('account_id', '=', ada.id)
      .executeTakeFirstOrThrow()
    await sweepExports(fixture.services, new Date('2027-07-27T07:59:00Z'))
    expect((await fixture.call(dataExport, {}, { as })).body.data_export?.state).toBe('ready')
    await sweepExports(fixture.services, new Date('2027-07-27T09:00:00Z'))
    expect((await fixture.call(dataExport, {}, { as })).body).toEqual({ data_export: null })
    expect(await fixture.services.files.stat(key ?? '')).toBeNull()
    await fixture.refused(dataExportLink, {}, { as })
  })
})

test('what the teacher has decided is left out until the selection is final', async () => {
  await fixture.db.updateTable('masterclasses').set({ finalized_at: null }).execute()
  const { id: masterclass_id } = await fixture.db
    .selectFrom('masterclasses')
    .select('id')
    .executeTakeFirstOrThrow()
  await audit(fixture.db, {
    at: fixture.services.clock.now(),
    action: 'decided_for_teacher',
    account_id: bert.id,
    details: { masterclass_id },
  })
  const as = await loggedIn(bert)
  await fixture.call(requestDataExport, {}, { as, locale: 'de' })
  await makeNextExport(fixture.services)
  const json = (await download(as)).get('personal-data.json')?.toString() ?? ''
  const decided = bert.marks.filter(({ path }) => path.startsWith('applicant_reviews.'))
  expect(decided).not.toEqual([])
  expect(decided.filter(({ text }) => json.includes(text))).toEqual([])
  const { tables } = JSON.parse(json) as { tables: Record<string, Record<string, unknown>[]> }
  expect(tables['applicant_reviews']).toEqual([])
  expect(json).not.toContain('decided_for_teacher')
  expect(tables['applications']?.map(row => row['reserve_rank'])).toEqual([null, null])
})

test('everybody can read what is kept, why and for how long', async () => {
  const { body } = await fixture.call(personalDataTopics, {}, { locale: 'de' })
  expect(body.find(({ topic }) => topic === 'E-Mails an Sie')).toMatchObject({
    purposes: ['Um Ihnen zu schreiben und zu antworten (Art. 6 Abs. 1 lit. b und f DSGVO)'],
    retentions: expect.arrayContaining(['E-Mails, Rundmails: 1 Jahr nach dem Senden']),
  })
})
