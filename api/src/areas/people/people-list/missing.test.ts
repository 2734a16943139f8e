import { officeDashboard } from '@academy/contract/office/dashboard/endpoints'
import { people } from '@academy/contract/people/people-list/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopleFixture, peopleFixture } from '../../../../test/people-fixture.ts'

type Name = keyof PeopleFixture['ids']
const students: Name[] = ['participant', 'applicant', 'guest', 'registered']

let fixture: PeopleFixture
beforeAll(async () => {
  fixture = await peopleFixture()
  const ids = students.map(name => fixture.ids[name])
  await fixture.db
    .updateTable('profiles')
    .set({ date_of_birth: '2010-01-01' })
    .where('account_id', 'in', ids)
    .execute()
})
afterAll(() => fixture.close())

/** Returns who is listed, and compares their number with the overview of the office. */
const missing = async (what: 'consent' | 'contact') => {
  const query = { [`${what}_missing`]: '1' }
  const { total, people: found } = (await fixture.call(people, { query }, fixture.as)).body
  const overview = (await fixture.call(officeDashboard, {}, fixture.as)).body
  expect(overview[`${what}_missing_count`]).toBe(total)
  return students.filter(name => found.some(({ id }) => id === fixture.ids[name]))
}
const saveContact = (name: Name, emergency_name: string) =>
  fixture.db
    .insertInto('arrival_details')
    .values({
      account_id: fixture.ids[name],
      emergency_name,
      emergency_phone: emergency_name && '0660 12345',
    })
    .execute()

test('nothing is asked of applicants without a place or a booking, nor after a cancelled booking', async () => {
  expect(await missing('consent')).toEqual(['participant', 'guest'])
  expect(await missing('contact')).toEqual(['participant', 'guest'])
  const { body } = await fixture.call(people, { query: { kind: 'applicant' } }, fixture.as)
  expect(body.people.map(({ consent }) => consent)).toEqual([null])
})

test('what is there is no longer missing', async () => {
  const { academy_id, ids } = fixture
  await saveContact('guest', 'Ada Feldmark')
  await saveContact('participant', '')
  expect(await missing('contact')).toEqual(['participant'])
  const file = { key: 'consents/1.pdf', name: 'Scan.pdf', size: 1, uploaded_at: new Date() }
  await fixture.db
    .insertInto('parent_consents')
    .values({ account_id: ids.participant, academy_id, ...file })
    .execute()
  expect(await missing('consent')).toEqual(['guest'])
})

test('an applicant with a booking comes; an adult needs no consent', async () => {
  await fixture.book(fixture.ids.applicant, ['2027-08-03', '2027-08-05'])
  expect(await missing('consent')).toEqual(['applicant', 'guest'])
  expect(await missing('contact')).toEqual(['participant', 'applicant'])
  await fixture.db
    .updateTable('profiles')
    .set({ date_of_birth: '2009-08-01' })
    .where('account_id', '=', fixture.ids.guest)
    .execute()
  expect(await missing('consent')).toEqual(['applicant'])
})
