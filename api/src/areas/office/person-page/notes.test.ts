import * as contract from '@academy/contract/office/person-page/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'

let fixture: PersonFixture
beforeAll(async () => {
  fixture = await personFixture()
})
afterAll(() => fixture.close())

const add = async (id: number, text: string, as = fixture.manager) =>
  (await fixture.call(contract.addNote, { params: { id: String(id) }, body: { text } }, { as })).body

const paramsOf = (id: number, noteId: number) => ({ id: String(id), noteId: String(noteId) })

test('the office notes something, changes and deletes it, and each act is recorded', async () => {
  const { id } = await fixture.applicant()
  const note = await add(id, 'Comes late')
  expect(note).toMatchObject({ text: 'Comes late', author: { id: fixture.manager.id }, version: 1 })
  const params = paramsOf(id, note.id)
  const body = { text: 'Comes at nine', version: 1 }
  const changed = await fixture.call(contract.changeNote, { params, body }, { as: fixture.manager })
  expect(changed.body).toMatchObject({ text: 'Comes at nine', version: 2 })
  expect((await fixture.show(id)).notes).toEqual([changed.body])
  await fixture.call(contract.deleteNote, { params }, { as: fixture.admin })
  expect((await fixture.show(id)).notes).toEqual([])
  const by = { actor_id: fixture.manager.id, account_id: id }
  const details = { note_id: note.id, text: ['Comes late', 'Comes at nine'] }
  expect(await fixture.entries('note_changed')).toEqual([{ ...by, details }])
  expect(await fixture.entries('note_deleted')).toMatchObject([
    { actor_id: fixture.admin.id, account_id: id, details: { text: ['Comes at nine', null] } },
  ])
})

test('only the author changes a note, and only its newest version', async () => {
  const { id } = await fixture.applicant()
  const note = await add(id, 'Vegan')
  const params = paramsOf(id, note.id)
  const change = (version: number, as = fixture.manager) =>
    fixture.refused(contract.changeNote, { params, body: { text: 'Eats fish', version } }, { as })
  expect(await change(1, fixture.admin)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await change(2)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
})

test('of ten changes of one version at once one is saved', async () => {
  const { id } = await fixture.applicant()
  const note = await add(id, 'First')
  const params = paramsOf(id, note.id)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      fixture.app.inject({
        method: 'PUT',
        url: `/api/academy/a/people/${params.id}/notes/${params.noteId}`,
        headers: { authorization: `Bearer ${fixture.manager.token}` },
        payload: { text: `Text ${place}`, version: 1 },
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)])
})

test('notes of an unknown person, of another person, and without text are refused', async () => {
  const [one, other] = [await fixture.applicant(), await fixture.applicant()]
  const note = await add(one.id, 'A note')
  const as = { as: fixture.manager }
  const unknown = { params: { id: 999_999 }, body: { text: 'A note' } }
  expect((await fixture.refused(contract.addNote, unknown, as)).status).toBe(404)
  const params = paramsOf(other.id, note.id)
  expect((await fixture.refused(contract.deleteNote, { params }, as)).status).toBe(404)
  const change = { params, body: { text: 'Other', version: 1 } }
  expect((await fixture.refused(contract.changeNote, change, as)).status).toBe(404)
  for (const text of [' ', 'x'.repeat(5_001), 'a\u0000b'])
    expect(
      (await fixture.refused(contract.addNote, { params: { id: one.id }, body: { text } }, as)).status,
    ).toBe(422)
})

test('nobody but the office adds, changes or deletes notes, not even about themselves', async () => {
  const student = await fixture.applicant()
  const note = await add(student.id, 'A note')
  const params = paramsOf(student.id, note.id)
  for (const as of [student, fixture.teacher]) {
    const added = { params: { id: student.id }, body: { text: 'Mine' } }
    expect((await fixture.refused(contract.addNote, added, { as })).status).toBe(403)
    expect((await fixture.refused(contract.deleteNote, { params }, { as })).status).toBe(403)
  }
})
