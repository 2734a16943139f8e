import * as files from '@academy/contract/admission/selection/file-endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { readPages } from '../../../../test/read-pdf.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
let id: number
beforeAll(async () => {
  fixture = await selectionFixture()
  id = await fixture.masterclass()
  await fixture.applicant(id, {
    is_accepted: true,
    first_name: '=HYPERLINK("x")',
    last_name: 'Zöller',
    date_of_birth: '2004-07-03',
    gender: 'diverse',
    repertoire: 'Suite; Sonata\n"Prelude"',
    recordings: ['https://video.example.org/1', 'https://video.example.org/2'],
  })
  await fixture.applicant(id, { is_accepted: true, first_name: 'Ärna', last_name: 'Abel' })
  await fixture.applicant(id, { is_accepted: false, last_name: 'Rejected' })
  await fixture.applicant(id, { last_name: 'Undecided' })
  await fixture.applicant(id, { is_accepted: true, has_withdrawn: true, last_name: 'Withdrawn' })
  await fixture.applicant(id, { is_accepted: true, paid: false, last_name: 'Unpaid' })
})
afterAll(() => fixture.close())

const fetchFile = (kind: 'csv' | 'pdf', as: Person, locale = 'de', of = id) =>
  fixture.app.inject({
    url: `/api/academy/t/my-masterclasses/${of}/participants.${kind}`,
    headers: { authorization: `Bearer ${as.token}`, locale },
  })

test('the spreadsheet lists only the participants, by name, with formulas escaped', async () => {
  const { statusCode, headers, body } = await fetchFile('csv', fixture.teacher)
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toBe(`attachment; filename="teilnehmende-${id}.csv"`)
  expect(body).toBe(
    [
      '\ufeffName;Geburtsdatum;Alter am ersten Tag der Akademie;Geschlecht;Repertoire;Kommentar;Aufnahme 1;Aufnahme 2;Aufnahme 3',
      'Ärna Abel;;;;;;https://video.example.org/a;;',
      `"'=HYPERLINK(""x"") Zöller";2004-07-03;23;divers;"Suite; Sonata\n""Prelude""";;https://video.example.org/1;https://video.example.org/2;`,
      '',
    ].join('\r\n'),
  )
})

test('both have the name in Latin letters beside one in another script', async () => {
  const of = await fixture.masterclass()
  const student = await fixture.applicant(of, { is_accepted: true, first_name: '민준', last_name: '김' })
  await fixture.db
    .updateTable('accounts')
    .set({ latin_name: 'Kim Minjun' })
    .where('id', '=', student.id)
    .execute()
  expect((await fetchFile('csv', fixture.teacher, 'de', of)).body).toContain('민준 김 (Kim Minjun);')
  const pdf = await fetchFile('pdf', fixture.teacher, 'en', of)
  expect((await readPages(pdf.rawPayload)).join()).toContain('Kim Minjun')
})

test.each(['de', 'en'])('the printable list is a PDF (%s)', async locale => {
  const { statusCode, headers, rawPayload } = await fetchFile('pdf', fixture.teacher, locale)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test.each(['csv', 'pdf'] as const)('a download as %s is recorded', async kind => {
  await fetchFile(kind, fixture.teacher)
  const [last] = await fixture.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).execute()
  expect(last).toMatchObject({
    action: 'data_exported',
    actor_id: fixture.teacher.id,
    address: expect.any(String),
    details: { format: kind.toUpperCase() },
  })
})

describe('both are accessible to the teacher only', () => {
  test.each(['csv', 'pdf'] as const)('%s', async kind => {
    const code = async (as: Person) => (await fetchFile(kind, as)).json().code
    expect(await code(await fixture.person(['Teacher']))).toBe('not_found')
    expect(await code(await fixture.person())).toBe('forbidden')
    const endpoint = kind === 'csv' ? files.participantsCsv : files.participantsPdf
    expect((await fixture.refused(endpoint, { params: { id: 'x' } }, { as: fixture.teacher })).status).toBe(
      404,
    )
  })
})
