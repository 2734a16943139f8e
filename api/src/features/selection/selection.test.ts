import * as contract from '@academy/contract/selection'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { type SelectionHouse, selectionHouse } from '../../../test/selection-house.ts'

let house: SelectionHouse
let id: number
beforeAll(async () => {
  house = await selectionHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  id = await house.masterclass()
})

const own = (as: Person = house.teacher) =>
  house.call(contract.myMasterclass, { params: { id: String(id) } }, { as })
const listed = async (as: Person = house.teacher, masterclassId = id) =>
  (await house.call(contract.applicants, { params: { masterclassId: String(masterclassId) } }, { as })).body
const decide = (applicationId: number, is_accepted: boolean | null, as: Person = house.teacher) =>
  house.call(
    contract.decide,
    { params: { applicationId: String(applicationId) }, body: { is_accepted } },
    { as },
  )
const refusedDecision = async (
  applicationId: number,
  as: Person = house.teacher,
  body: unknown = { is_accepted: true },
) =>
  (await house.refused(contract.decide, { params: { applicationId: String(applicationId) }, body }, { as }))
    .body.code

describe('the figures', () => {
  test('count what was forwarded and not withdrawn, for the teacher and for the office', async () => {
    await house.applicant(id, { is_accepted: true })
    await house.applicant(id, { is_accepted: false })
    await house.applicant(id)
    await house.applicant(id, { is_accepted: true, has_withdrawn: true })
    await house.applicant(id, { paid: false })
    await house.applicant(id, { paid: false, has_withdrawn: true })
    const figures = {
      id,
      application_count: 3,
      participant_count: 1,
      all_decisions_done: false,
      final_participants_saved: false,
      final_save_open: true,
      can_finalize: false,
    }
    expect((await own()).body).toMatchObject(figures)
    expect((await house.call(contract.myMasterclasses, {}, { as: house.teacher })).body).toContainEqual(
      expect.objectContaining(figures),
    )
    const { body } = await house.call(contract.allCurrentMasterclasses, {}, { as: house.admin })
    expect(body.academy).toMatchObject({ id: house.academy_id, deadline_passed: true })
    expect(body.masterclasses).toContainEqual(expect.objectContaining({ ...figures, unpaid_count: 1 }))
    expect(JSON.stringify((await own()).body)).not.toContain('unpaid')
  })

  test('of a masterclass that nobody applied for are complete', async () => {
    expect((await own()).body).toMatchObject({
      application_count: 0,
      all_decisions_done: true,
      can_finalize: true,
    })
  })

  test('come with the past years for the teacher, newest first, and without them for the office', async () => {
    const past = await house.masterclass({
      academy_id: await house.academy(2026, false),
      days: ['2026-08-02', '2026-08-10'],
    })
    const { body } = await house.call(contract.myMasterclasses, {}, { as: house.teacher })
    expect(body.at(-1)).toMatchObject({ id: past, is_current: false })
    expect(body.filter(one => one.is_current).length).toBe(body.length - 1)
    const office = await house.call(contract.allCurrentMasterclasses, {}, { as: house.admin })
    expect(office.body.masterclasses.map(one => one.id)).not.toContain(past)
  })
})

describe('the applicants', () => {
  test('are shown with everything there is to know, in the order in which they were forwarded', async () => {
    const born = await house.applicant(id, {
      first_name: 'Ida',
      last_name: 'Ärmel',
      date_of_birth: '2004-07-02',
      gender: 'female',
      repertoire: 'Suite',
      comment: 'Bow',
      recordings: ['https://video.example.org/1', 'https://video.example.org/2'],
    })
    const known = await house.applicant(id, { is_known: true, recordings: [], date_of_birth: '2004-07-03' })
    await house.db
      .updateTable('applications')
      .set({ fee_paid_at: new Date('2027-06-01') })
      .where('id', '=', known.application_id)
      .execute()
    const [first, second] = await listed()
    expect(first).toMatchObject({
      id: known.application_id,
      is_known: true,
      recordings: [],
      student: { age: 22 },
    })
    expect(second).toEqual({
      id: born.application_id,
      status: 'applied',
      has_withdrawn: false,
      is_current: true,
      is_accepted: null,
      is_known: false,
      repertoire: 'Suite',
      comment: 'Bow',
      student: { full_name: 'Ida Ärmel', date_of_birth: '2004-07-02', age: 23, gender: 'female' },
      recordings: ['https://video.example.org/1', 'https://video.example.org/2'],
      resume: null,
      participation_is_final: false,
    })
  })

  test('who withdrew stay, who did not pay do not exist', async () => {
    const withdrawn = await house.applicant(id, { has_withdrawn: true })
    const unpaid = await house.applicant(id, { paid: false })
    expect((await listed()).map(one => [one.id, one.status, one.has_withdrawn])).toEqual([
      [withdrawn.application_id, 'withdrawn', true],
    ])
    expect(await refusedDecision(unpaid.application_id)).toBe('not_found')
  })

  test('carry the résumé that they sent as a link that saves the file', async () => {
    const { application_id, id: account_id } = await house.applicant(id)
    const key = 'resumes/0a1b2c.pdf'
    await house.services.files.put(key, Buffer.from('%PDF-'), { type: 'application/pdf', name: 'Mira.pdf' })
    const { id: resume_id } = await house.db
      .insertInto('resumes')
      .values({ account_id, key, name: 'Mira.pdf', size: 5, uploaded_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await house.db.updateTable('applications').set({ resume_id }).where('id', '=', application_id).execute()
    const [applicant] = await listed()
    expect(applicant?.resume?.name).toBe('Mira.pdf')
    const { pathname, search } = new URL(applicant?.resume?.url ?? '')
    const file = await house.app.inject({ url: pathname + search })
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-disposition']).toBe('attachment; filename="Mira.pdf"')
  })
})

describe('a decision', () => {
  test('is made, changed and taken back', async () => {
    const { application_id } = await house.applicant(id)
    for (const is_accepted of [true, false, true, null]) {
      expect((await decide(application_id, is_accepted)).body).toMatchObject({
        id: application_id,
        is_accepted,
      })
      expect((await listed())[0]?.is_accepted).toBe(is_accepted)
    }
    // What students can read does not change by it, see applications/privacy.test.ts; and nobody gets a letter.
    expect(await house.db.selectFrom('outbox').select('key').execute()).toEqual([])
  })

  test.each([
    [1, true],
    [0, false],
  ] as const)('is understood as a number, too: %i', async (sent, is_accepted) => {
    const { application_id } = await house.applicant(id)
    const params = { applicationId: String(application_id) }
    const answer = house.call(contract.decide, { params, body: { is_accepted: sent } }, { as: house.teacher })
    expect((await answer).body.is_accepted).toBe(is_accepted)
  })

  test('about somebody who withdrew is refused', async () => {
    const { application_id } = await house.applicant(id, { has_withdrawn: true })
    expect(await refusedDecision(application_id)).toBe('application_withdrawn')
  })

  test.each([[{}], [{ is_accepted: 'yes' }], [{ is_accepted: 2 }], [[]]])(
    'as %j is not understood',
    async body => {
      const { application_id } = await house.applicant(id)
      expect(await refusedDecision(application_id, house.teacher, body)).toBe('invalid_input')
    },
  )

  test('is nobody else’s: other teachers, the office and students find nothing', async () => {
    const { application_id, ...student } = await house.applicant(id)
    const other = await house.person(['Teacher'])
    expect(await refusedDecision(application_id, other)).toBe('not_found')
    expect(await refusedDecision(application_id, house.admin)).toBe('forbidden')
    expect(await refusedDecision(application_id, student)).toBe('forbidden')
    const params = { id: String(id), masterclassId: String(id) }
    for (const endpoint of [
      contract.myMasterclass,
      contract.applicants,
      contract.finalLetters,
      contract.finalize,
    ])
      expect((await house.refused(endpoint, { params }, { as: other })).body.code).toBe('not_found')
    expect((await house.call(contract.myMasterclasses, {}, { as: other })).body).toEqual([])
  })
})
