import * as contract from '@academy/contract/admission/selection/file-endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { readPages } from '../../../../test/read-pdf.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

const NOTE = 'Listen to the slow movement again'
let fixture: SelectionFixture
let id: number
let applicant: Awaited<ReturnType<SelectionFixture['applicant']>>
beforeAll(async () => {
  fixture = await selectionFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  id = await fixture.masterclass()
  applicant = await fixture.applicant(id, { last_name: 'Almstätter', repertoire: 'Suite III' })
  await fixture.db
    .insertInto('applicant_reviews')
    .values({ application_id: applicant.application_id, rating: 4, note: NOTE, changed_at: new Date() })
    .execute()
})

const get = (path: string, as: Person) =>
  fixture.app.inject({
    url: path,
    headers: { authorization: `Bearer ${as.token}`, 'x-forwarded-for': '10.6.6.6', locale: 'en' },
  })
const pdfPath = () => contract.applicantsPdf.path.replace(':id', String(id))
const exports = async () => {
  const rows = await fixture.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'data_exported')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ details }) => details)
}

describe('the list of applicants', () => {
  test.each([
    ['', false, 'applicants'],
    ['?notes=1', true, 'applicants-with-notes'],
  ])('as PDF%s has notes: %s, says so in its name, and is recorded', async (query, hasNotes, name) => {
    const response = await get(pdfPath() + query, fixture.teacher)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${name}-${id}.pdf"`)
    const text = (await readPages(response.rawPayload)).join(' ')
    expect(text).toContain('Almstätter')
    expect(text).toContain('Suite III')
    expect(text.includes(NOTE)).toBe(hasNotes)
    expect(text.includes('4 of 5')).toBe(hasNotes)
    expect(text.includes('for the teacher only')).toBe(hasNotes)
    expect(text).toContain('1 without a title')
    expect((await exports())[0]).toMatchObject({ masterclass_id: id, format: 'PDF', count: 1 })
  })

  test('as a table of the browser is recorded', async () => {
    const body = { format: 'XLSX', count: 1 } as const
    await fixture.call(
      contract.applicantsSaved,
      { params: { id: String(id) }, body },
      { as: fixture.teacher },
    )
    expect((await exports())[0]).toMatchObject({ masterclass_id: id, format: 'XLSX', count: 1 })
  })

  test('is not found for other teachers, and forbidden for the office and students', async () => {
    const other = await fixture.person(['Teacher'])
    const codes = [other, fixture.admin, applicant].map(async as => (await get(pdfPath(), as)).statusCode)
    expect(await Promise.all(codes)).toEqual([404, 403, 403])
    const input = { params: { id: String(id) }, body: { format: 'XLSX', count: 1 } }
    expect((await fixture.refused(contract.applicantsSaved, input, { as: other })).body.code).toBe(
      'not_found',
    )
  })
})

describe('the résumé of an applicant', () => {
  const path = () => contract.applicantResume.path.replace(':applicationId', String(applicant.application_id))
  const upload = async () => {
    const key = `resumes/${applicant.application_id}a1.pdf`
    await fixture.services.files.put(key, Buffer.from('%PDF-1.7'), {
      type: 'application/pdf',
      name: 'Mira.pdf',
    })
    const values = { account_id: applicant.id, key, name: 'Mira.pdf', size: 8, uploaded_at: new Date() }
    const resume = fixture.db.insertInto('resumes').values(values).returning('id')
    const { id: resume_id } = await resume.executeTakeFirstOrThrow()
    await fixture.db
      .updateTable('applications')
      .set({ resume_id })
      .where('id', '=', applicant.application_id)
      .execute()
  }

  test('is an attachment for the teacher', async () => {
    await upload()
    const response = await get(path(), fixture.teacher)
    expect([response.statusCode, response.body]).toEqual([200, '%PDF-1.7'])
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Mira.pdf"',
      'cache-control': 'no-store',
    })
  })

  test('is not found if there is none, or for other teachers; forbidden for the office and students', async () => {
    expect((await get(path(), fixture.teacher)).statusCode).toBe(404)
    await upload()
    const people = [await fixture.person(['Teacher']), fixture.admin, applicant]
    const codes = people.map(async as => (await get(path(), as)).statusCode)
    expect(await Promise.all(codes)).toEqual([404, 403, 403])
    await fixture.db
      .updateTable('applications')
      .set({ fee_paid_at: null })
      .where('id', '=', applicant.application_id)
      .execute()
    expect((await get(path(), fixture.teacher)).statusCode).toBe(404)
  })
})
