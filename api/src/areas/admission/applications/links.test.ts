// The file store is not contacted while the invoice number is locked.
import { apply } from '@academy/contract/admission/applications/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T10:00:00+01:00' })
})
afterAll(() => fixture.close())

test('links are signed after the transaction, without contacting the file store', async () => {
  const student = await fixture.person()
  const key = 'resumes/0a1b2c.pdf'
  await fixture.db
    .insertInto('resumes')
    .values({ account_id: student.id, key, name: 'Mira.pdf', size: 5, uploaded_at: new Date() })
    .execute()
  const { files } = fixture.services
  const asked: string[] = []
  // Any call to the file store other than signing never resolves.
  fixture.services.files = new Proxy(files, {
    get:
      (_, name) =>
      async (...args: Parameters<typeof files.url>) => {
        asked.push(String(name))
        if (name !== 'url') return new Promise(() => {})
        await sql`select from invoice_counters for update nowait`.execute(fixture.db)
        return files.url(...args)
      },
  })
  const params = { masterclassId: String(await insertMasterclass(fixture.db)) }
  const body = { is_known: 1, agreed_consent: 1, agreed_terms: 1 } as const
  const { body: sent } = await fixture.call(apply, { params, body }, { as: student })
  expect(sent.resume_file?.url).toContain('/api/files/download')
  expect(asked).toEqual(['url'])
})
