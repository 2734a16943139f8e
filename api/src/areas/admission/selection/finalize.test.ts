import { applications } from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/admission/selection/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import {
  AFTER_DEADLINE,
  type SelectionFixture,
  selectionFixture,
} from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
let id: number
const open = async (now: string, fee_cents?: number) => {
  fixture = await selectionFixture(now)
  id = await fixture.masterclass(fee_cents === undefined ? {} : { fee_cents })
}
beforeEach(() => open(AFTER_DEADLINE))
afterEach(() => fixture.close())

const params = () => ({ params: { id: String(id) } })
const finalize = () => fixture.call(contract.finalize, params(), { as: fixture.teacher })
const finalizeAndSend = async () => {
  await finalize()
  await fixture.sendLetters(id)
}
const refusal = async () => {
  const teacher = (await fixture.refused(contract.finalize, params(), { as: fixture.teacher })).body.code
  const office = (await fixture.refused(contract.officeFinalize, params(), { as: fixture.admin })).body.code
  expect(office).toBe(teacher)
  return teacher
}
const invoices = () =>
  fixture.db
    .selectFrom('invoices')
    .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
    .select([
      'invoices.id',
      'account_id',
      'kind',
      'cancels_id',
      'subject',
      'invoices.total_cents',
      'outstanding_cents',
    ])
    .select(['service_start', 'service_end'])
    .where(eb => eb.or([eb('kind', '=', 'participation_fee'), eb('cancels_id', 'is not', null)]))
    .orderBy('invoices.id')
    .execute()

describe('finalizing a selection', () => {
  test('sets every result, issues invoices to the accepted and sends one mail to everybody', async () => {
    const accepted = await fixture.applicant(id, { is_accepted: true, first_name: 'Ada', locale: 'de' })
    const rejected = await fixture.applicant(id, { is_accepted: false, first_name: 'Ben' })
    const unpaid = await fixture.applicant(id, { paid: false, first_name: 'Cleo', locale: 'de' })
    const gone = await fixture.applicant(id, { is_accepted: true, has_withdrawn: true })
    const { body } = await finalize()
    expect(body).toMatchObject({
      application_closed: 1,
      application_count: 2,
      participant_count: 1,
      final_participants_saved: true,
      can_finalize: false,
    })
    await fixture.sendLetters(id)

    const [fee, cancellation] = await invoices()
    expect(fee).toMatchObject({
      account_id: accepted.id,
      kind: 'participation_fee',
      subject: 'Teilnahmegebühr: Violoncello bei Ilse Marent',
      total_cents: 54_000,
      outstanding_cents: 54_000,
      service_start: '2027-08-02',
      service_end: '2027-08-10',
    })
    expect(cancellation).toMatchObject({
      account_id: unpaid.id,
      kind: 'handling_fee',
      cancels_id: unpaid.fee_invoice_id,
    })
    expect(await invoices()).toHaveLength(2)

    const result = async ({ application_id }: { application_id: number }) => {
      const { status, is_accepted, participation_invoice_id } = await fixture.application(application_id)
      return [status, is_accepted, participation_invoice_id]
    }
    expect(await result(accepted)).toEqual(['accepted', true, fee?.id])
    expect(await result(rejected)).toEqual(['rejected', false, null])
    expect(await result(unpaid)).toEqual(['rejected', false, null])
    expect(await result(gone)).toEqual(['withdrawn', true, null])

    expect(await fixture.results()).toMatchObject([
      {
        key: `selection:${accepted.application_id}`,
        recipient: accepted.email,
        locale: 'de',
        subject: 'Sie haben einen Platz: Violoncello bei Ilse Marent',
        attachments: [`invoice:${fee?.id}`],
      },
      {
        key: `selection:${rejected.application_id}`,
        recipient: rejected.email,
        locale: 'en',
        subject: 'Your application: Cello with Ilse Marent',
        attachments: [],
      },
      {
        key: `selection:${unpaid.application_id}`,
        recipient: unpaid.email,
        locale: 'de',
        subject: 'Ihre Bewerbung wurde nicht berücksichtigt: Violoncello bei Ilse Marent',
        attachments: [`invoice:${cancellation?.id}`],
      },
    ])
    const [place] = await fixture.results()
    expect(place?.body_text).toContain('Guten Tag Ada!')
    expect(place?.body_text).toContain(
      'Anreise: 2. August 2027\nErster Unterricht: 3. August 2027\nLetzter Unterricht: 9. August 2027\nAbreise: 10. August 2027',
    )
    expect(place?.body_text).toContain('https://academy.example/user')
  })

  test('counts and names unpaid applications to the office alone, also in the preview of the mails', async () => {
    await fixture.applicant(id, { paid: false, first_name: 'Cleo' })
    const seen = async () => [
      (await fixture.call(contract.myMasterclass, params(), { as: fixture.teacher })).body.application_count,
      (
        await fixture.call(
          contract.applicants,
          { params: { masterclassId: String(id) } },
          { as: fixture.teacher },
        )
      ).body.length,
      (await fixture.call(contract.finalMailPreview, params(), { as: fixture.teacher })).body.unpaid,
    ]
    const nobody = expect.objectContaining({ count: 0, people: [] })
    expect(await seen()).toEqual([0, 0, nobody])
    const { body: preview } = await fixture.call(contract.officeFinalMailPreview, params(), {
      as: fixture.admin,
    })
    expect(preview.unpaid).toMatchObject({ count: 1, people: [expect.stringContaining('Cleo')] })
    expect((await finalize()).body.application_count).toBe(0)
    expect(await seen()).toEqual([0, 0, nobody])
    const office = await fixture.call(contract.allCurrentMasterclasses, {}, { as: fixture.admin })
    expect(office.body.masterclasses[0]?.unpaid_count).toBe(0)
  })

  test('rejects an accepted application whose payment was undone', async () => {
    const { application_id } = await fixture.applicant(id, { paid: false, is_accepted: true })
    await finalize()
    expect(await fixture.application(application_id)).toMatchObject({
      status: 'rejected',
      is_accepted: false,
    })
  })

  test('of a free masterclass issues no invoice, and the mail asks for no payment', async () => {
    await fixture.close()
    await open(AFTER_DEADLINE, 0)
    await fixture.applicant(id, { is_accepted: true })
    await finalizeAndSend()
    expect(await invoices()).toEqual([])
    const [mail] = await fixture.results()
    expect(mail?.attachments).toEqual([])
    expect(mail?.body_text).not.toMatch(/invoice|Pay /)
  })

  test('writes the actor and the result to the audit log', async () => {
    await fixture.applicant(id, { is_accepted: true })
    const { body } = await fixture.call(contract.officeFinalize, params(), { as: fixture.admin })
    expect(body).toMatchObject({ final_participants_saved: true, unpaid_count: 0 })
    const log = await fixture.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'selection_final')
      .execute()
    expect(log).toMatchObject([
      {
        actor_id: fixture.admin.id,
        details: { masterclass_id: id, accepted: 1, reserve: 0, rejected: 0, unpaid: 0 },
      },
    ])
    const saved = await fixture.db.selectFrom('masterclasses').selectAll().executeTakeFirstOrThrow()
    expect(saved.finalized_by).toBe(fixture.admin.id)
  })
})

test('the waiting list becomes the status reserve, with a mail of its own and without an invoice', async () => {
  await fixture.applicant(id, { is_accepted: true })
  const second = await fixture.applicant(id, { reserve_rank: 5, first_name: 'Zoe', last_name: 'Alder' })
  const first = await fixture.applicant(id, { reserve_rank: 2, first_name: 'Ada', last_name: 'Zorn' })
  const unpaid = await fixture.applicant(id, { reserve_rank: 9, paid: false })
  const preview = (await fixture.call(contract.officeFinalMailPreview, params(), { as: fixture.admin })).body
  expect(preview.reserve).toMatchObject({ count: 2, people: ['Ada Zorn', 'Zoe Alder'] })
  expect(preview.unpaid).toMatchObject({ count: 1 })
  const own = async (person: Person) =>
    (await fixture.call(applications, {}, { as: person })).body[0] as unknown
  expect(await own(first)).toMatchObject({ status: 'applied', is_accepted: null })
  await finalizeAndSend()
  for (const person of [first, second])
    expect(await own(person)).toMatchObject({ status: 'reserve', is_accepted: false, can_delete: true })
  expect(await own(unpaid)).toMatchObject({ status: 'rejected', is_accepted: false })
  expect(await fixture.application(unpaid.application_id)).toMatchObject({ reserve_rank: null })
  const places = (await invoices()).filter(({ kind }) => kind === 'participation_fee')
  expect(places).toHaveLength(1)
  const mails = (await fixture.results()).map(({ subject }) => subject)
  expect(mails.filter(subject => subject.startsWith('You are on the waiting list'))).toHaveLength(2)
})

describe('finalizing is refused and changes nothing', () => {
  const nothingHappened = async () => {
    expect(await fixture.results()).toEqual([])
    expect(await invoices()).toEqual([])
    const { finalized_at } = await fixture.db
      .selectFrom('masterclasses')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(finalized_at).toBeNull()
  }

  test('on the last day of the deadline, in the academy’s time zone', async () => {
    await fixture.close()
    await open('2027-07-01T23:59:00+02:00')
    await fixture.applicant(id, { is_accepted: true })
    expect(await refusal()).toBe('deadline_not_passed')
    await nothingHappened()
  })

  test('with an open decision', async () => {
    await fixture.applicant(id, { is_accepted: true })
    await fixture.applicant(id)
    expect(await refusal()).toBe('decisions_open')
    await nothingHappened()
  })

  test('for an unknown masterclass', async () => {
    id += 1_000
    expect(await refusal()).toBe('not_found')
  })

  test('the second time', async () => {
    await fixture.applicant(id, { is_accepted: true })
    await finalizeAndSend()
    expect(await refusal()).toBe('selection_final')
    expect(await fixture.results()).toHaveLength(1)
    expect(await invoices()).toHaveLength(1)
  })

  test('as is every decision after the final save', async () => {
    const { application_id } = await fixture.applicant(id, { is_accepted: true })
    await finalize()
    for (const is_accepted of [true, false, null]) {
      const input = { params: { applicationId: String(application_id) }, body: { is_accepted } }
      expect((await fixture.refused(contract.decide, input, { as: fixture.teacher })).body.code).toBe(
        'selection_final',
      )
    }
    const [applicant] = (
      await fixture.call(
        contract.applicants,
        { params: { masterclassId: String(id) } },
        { as: fixture.teacher },
      )
    ).body
    expect(applicant).toMatchObject({ status: 'accepted', is_accepted: true, participation_is_final: true })
  })
})

test('the database refuses a result that contradicts the decision', async () => {
  const { application_id } = await fixture.applicant(id, { is_accepted: true })
  await finalize()
  const change = (set: object) =>
    fixture.db.updateTable('applications').set(set).where('id', '=', application_id).execute()
  await expect(change({ is_accepted: false })).rejects.toThrow(/applications_accepted_by_decision/)
  await expect(change({ fee_paid_at: null })).rejects.toThrow(/applications_accepted_by_decision/)
  await expect(change({ status: 'rejected' })).rejects.toThrow(/applications_rejected_by_decision/)
})

describe('the result mails', () => {
  test('have a preview in the language of the request, with their numbers', async () => {
    for (const is_accepted of [true, true, false, null]) await fixture.applicant(id, { is_accepted })
    await fixture.applicant(id, { paid: false })
    await fixture.applicant(id, { is_accepted: true, has_withdrawn: true })
    const { body } = await fixture.call(contract.officeFinalMailPreview, params(), {
      as: fixture.admin,
      locale: 'de',
    })
    expect([body.accepted.count, body.rejected.count, body.unpaid.count]).toEqual([2, 1, 1])
    expect(body.accepted.subject).toBe('Sie haben einen Platz: Violoncello bei Ilse Marent')
    expect(body.rejected.text).toContain('Guten Tag [Vorname]!')
    const english = await fixture.call(contract.finalMailPreview, params(), {
      as: fixture.teacher,
      locale: 'en',
    })
    expect(english.body.unpaid.text).toContain('Dear [first name],')
    expect(await fixture.results()).toEqual([])
  })

  test('are sent as previewed, except for the name', async () => {
    const people = [
      await fixture.applicant(id, { is_accepted: true, first_name: 'Ada' }),
      await fixture.applicant(id, { reserve_rank: 1, first_name: 'Ada' }),
      await fixture.applicant(id, { is_accepted: false, first_name: 'Ada' }),
      await fixture.applicant(id, { paid: false, first_name: 'Ada' }),
    ]
    const shown = (
      await fixture.call(contract.officeFinalMailPreview, params(), { as: fixture.admin, locale: 'en' })
    ).body
    await finalizeAndSend()
    const sent = await fixture.results()
    expect(sent.map(mail => mail.recipient)).toEqual(people.map(person => person.email))
    expect(sent.map(mail => mail.body_text)).toEqual(
      [shown.accepted, shown.reserve, shown.rejected, shown.unpaid].map(({ text }) =>
        text.replace('[first name]', 'Ada'),
      ),
    )
    const after = (await fixture.call(contract.officeFinalMailPreview, params(), { as: fixture.admin })).body
    expect([after.accepted.count, after.rejected.count, after.unpaid.count]).toEqual([0, 0, 0])
  })
})
