import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { removeOldUploads, uploadFolder } from '../../../base/uploads/received-file.ts'
import { sweepResumes } from './resumes.ts'

let fixture: TestApp
let mira: Person
beforeEach(async () => {
  fixture = await testApp()
  mira = await fixture.person()
})
afterEach(() => fixture.close())

const put = async (key: string) => {
  await fixture.services.files.put(key, Buffer.from('%PDF-'), { type: 'application/pdf', name: 'a.pdf' })
  return key
}
const age = async (key: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(join(fixture.services.config.dataDir, 'files', `${key}~file`), then, then)
}
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of fixture.services.files.list('')) keys.push(key)
  return keys
}
const keep = async (key: string, is_own = true) => {
  await put(key)
  const { id } = await fixture.db
    .insertInto('resumes')
    .values({ account_id: mira.id, key, name: 'a.pdf', size: 5, uploaded_at: new Date(), is_own })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const sweep = (now = new Date()) => sweepResumes(fixture.services, now)

test('files without a row are deleted after a day; newer ones and those of other features stay', async () => {
  for (const key of ['resumes/old.pdf', 'resumes/young.pdf', 'documents/old.pdf']) await put(key)
  await keep('resumes/kept.pdf')
  for (const key of ['resumes/old.pdf', 'resumes/kept.pdf', 'documents/old.pdf']) await age(key, 25)
  await age('resumes/young.pdf', 23)
  await sweep()
  expect(await stored()).toEqual(['documents/old.pdf', 'resumes/kept.pdf', 'resumes/young.pdf'])
})

test('unused versions are deleted', async () => {
  await keep('resumes/unused.pdf', false)
  await keep('resumes/own.pdf')
  await sweep()
  expect(await stored()).toEqual(['resumes/own.pdf'])
})

/** Creates an application in the academy that ends on 15 August 2027. */
const application = async (resume_id: number | null, more: Record<string, unknown> = {}) => {
  const masterclass_id = await insertMasterclass(fixture.db)
  const recordings = {
    is_known: false,
    recording_1: 'https://example.org/1',
    recording_2: 'https://example.org/2',
  }
  const row = { masterclass_id, account_id: mira.id, ...recordings, applied_at: new Date(), resume_id }
  await fixture.db
    .insertInto('applications')
    .values({ ...row, fee_paid_at: new Date(), ...more })
    .execute()
  return masterclass_id
}
const material = async () => {
  const columns = ['resume_id', 'recording_1', 'recording_2'] as const
  const rows = await fixture.db.selectFrom('applications').select(columns).orderBy('id').execute()
  return rows.map(row => [row.resume_id, row.recording_1, row.recording_2])
}
const sent = (id: number) => [id, 'https://example.org/1', 'https://example.org/2']
const gone = [null, '', '']

describe('six months after', () => {
  const withdrawn = { status: 'withdrawn', withdrawn_at: '2027-05-01T10:00:00Z' }
  test.each([
    {
      what: 'the academy',
      more: { status: 'accepted', is_accepted: true },
      stays: '2028-02-14T12:00:00Z',
      goes: '2028-02-16T12:00:00Z',
    },
    {
      what: 'an academy without a decision',
      more: {},
      stays: '2028-02-14T12:00:00Z',
      goes: '2028-02-16T12:00:00Z',
    },
    {
      what: 'a rejection',
      more: { status: 'rejected', is_accepted: false },
      stays: '2028-01-09T12:00:00Z',
      goes: '2028-01-11T12:00:00Z',
    },
    { what: 'a withdrawal', more: withdrawn, stays: '2027-10-31T12:00:00Z', goes: '2027-11-02T12:00:00Z' },
  ])('$what résumé and recordings are deleted, and the application stays', async ({ more, stays, goes }) => {
    const id = await keep('resumes/sent.pdf')
    const masterclass = await application(id, more)
    await sql`update masterclasses set finalized_at = '2027-07-10T10:00:00Z' where id = ${masterclass}`.execute(
      fixture.db,
    )
    await sweep(new Date(stays))
    expect([await material(), await stored()]).toEqual([[sent(id)], ['resumes/sent.pdf']])
    await sweep(new Date(goes))
    expect([await material(), await stored()]).toEqual([[gone], []])
    expect(await fixture.db.selectFrom('resumes').select('id').execute()).toEqual([])
  })

  test('a decision the recordings are deleted, also without a résumé', async () => {
    await application(null, withdrawn)
    await sweep(new Date('2028-01-01T12:00:00Z'))
    expect(await material()).toEqual([gone])
  })

  test('the academy a résumé stays when a later application uses it', async () => {
    const id = await keep('resumes/sent.pdf')
    await application(id, withdrawn)
    await application(id)
    await sweep(new Date('2028-01-01T12:00:00Z'))
    expect([await material(), await stored()]).toEqual([[gone, sent(id)], ['resumes/sent.pdf']])
  })
})

test('files left in the upload folder by a killed process are deleted, uploads in progress stay', async () => {
  const { dataDir } = fixture.services.config
  const folder = uploadFolder(dataDir)
  await removeOldUploads(dataDir)
  await mkdir(folder, { recursive: true })
  for (const name of ['left', 'coming']) await writeFile(join(folder, name), '%PDF-')
  const then = new Date(Date.now() - 11 * 60_000)
  await utimes(join(folder, 'left'), then, then)
  await removeOldUploads(dataDir)
  expect(await readdir(folder)).toEqual(['coming'])
})
