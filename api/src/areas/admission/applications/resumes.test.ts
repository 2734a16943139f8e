import { readdir } from 'node:fs/promises'
import * as contract from '@academy/contract/admission/applications/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { multipart } from '../../../../test/form.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { renderPdf } from '../../../base/pdf/render-pdf.ts'
import { uploadFolder } from '../../../base/uploads/received-file.ts'

let fixture: TestApp
let student: Person
let cello: number
beforeEach(async () => {
  fixture = await testApp()
  student = await fixture.person()
  cello = await insertMasterclass(fixture.db)
})
afterEach(() => fixture.close())

const pdf = async (content: string, name = 'Mira Talbach.pdf') => {
  const document = { title: content, subject: '', author: 'Mira Talbach', language: 'en' } as const
  const bytes = await renderPdf({ ...document, created_at: new Date(0), content })
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
}
const stranger = { is_known: 0, agreed_consent: 1, agreed_terms: 1, recording_1: 'youtu.be/x' }
const form = async (file?: File, fields: Record<string, string | number> = {}, masterclass = cello) => {
  const { body, headers } = await multipart({ ...stranger, ...fields, ...(file && { resume_file: file }) })
  return [contract.apply, { params: { masterclassId: String(masterclass) }, body }, headers] as const
}
const apply = async (...parts: Parameters<typeof form>) => {
  const [endpoint, input, headers] = await form(...parts)
  return (await fixture.call(endpoint, input, { as: student, headers })).body
}
const refuse = async (...parts: Parameters<typeof form>) => {
  const [endpoint, input, headers] = await form(...parts)
  return fixture.refused(endpoint, input, { as: student, headers, locale: 'en' })
}
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of fixture.services.files.list('')) keys.push(key)
  return keys
}
afterEach(async () => {
  expect(await readdir(uploadFolder(fixture.services.config.dataDir)).catch(() => [])).toEqual([])
})

test('an applicant unknown to the teacher uploads a résumé, which becomes their own', async () => {
  const { resume_file } = await apply(await pdf('Student of Ilse Marent'))
  expect(resume_file?.name).toBe('Mira Talbach.pdf')
  const { pathname, search } = new URL(resume_file?.url ?? '')
  const download = await fixture.app.inject({ url: pathname + search })
  expect(download.statusCode).toBe(200)
  expect(download.headers['content-disposition']).toMatch(/^attachment;/)
  expect(download.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await stored()).toHaveLength(1)
})

test('the next application uses the same résumé, and keeps its version when a new one is uploaded', async () => {
  await apply(await pdf('first'))
  const second = await insertMasterclass(fixture.db)
  const third = await insertMasterclass(fixture.db)
  const taken = await apply(undefined, {}, second)
  expect(taken.resume_file?.name).toBe('Mira Talbach.pdf')
  const newer = await apply(await pdf('newer', 'Mira 2.pdf'), {}, third)
  expect(newer.resume_file?.name).toBe('Mira 2.pdf')
  const { body } = await fixture.call(contract.applications, {}, { as: student })
  expect(body.map(one => one.resume_file?.name)).toEqual([
    'Mira 2.pdf',
    'Mira Talbach.pdf',
    'Mira Talbach.pdf',
  ])
  expect(await stored()).toHaveLength(2)
})

test.each([
  ['a text file named .pdf', new File(['hello'], 'cv.pdf')],
  ['HTML', new File(['<html>'], 'cv.pdf')],
  ['a PNG', new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], 'cv.pdf')],
  ['nothing', new File([], 'cv.pdf')],
])('%s is refused and leaves nothing behind', async (_, file) => {
  const answer = await refuse(file)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors ?? {})).toEqual(['resume_file'])
  expect(await stored()).toEqual([])
  expect(await fixture.db.selectFrom('resumes').selectAll().execute()).toEqual([])
})

test('a file of more than 10 MB is refused and leaves nothing behind', async () => {
  const answer = await refuse(new File(['%PDF-1.7\n', new Uint8Array(10 * 1024 * 1024)], 'cv.pdf'))
  expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
  expect(await stored()).toEqual([])
})

test('an uploaded file is deleted again when the application is refused', async () => {
  const closed = await insertMasterclass(fixture.db, { application_closed: true })
  const answers = [
    await refuse(await pdf('good'), {}, closed),
    await refuse(await pdf('good'), {}, 999_999),
    await refuse(await pdf('good'), { agreed_terms: 0 }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([409, 404, 422])
  await apply(await pdf('good'))
  const [kept] = await stored()
  expect((await refuse(await pdf('again'))).body.code).toBe('already_applied')
  expect(await stored()).toEqual([kept])
  expect(await fixture.db.selectFrom('resumes').select('is_own').execute()).toEqual([{ is_own: true }])
})

test('twenty concurrent applications with a file each leave one application and one file', async () => {
  const [endpoint, input, headers] = await form(await pdf('twenty'))
  const { url, method } = {
    url: endpoint.path.replace(':masterclassId', String(cello)),
    method: 'POST',
  } as const
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      fixture.app.inject({
        method,
        url,
        headers: { ...headers, authorization: `Bearer ${student.token}` },
        payload: input.body,
      }),
    ),
  )
  const statuses = answers.map(answer => answer.statusCode).toSorted()
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  expect(await stored()).toHaveLength(1)
  expect(await fixture.db.selectFrom('resumes').selectAll().execute()).toHaveLength(1)
})

describe('replacing the résumé of a sent application', () => {
  const edit = async (id: number, file: File, fields: Record<string, string> = {}, as = student) => {
    const sent = { recording_1: 'youtu.be/x', ...fields, resume_file: file }
    const { body, headers } = await multipart(sent)
    return fixture.app.inject({
      method: 'PUT',
      url: contract.editApplication.path.replace(':id', String(id)),
      headers: { ...headers, authorization: `Bearer ${as.token}`, 'accept-language': 'de' },
      payload: body,
    })
  }
  const afterDeadline = (day: string) =>
    fixture.db.updateTable('academies').set({ end_date_application: day }).execute()

  test('sends the new one to the teacher, makes it the résumé of the profile and deletes the former', async () => {
    const { id } = await apply(await pdf('first'))
    const [former] = await stored()
    const answer = await edit(id, await pdf('second', 'Mira 2.pdf'), { recording_1_title: 'Gigue' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      resume_file: { name: 'Mira 2.pdf' },
      recording_1_title: 'Gigue',
      can_replace_material: true,
    })
    expect(await stored()).toHaveLength(1)
    expect(await stored()).not.toContain(former)
    const rows = await fixture.db.selectFrom('resumes').select(['name', 'is_own']).execute()
    expect(rows).toEqual([{ name: 'Mira 2.pdf', is_own: true }])
    const { edited_at } = await fixture.db
      .selectFrom('applications')
      .select('edited_at')
      .executeTakeFirstOrThrow()
    expect(edited_at).not.toBeNull()
  })

  test('keeps the former version of another application', async () => {
    const { id } = await apply(await pdf('first'))
    const other = await apply(undefined, {}, await insertMasterclass(fixture.db))
    expect((await edit(id, await pdf('second', 'Mira 2.pdf'))).statusCode).toBe(200)
    const { body } = await fixture.call(contract.applications, {}, { as: student })
    expect(body.map(one => [one.id, one.resume_file?.name])).toEqual([
      [other.id, 'Mira Talbach.pdf'],
      [id, 'Mira 2.pdf'],
    ])
    expect(await stored()).toHaveLength(2)
  })

  test('is refused for a file that is no PDF, without a recording, of another person, and after the deadline', async () => {
    const { id } = await apply(await pdf('first'))
    const before = await stored()
    const wrongFile = await edit(id, new File(['hello'], 'cv.pdf'))
    expect([wrongFile.statusCode, wrongFile.json().errors]).toEqual([
      422,
      { resume_file: ['Das ist keine PDF-Datei.'] },
    ])
    const silent = await edit(id, await pdf('second'), { recording_1: '' })
    expect(silent.json().errors).toEqual({
      recording_1: ['Dieses Feld ist erforderlich, wenn die Lehrperson Sie noch nicht kennt.'],
    })
    expect((await edit(id, await pdf('second'), {}, await fixture.person())).statusCode).toBe(404)
    await afterDeadline('2020-07-01')
    await fixture.db
      .updateTable('applications')
      .set({ applied_at: new Date('2020-06-30T10:00:00Z') })
      .execute()
    const late = await edit(id, await pdf('second'))
    expect([late.statusCode, late.json().code]).toEqual([409, 'material_fixed'])
    expect(await stored()).toEqual(before)
    // Repertoire and comment can still be changed, with the same recordings.
    const { body } = await fixture.call(
      contract.editApplication,
      { params: { id: String(id) }, body: { repertoire: 'Bach', recording_1: 'https://youtu.be/x' } },
      { as: student },
    )
    expect(body).toMatchObject({ repertoire: 'Bach', can_edit: true, can_replace_material: false })
    const other = { repertoire: 'Bach', recording_1: 'https://youtu.be/other' }
    const refused = await fixture.refused(
      contract.editApplication,
      { params: { id }, body: other },
      { as: student },
    )
    expect([refused.status, refused.body.code]).toEqual([409, 'material_fixed'])
  })

  test('ten at once leave one file', async () => {
    const { id } = await apply(await pdf('first'))
    const files = await Promise.all(Array.from({ length: 10 }, (_, index) => pdf(`version ${index}`)))
    const answers = await Promise.all(files.map(file => edit(id, file)))
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
    expect(answers.every(({ statusCode }) => [200, 409, 429].includes(statusCode))).toBe(true)
    expect(await stored()).toHaveLength(1)
    expect(await fixture.db.selectFrom('resumes').selectAll().execute()).toHaveLength(1)
  })
})
