import * as contract from '@academy/contract/admission/applications/endpoints'
import { can } from '@academy/contract/base/abilities'
import { endpoints } from '@academy/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { forwardApplication } from './follow-invoice.ts'

let fixture: TestApp
let student: Person
let ids: number[]
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-03T10:00:00+02:00' })
  student = await fixture.person()
  const body = { is_known: 1, agreed_consent: 1, agreed_terms: 1 } as const
  const found = new Set([student.id])
  for (const isPaid of [true, true, false]) {
    const masterclass = await insertMasterclass(fixture.db)
    const params = { masterclassId: String(masterclass) }
    const { id, fee_invoice } = (await fixture.call(contract.apply, { params, body }, { as: student })).body
    const invoice_id = fee_invoice?.id ?? 0
    if (isPaid) await fixture.db.transaction().execute(tx => forwardApplication(tx, invoice_id, new Date()))
    for (const one of [masterclass, id, invoice_id]) found.add(one)
  }
  ids = [...found]
})
afterAll(() => fixture.close())

/** Every endpoint that a student may read, including future ones. */
const readable = Object.entries(endpoints).filter(
  ([name, { method, access }]) =>
    method === 'GET' &&
    (access === 'anyone' || access === 'signed-in' || can(['student'], access)) &&
    // It sends a mail and answers differently the second time.
    name !== 'accounts.resendVerification',
)

// Signatures, timestamps and request ids differ every time and carry no information.
const masked = (text: string) =>
  text.replace(/(expires|signature)=[^"&]*/g, '$1=').replace(/"(now|request_id)":"[^"]*"/g, '"$1":""')

const fetchAs = async (method: 'GET' | 'PUT', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${student.token}`, 'x-forwarded-for': '10.7.7.7' }
  const { statusCode, body } = await fixture.app.inject({ method, url, headers, ...(payload && { payload }) })
  return `${statusCode} ${masked(body)}`
}

/** Returns all answers that the student gets, including that of an edit. */
const everything = async () => {
  const answers: Record<string, string> = {}
  for (const [, { path }] of readable)
    for (const id of path.includes(':') ? ids : [0]) {
      const url = path.replace(/:\w+/g, String(id))
      answers[`GET ${url}`] = await fetchAs('GET', url)
    }
  for (const id of ids) {
    const url = `/api/academy/applications/${id}`
    answers[`PUT ${url}`] = await fetchAs('PUT', url, { repertoire: 'the same as before' })
  }
  return answers
}

const decide = (is_accepted: boolean | null) =>
  fixture.db.updateTable('applications').set({ is_accepted, reserve_rank: null }).execute()

const NOTE = 'Never for the eyes of students'
/** Everything that a teacher can note about an applicant: waiting list, rating and note. */
const review = async (reserve_rank: number, rating: number) => {
  const changes = { is_accepted: false, reserve_rank }
  await fixture.db.updateTable('applications').set(changes).execute()
  const rows = await fixture.db.selectFrom('applications').select('id as application_id').execute()
  const values = rows.map(row => ({ ...row, rating, note: NOTE, changed_at: new Date() }))
  await fixture.db
    .insertInto('applicant_reviews')
    .values(values)
    .onConflict(conflict => conflict.column('application_id').doUpdateSet({ rating, note: `${NOTE}.` }))
    .execute()
}

test('no answer to a student depends on the preliminary decision', async () => {
  const names = readable.map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining(['applications.applications', 'invoices.myInvoices', 'accounts.me']),
  )
  await everything()
  const undecided = await everything()
  expect(undecided['GET /api/academy/applications']).toMatch(/^200 .*"is_accepted":null/)
  for (const is_accepted of [true, false]) {
    await decide(is_accepted)
    expect(await everything()).toEqual(undecided)
  }
  for (const [reserve_rank, rating] of [
    [1, 5],
    [3, 1],
  ] as const) {
    await review(reserve_rank, rating)
    expect(await everything()).toEqual(undecided)
  }
  expect(Object.values(undecided).join()).not.toMatch(/"is_accepted":(true|false)/)
})

test('control: the answers differ once the selection is final', async () => {
  await decide(true)
  const before = await everything()
  await fixture.db.updateTable('masterclasses').set({ finalized_at: new Date() }).execute()
  await fixture.db
    .updateTable('applications')
    .set({ status: 'accepted' })
    .where('fee_paid_at', 'is not', null)
    .execute()
  const after = await everything()
  expect(after).not.toEqual(before)
  expect(after['GET /api/academy/applications']).toMatch(/"status":"accepted".*"is_accepted":true/)
})

test('a note or rating is in no answer to a student after the final save either', async () => {
  await fixture.db.deleteFrom('applicant_reviews').execute()
  const before = await everything()
  await fixture.db
    .insertInto('applicant_reviews')
    .columns(['application_id', 'rating', 'note', 'changed_at'])
    .expression(eb =>
      eb
        .selectFrom('applications')
        .select(['id', eb.val(2).as('rating'), eb.val(NOTE).as('note'), eb.val(new Date()).as('changed_at')]),
    )
    .execute()
  const after = await everything()
  expect(after).toEqual(before)
  expect(Object.values(after).join()).not.toMatch(/"(rating|note|reserve_rank|is_reserve|review)":/)
})
