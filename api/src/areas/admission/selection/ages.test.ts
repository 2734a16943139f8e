import * as contract from '@academy/contract/admission/selection/endpoints'
import { participantsCsv } from '@academy/contract/admission/selection/file-endpoints'
import { officeDecisions } from '@academy/contract/admission/selection/office-endpoints'
import { roomPlan } from '@academy/contract/lodging/rooms/endpoints'
import { showPerson } from '@academy/contract/office/person-page/endpoints'
import { people } from '@academy/contract/people/people-list/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'

// On 2 July. The academy begins on 1 August, the stay and the class on later days.
let fixture: PersonFixture
let person: Awaited<ReturnType<PersonFixture['applicant']>>
beforeAll(async () => {
  fixture = await personFixture()
  person = await fixture.applicant({ is_accepted: true })
})
afterAll(() => fixture.close())

const bornOn = (date_of_birth: string) =>
  fixture.db.updateTable('profiles').set({ date_of_birth }).where('account_id', '=', person.id).execute()

const shown = async () => {
  const office = { as: fixture.admin }
  const teacher = { as: fixture.teacher }
  const id = String(fixture.masterclass_id)
  const { applicants } = (await fixture.call(officeDecisions, { params: { id } }, office)).body
  const page = (await fixture.call(showPerson, { params: { id: String(person.id) } }, office)).body
  const list = (await fixture.call(people, { query: {} }, office)).body.people
  const [applicant] = (await fixture.call(contract.applicants, { params: { masterclassId: id } }, teacher))
    .body
  const csv = await fixture.app.inject({
    url: participantsCsv.path.replace(':id', id),
    headers: { authorization: `Bearer ${fixture.teacher.token}`, locale: 'en' },
  })
  const { guests } = (await fixture.call(roomPlan, {}, office)).body
  const listed = list.find(one => one.id === person.id)
  return {
    ages: [
      applicant?.student.age,
      applicants[0]?.age,
      page.age,
      listed?.age,
      Number(csv.body.split('\r\n')[1]?.split(',')[2]),
      ...guests.map(({ age }) => age),
    ],
    minor: [page.is_minor, listed?.is_minor],
  }
}

test.each([
  ['2009-08-01', 18, false],
  ['2009-08-02', 17, true],
  ['2009-07-15', 18, false],
])('somebody born on %s is %i on the first day of the academy, everywhere', async (born, age, isMinor) => {
  await bornOn(born)
  await fixture.db.deleteFrom('bookings').execute()
  const stay = await fixture.stay(person)
  await fixture.db
    .updateTable('bookings')
    .set({ start_date: '2027-08-03' })
    .where('id', '=', stay.booking_id)
    .execute()
  const { ages, minor } = await shown()
  expect(ages).toEqual(Array(6).fill(age))
  expect(minor).toEqual([isMinor, isMinor])
})

test('without a current academy no age is shown', async () => {
  await fixture.db.updateTable('academies').set({ is_current: false }).execute()
  const page = (await fixture.call(showPerson, { params: { id: String(person.id) } }, { as: fixture.admin }))
    .body
  expect([page.age, page.is_minor]).toEqual([null, false])
})
