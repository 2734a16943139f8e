import { updateUser } from '@academy/contract/access/accounts/endpoints'
import type { Role } from '@academy/contract/access/accounts/schemas'
import { deleteApplication, editApplication } from '@academy/contract/admission/applications/endpoints'
import { changeRepertoire } from '@academy/contract/admission/repertoire-changes/endpoints'
import { saveReview } from '@academy/contract/admission/reviews/endpoints'
import { decide, orderReserves } from '@academy/contract/admission/selection/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../src/routes.ts'
import type { Person } from '../app.ts'
import { type SelectionFixture, selectionFixture } from '../selection-fixture.ts'

let fixture: SelectionFixture
let everything: Person
beforeAll(async () => {
  fixture = await selectionFixture()
  const all: Role[] = ['student', 'Teacher', 'Correpetitor', 'AcademyManager', 'Admin']
  everything = await fixture.person(all)
})
afterAll(() => fixture.close())

/** Every body is an object, so a list is always invalid. */
const send = ({ method, path }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }, as: Person) =>
  fixture.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json', locale: 'en' },
    ...(method !== 'GET' && { payload: '[]' }),
  })

const UNKNOWN = '2147483647'
const named = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ path, body, access }) => body && /:(id|\w+Id|\w+_id)\b/.test(path) && access !== 'anyone')

test.each(named.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s of something unknown is not found, whatever is sent',
  async (_, endpoint) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, UNKNOWN)
    const answer = await send({ ...endpoint, path }, everything)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  },
)

test('what belongs to somebody else is not found, whatever is sent; to its owner the errors are named', async () => {
  const masterclass = await fixture.masterclass()
  const applicant = await fixture.applicant(masterclass)
  const stranger = await fixture.person()
  const otherTeacher = await fixture.person(['Teacher'])
  const calls = [
    [editApplication, applicant.application_id, applicant, stranger],
    [changeRepertoire, applicant.application_id, applicant, stranger],
    [decide, applicant.application_id, fixture.teacher, otherTeacher],
    [saveReview, applicant.application_id, fixture.teacher, otherTeacher],
    [orderReserves, masterclass, fixture.teacher, otherTeacher],
  ] as const
  const answers = []
  for (const [{ method, path }, id, owner, other] of calls)
    for (const as of [owner, other])
      answers.push((await send({ method, path: path.replace(/:\w+/, String(id)) }, as)).statusCode)
  expect(answers).toEqual(calls.flatMap(() => [422, 404]))
  const path = `${deleteApplication.path.replace(':id', String(applicant.application_id))}?cost=much`
  expect((await send({ method: 'DELETE', path }, stranger)).statusCode).toBe(404)
  expect((await send({ method: 'DELETE', path }, applicant)).statusCode).toBe(422)
})

test('who changes no other accounts does not learn whether one exists', async () => {
  const stranger = await fixture.person()
  for (const id of [UNKNOWN, String(fixture.teacher.id)]) {
    const answer = await send({ method: 'PUT', path: updateUser.path.replace(':id', id) }, stranger)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden'])
  }
})
