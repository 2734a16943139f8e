import * as applications from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/admission/selection/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
let id: number
beforeAll(async () => {
  fixture = await selectionFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  id = await fixture.masterclass()
})

const close = (application_closed: boolean) =>
  fixture.call(
    contract.closeApplications,
    { params: { id: String(id) }, body: { application_closed } },
    { as: fixture.admin },
  )
const refusal = async (masterclass: number, body: unknown = { application_closed: true }) =>
  (
    await fixture.refused(
      contract.closeApplications,
      { params: { id: String(masterclass) }, body },
      { as: fixture.admin },
    )
  ).body
const body = { is_known: true, agreed_consent: true, agreed_terms: true }

test('a closed masterclass refuses applications, a reopened one accepts them', async () => {
  const person = await fixture.person()
  const apply = { params: { masterclassId: String(id) }, body }
  expect((await close(true)).body).toMatchObject({ id, application_closed: 1 })
  expect((await fixture.refused(applications.apply, apply, { as: person })).body.code).toBe(
    'application_closed',
  )
  expect((await close(false)).body).toMatchObject({ id, application_closed: 0 })
  await fixture.call(applications.apply, apply, { as: person })
})

test('closing is logged with the actor', async () => {
  await close(true)
  const log = await fixture.db
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', 'applications_closed')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(log).toEqual({ actor_id: fixture.admin.id, details: { masterclass_id: id } })
})

test('a final selection stays closed, and an unknown masterclass is not found', async () => {
  await fixture.call(contract.officeFinalize, { params: { id: String(id) } }, { as: fixture.admin })
  expect((await refusal(id, { application_closed: false })).code).toBe('selection_final')
  expect((await refusal(2_000_000_000)).code).toBe('not_found')
})

test('a value that is not a boolean is refused at its field', async () => {
  expect((await refusal(id, { application_closed: 'perhaps' })).errors).toHaveProperty('application_closed')
  expect((await refusal(id, {})).errors).toHaveProperty('application_closed')
})

test('twenty applications concurrent with closing: each is stored before it or refused', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => fixture.person()))
  const answers = await Promise.all([
    ...people.map(as =>
      fixture.app.inject({
        method: 'POST',
        url: `/api/academy/apply/${id}`,
        headers: { authorization: `Bearer ${as.token}` },
        payload: body,
      }),
    ),
    close(true),
  ])
  const statuses = answers.slice(0, 20).map(answer => ('statusCode' in answer ? answer.statusCode : 0))
  expect(statuses.every(status => status === 201 || status === 409)).toBe(true)
  const { applied } = await fixture.db
    .selectFrom('applications')
    .select(fixture.db.fn.countAll<number>().as('applied'))
    .where('masterclass_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(applied).toBe(statuses.filter(status => status === 201).length)
})
