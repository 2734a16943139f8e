import * as contract from '@academy/contract/admission/selection/endpoints'
import { participantsCsv } from '@academy/contract/admission/selection/file-endpoints'
import { officeDecisions } from '@academy/contract/admission/selection/office-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

// Applied in this order; by code points, Ö and Š would be after Z, and by first name Zoe Anger would be last.
const people = ['Zoe Anger', 'Cem Zabel', 'Ben Švec', 'Ada Obermann', 'Eva Öhler']
const inOrder = ['Zoe Anger', 'Ada Obermann', 'Eva Öhler', 'Ben Švec', 'Cem Zabel']

let fixture: SelectionFixture
let id: number
beforeAll(async () => {
  fixture = await selectionFixture()
  id = await fixture.masterclass()
  for (const name of people) {
    const [first_name = '', last_name = ''] = name.split(' ')
    await fixture.applicant(id, { first_name, last_name, is_accepted: true })
  }
})
afterAll(() => fixture.close())

const params = () => ({ params: { id: String(id) } })

test('the preview of the letters, for teacher and office', async () => {
  const own = await fixture.call(contract.finalMailPreview, params(), { as: fixture.teacher })
  const office = await fixture.call(contract.officeFinalMailPreview, params(), { as: fixture.admin })
  for (const { body } of [own, office]) expect(body.accepted.people).toEqual(inOrder)
})

test('the decisions of the office', async () => {
  const { body } = await fixture.call(officeDecisions, params(), { as: fixture.admin })
  expect(body.applicants.map(({ full_name }) => full_name)).toEqual(inOrder)
})

test.each(['de', 'en'])('the file of the participants in %s', async locale => {
  const { body } = await fixture.app.inject({
    url: participantsCsv.path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${fixture.teacher.token}`, locale },
  })
  const rows = body.split('\r\n').slice(1, -1)
  expect(rows.map(row => row.split(locale === 'de' ? ';' : ',')[0])).toEqual(inOrder)
})

test('the waiting list keeps its own order', async () => {
  const of = await fixture.masterclass()
  for (const [index, name] of people.entries()) {
    const [first_name = '', last_name = ''] = name.split(' ')
    await fixture.applicant(of, { first_name, last_name, reserve_rank: index + 1 })
  }
  const input = { params: { id: String(of) } }
  const { body: preview } = await fixture.call(contract.officeFinalMailPreview, input, { as: fixture.admin })
  expect(preview.reserve.people).toEqual(people)
  const { body } = await fixture.call(officeDecisions, input, { as: fixture.admin })
  expect(body.applicants.map(({ full_name }) => full_name)).toEqual(people)
})
