import { Written } from '@academy/contract/admission/applications/schemas'
import * as contract from '@academy/contract/admission/selection/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
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

const own = (as: Person = fixture.teacher) =>
  fixture.call(contract.myMasterclass, { params: { id: String(id) } }, { as })
const listed = async (as: Person = fixture.teacher, masterclassId = id) =>
  (await fixture.call(contract.applicants, { params: { masterclassId: String(masterclassId) } }, { as })).body
const decide = (applicationId: number, is_accepted: boolean | null, as: Person = fixture.teacher) =>
  fixture.call(
    contract.decide,
    { params: { applicationId: String(applicationId) }, body: { is_accepted } },
    { as },
  )
const refusedDecision = async (
  applicationId: number,
  as: Person = fixture.teacher,
  body: unknown = { is_accepted: true },
) =>
  (await fixture.refused(contract.decide, { params: { applicationId: String(applicationId) }, body }, { as }))
    .body.code

/** The texts of an application that are left empty. */
const unwritten = Object.fromEntries(Object.keys(Written.shape).map(name => [name, '']))

describe('the counts of a masterclass', () => {
  test('include applications forwarded and not withdrawn, for the teacher and the office', async () => {
    await fixture.applicant(id, { is_accepted: true })
    await fixture.applicant(id, { is_accepted: false })
    await fixture.applicant(id)
    await fixture.applicant(id, { is_accepted: true, has_withdrawn: true })
    await fixture.applicant(id, { paid: false })
    await fixture.applicant(id, { paid: false, has_withdrawn: true })
    const figures = {
      id,
      application_count: 3,
      participant_count: 1,
      reserve_count: 0,
      all_decisions_done: false,
      final_participants_saved: false,
      final_save_open: true,
      can_finalize: false,
    }
    expect((await own()).body).toMatchObject(figures)
    expect((await fixture.call(contract.myMasterclasses, {}, { as: fixture.teacher })).body).toContainEqual(
      expect.objectContaining(figures),
    )
    const { body } = await fixture.call(contract.allCurrentMasterclasses, {}, { as: fixture.admin })
    expect(body.academy).toMatchObject({ id: fixture.academy_id, deadline_passed: true })
    expect(body.masterclasses).toContainEqual(expect.objectContaining({ ...figures, unpaid_count: 1 }))
    expect(JSON.stringify((await own()).body)).not.toContain('unpaid')
  })

  test('are complete without applications', async () => {
    expect((await own()).body).toMatchObject({
      application_count: 0,
      all_decisions_done: true,
      can_finalize: true,
    })
  })

  test('include past years for the teacher, newest first, but not for the office', async () => {
    const past = await fixture.masterclass({
      academy_id: await fixture.academy(2026, false),
      days: ['2026-08-02', '2026-08-10'],
    })
    const earlier = await fixture.masterclass({ days: ['2027-08-01', '2027-08-09'] })
    const draft = await fixture.academy(2028, false)
    await fixture.db.updateTable('academies').set({ is_draft: true }).where('id', '=', draft).execute()
    const planned = await fixture.masterclass({ academy_id: draft })
    const { body } = await fixture.call(contract.myMasterclasses, {}, { as: fixture.teacher })
    expect(body.slice(-2)).toMatchObject([
      { id: earlier, is_current: true },
      { id: past, is_current: false },
    ])
    expect(body.filter(one => one.is_current).length).toBe(body.length - 1)
    const office = await fixture.call(contract.allCurrentMasterclasses, {}, { as: fixture.admin })
    const ids = office.body.masterclasses.map(one => one.id)
    expect(ids[0]).toBe(earlier)
    expect(ids).not.toContain(past)
    expect(ids).not.toContain(planned)
    expect(office.body.academy?.deadline_passed).toBe(true)
    // Today is 2 July.
    const ends = (end_date_application: string) =>
      fixture.db
        .updateTable('academies')
        .set({ end_date_application })
        .where('id', '=', fixture.academy_id)
        .execute()
    await ends('2027-07-02')
    const until = await fixture.call(contract.allCurrentMasterclasses, {}, { as: fixture.admin })
    expect(until.body.academy?.deadline_passed).toBe(false)
    await ends('2027-07-01')
  })
})

describe('the applicants', () => {
  test('have all their details, in the order in which they were forwarded', async () => {
    const born = await fixture.applicant(id, {
      first_name: 'Ida',
      last_name: 'Ärmel',
      date_of_birth: '2004-07-02',
      gender: 'female',
      repertoire: 'Suite',
      comment: 'Bow',
      recordings: ['https://video.example.org/1', 'https://video.example.org/2'],
    })
    const known = await fixture.applicant(id, { is_known: true, recordings: [], date_of_birth: '2004-07-03' })
    await fixture.db
      .updateTable('applications')
      .set({ fee_paid_at: new Date('2027-06-01') })
      .where('id', '=', known.application_id)
      .execute()
    const [first, second] = await listed()
    expect(first).toMatchObject({
      id: known.application_id,
      is_known: true,
      recordings: [],
      student: { age: 23 },
    })
    expect(second).toEqual({
      id: born.application_id,
      status: 'applied',
      open_offer_until: null,
      has_withdrawn: false,
      is_current: true,
      is_accepted: null,
      is_reserve: false,
      reserve_rank: null,
      is_known: false,
      ...unwritten,
      repertoire: 'Suite',
      comment: 'Bow',
      student: {
        full_name: 'Ida Ärmel',
        first_name: 'Ida',
        last_name: 'Ärmel',
        date_of_birth: '2004-07-02',
        age: 23,
        gender: 'female',
        country: null,
      },
      recordings: ['https://video.example.org/1', 'https://video.example.org/2'],
      recording_titles: ['', ''],
      resume: null,
      participation_is_final: false,
      pieces: [],
      repertoire_changed_at: null,
      former_repertoires: [],
      news: null,
      review: { rating: null, note: '', version: 0 },
    })
  })

  test('include withdrawn applications, but not unpaid ones', async () => {
    const withdrawn = await fixture.applicant(id, { has_withdrawn: true })
    const unpaid = await fixture.applicant(id, { paid: false })
    expect((await listed()).map(one => [one.id, one.status, one.has_withdrawn])).toEqual([
      [withdrawn.application_id, 'withdrawn', true],
    ])
    expect(await refusedDecision(unpaid.application_id)).toBe('not_found')
  })

  test('have a link that downloads the résumé they sent', async () => {
    const { application_id, id: account_id } = await fixture.applicant(id)
    const key = 'resumes/0a1b2c.pdf'
    await fixture.services.files.put(key, Buffer.from('%PDF-'), { type: 'application/pdf', name: 'Mira.pdf' })
    const { id: resume_id } = await fixture.db
      .insertInto('resumes')
      .values({ account_id, key, name: 'Mira.pdf', size: 5, uploaded_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await fixture.db.updateTable('applications').set({ resume_id }).where('id', '=', application_id).execute()
    const [applicant] = await listed()
    expect(applicant?.resume?.name).toBe('Mira.pdf')
    const { pathname, search } = new URL(applicant?.resume?.url ?? '')
    const file = await fixture.app.inject({ url: pathname + search })
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-disposition']).toBe('attachment; filename="Mira.pdf"')
  })
})

describe('what is news', () => {
  const visit = () =>
    fixture.call(contract.markApplicationsSeen, { params: { id: String(id) } }, { as: fixture.teacher })
  const news = async () => (await listed()).map(one => one.news)
  /** Moves everything into the past. */
  const later = async (hours: number) => {
    const time = sql`${`${hours} hours`}::interval`
    const earlier = sql`seen_at = seen_at - ${time}, previous_seen_at = previous_seen_at - ${time}`
    await sql`update seen_applications set ${earlier}`.execute(fixture.db)
    await sql`update applications set fee_paid_at = fee_paid_at - ${time}`.execute(fixture.db)
  }

  test('stays news during a visit, and is none at the next one', async () => {
    await fixture.applicant(id)
    await later(1)
    await visit()
    await later(7)
    await fixture.applicant(id)
    expect(await news()).toEqual([null, 'new'])
    await later(1)
    await visit()
    expect(await news()).toEqual([null, 'new'])
    await later(5)
    await visit()
    expect(await news()).toEqual([null, 'new'])
    await later(7)
    expect(await news()).toEqual([null, null])
    await visit()
    expect(await news()).toEqual([null, null])
  })

  test('is nothing during the first visit, when everything would be', async () => {
    await fixture.applicant(id)
    expect(await news()).toEqual([null])
    await visit()
    expect(await news()).toEqual([null])
  })

  test('are later applications, changed ones and withdrawn ones', async () => {
    const seen = await fixture.applicant(id)
    const edited = await fixture.applicant(id)
    const withdrawn = await fixture.applicant(id)
    const rewritten = await fixture.applicant(id)
    await later(1)
    await visit()
    await later(7)
    const now = fixture.services.clock.now()
    const change = (one: { application_id: number }, changes: object) =>
      fixture.db.updateTable('applications').set(changes).where('id', '=', one.application_id).execute()
    await change(edited, { edited_at: now })
    await change(withdrawn, { status: 'withdrawn', withdrawn_at: now })
    const { application_id } = rewritten
    const former = { version: 1, former_repertoire: 'Sonata', former_piece_ids: [] }
    await fixture.db
      .insertInto('repertoire_changes')
      .values({ application_id, ...former, changed_at: now })
      .execute()
    const late = await fixture.applicant(id)
    const found = (await listed()).map(one => [one.id, one.news])
    expect(found).toEqual([
      [seen.application_id, null],
      [edited.application_id, 'changed'],
      [withdrawn.application_id, 'changed'],
      [application_id, 'changed'],
      [late.application_id, 'new'],
    ])
  })
})

describe('a decision', () => {
  test('can be made, changed and cleared', async () => {
    const { application_id } = await fixture.applicant(id)
    for (const is_accepted of [true, false, true, null]) {
      expect((await decide(application_id, is_accepted)).body).toMatchObject({
        id: application_id,
        is_accepted,
      })
      expect((await listed())[0]?.is_accepted).toBe(is_accepted)
    }
    // It does not change what students can read (applications/privacy.test.ts) and sends no mail.
    expect(await fixture.db.selectFrom('outbox').select('key').execute()).toEqual([])
  })

  test.each([
    [1, true],
    [0, false],
  ] as const)('can be sent as the number %i', async (sent, is_accepted) => {
    const { application_id } = await fixture.applicant(id)
    const params = { applicationId: String(application_id) }
    const answer = fixture.call(
      contract.decide,
      { params, body: { is_accepted: sent } },
      { as: fixture.teacher },
    )
    expect((await answer).body.is_accepted).toBe(is_accepted)
  })

  test('is refused for a withdrawn application', async () => {
    const { application_id } = await fixture.applicant(id, { has_withdrawn: true })
    expect(await refusedDecision(application_id)).toBe('application_withdrawn')
  })

  test.each([[{}], [{ is_accepted: 'yes' }], [{ is_accepted: 2 }], [[]]])('is refused as %j', async body => {
    const { application_id } = await fixture.applicant(id)
    expect(await refusedDecision(application_id, fixture.teacher, body)).toBe('invalid_input')
  })

  test('is not found for other teachers, the office and students', async () => {
    const { application_id, ...student } = await fixture.applicant(id)
    const other = await fixture.person(['Teacher'])
    expect(await refusedDecision(application_id, other)).toBe('not_found')
    expect(await refusedDecision(application_id, fixture.admin)).toBe('forbidden')
    expect(await refusedDecision(application_id, student)).toBe('forbidden')
    const params = { id: String(id), masterclassId: String(id) }
    for (const endpoint of [
      contract.myMasterclass,
      contract.applicants,
      contract.finalMailPreview,
      contract.finalize,
    ])
      expect((await fixture.refused(endpoint, { params }, { as: other })).body.code).toBe('not_found')
    expect((await fixture.call(contract.myMasterclasses, {}, { as: other })).body).toEqual([])
  })
})
