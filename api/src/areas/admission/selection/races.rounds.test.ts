import { deleteApplication } from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/admission/selection/endpoints'
import { reopenSelection, sendLettersNow } from '@academy/contract/admission/selection/office-endpoints'
import { recordPayment, undoPayment } from '@academy/contract/money/payments/endpoints'
import { myAccount } from '@academy/contract/money/person-account/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { paymentOn } from '../../../../test/invoices.ts'
import { rounds } from '../../../../test/rounds.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { awaitedLater, untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { sendResultMails } from '../places/send-result-mails.ts'
import { finalizeMasterclass } from './finalize.ts'

let fixture: SelectionFixture
let id: number
beforeEach(async () => {
  fixture = await selectionFixture()
  id = await fixture.masterclass()
})
afterEach(() => fixture.close())

const codeOf = (endpoint: Parameters<SelectionFixture['refused']>[0], input: object, as: Person) =>
  fixture.app
    .inject({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => Reflect.get(input, name)),
      headers: { authorization: `Bearer ${as.token}`, 'x-forwarded-for': '10.5.5.5' },
      ...('body' in input && { payload: input.body as object }),
    })
    .then(response => (response.statusCode < 400 ? 'done' : String(response.json().code)))

const finalizeAs = (who: 'teacher' | 'office') =>
  who === 'teacher'
    ? codeOf(contract.finalize, { id }, fixture.teacher)
    : codeOf(contract.officeFinalize, { id }, fixture.admin)

const feesOf = (account_id: number) =>
  fixture.db
    .selectFrom('invoices')
    .select(['id', 'kind', 'cancels_id'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute()
const selection = () =>
  fixture.db.selectFrom('masterclasses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const mailsTo = async (person: Person) =>
  (await fixture.results()).filter(({ recipient }) => recipient === person.email)

const withoutSelectionLocks = <T>(work: () => Promise<T>) =>
  withoutLocks(['account', 'academy', 'masterclass', 'invoice_balance'], work)

describe('a hundred concurrent final saves', () => {
  test('by teacher and office, then of sending the letters: one succeeds, with one mail and one invoice each', async () => {
    const people = []
    for (let index = 0; index < 12; index++)
      people.push(await fixture.applicant(id, { is_accepted: index % 3 !== 0, paid: index % 4 !== 3 }))
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => finalizeAs(index % 2 ? 'teacher' : 'office')),
    )
    expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
    expect(answers.filter(answer => answer === 'selection_final')).toHaveLength(99)
    const sendings = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(sendLettersNow, { id }, fixture.admin)),
    )
    expect(sendings.filter(answer => answer === 'done')).toHaveLength(1)
    expect(sendings.filter(answer => answer === 'results_sent')).toHaveLength(19)
    expect(await fixture.results()).toHaveLength(12)
    for (const person of people) expect(await mailsTo(person)).toHaveLength(1)
    const counted = async (...kinds: string[]) =>
      (await fixture.db.selectFrom('invoices').select('id').where('kind', 'in', kinds).execute()).length
    expect(await counted('participation_fee')).toBe(6)
    const numbers = await fixture.db.selectFrom('invoices').select('number').orderBy('number').execute()
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
  })

  test('control: without the lock on the masterclass two succeed', async () => {
    await fixture.applicant(id, { is_accepted: true })
    const now = fixture.services.clock.now()
    const save = (actor_id: number) =>
      withoutSelectionLocks(() =>
        finalizeMasterclass(fixture.services, { masterclass_id: id, owner: null, actor_id, now }),
      )
    let saves: Promise<unknown>[] = []
    await fixture.db.transaction().execute(async tx => {
      // The lock allows reads and blocks writes: both saves get as far as their first write.
      await sql`lock table masterclasses in share mode`.execute(tx)
      saves = [save(fixture.admin.id), save(fixture.teacher.id)].map(awaitedLater)
      await untilBlocked(fixture.db, 2)
    })
    const ends = await Promise.allSettled(saves)
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })
})

describe('the final save concurrent with', () => {
  test('a decision: it is part of the result or refused', async () => {
    for (let round = 0; round < rounds(12); round++) {
      id = await fixture.masterclass()
      const person = await fixture.applicant(id, { is_accepted: true })
      const input = { applicationId: person.application_id, body: { is_accepted: false } }
      const [saved, decided] = await Promise.all([
        finalizeAs('office'),
        codeOf(contract.decide, input, fixture.teacher),
      ])
      expect(saved).toBe('done')
      expect(['done', 'selection_final']).toContain(decided)
      const { status, is_accepted } = await fixture.application(person.application_id)
      expect([status, is_accepted]).toEqual(decided === 'done' ? ['rejected', false] : ['accepted', true])
      await fixture.sendLetters(id)
      expect(await mailsTo(person)).toHaveLength(1)
    }
  })

  test('clearing a decision: either the save or the clearing is refused', async () => {
    for (let round = 0; round < rounds(12); round++) {
      id = await fixture.masterclass()
      const person = await fixture.applicant(id, { is_accepted: true })
      const input = { applicationId: person.application_id, body: { is_accepted: null } }
      const outcome = await Promise.all([
        finalizeAs('teacher'),
        codeOf(contract.decide, input, fixture.teacher),
      ])
      expect([
        ['done', 'selection_final'],
        ['decisions_open', 'done'],
      ]).toContainEqual(outcome)
      const { finalized_at } = await selection()
      expect(finalized_at !== null).toBe(outcome[0] === 'done')
    }
  })

  test('a handling fee payment: the save is refused, or was before it', async () => {
    for (let round = 0; round < rounds(12); round++) {
      id = await fixture.masterclass()
      const person = await fixture.applicant(id, { paid: false })
      const input = { id: person.fee_invoice_id, body: { amount: 75, paid_on: '2027-07-01' } }
      const [saved, paid] = await Promise.all([
        finalizeAs('office'),
        codeOf(recordPayment, input, fixture.admin),
      ])
      expect(paid).toBe('done')
      expect(['done', 'decisions_open']).toContain(saved)
      const { status, fee_paid_at } = await fixture.application(person.application_id)
      expect([status, fee_paid_at === null]).toEqual([saved === 'done' ? 'rejected' : 'applied', false])
      if (saved !== 'done') continue
      // The teacher never saw it, whichever of the two calls began first.
      await fixture.sendLetters(id)
      const letter = (await fixture.results()).at(-1)
      expect(letter?.subject).toMatch(/^Your application was not considered/)
    }
  })

  test('control: without the lock the save meets a paid application without a decision, and only the database refuses', async () => {
    const person = await fixture.applicant(id, { paid: false })
    const now = fixture.services.clock.now()
    let save: Promise<unknown> | undefined
    await fixture.db.transaction().execute(async tx => {
      // The payment forwards the application, but is not committed.
      await tx
        .updateTable('applications')
        .set({ fee_paid_at: now })
        .where('id', '=', person.application_id)
        .execute()
      const by = { masterclass_id: id, owner: null, actor_id: fixture.admin.id, now }
      save = awaitedLater(withoutSelectionLocks(() => finalizeMasterclass(fixture.services, by)))
      save.catch(() => undefined)
      await untilBlocked(fixture.db)
    })
    await expect(save).rejects.toThrow(/applications_rejected_by_decision/)
  })

  test('control: without lock and constraint somebody who has paid is rejected, though nobody decided', async () => {
    const person = await fixture.applicant(id, { paid: false })
    const now = fixture.services.clock.now()
    await sql`alter table applications drop constraint applications_rejected_by_decision`.execute(fixture.db)
    let save: Promise<unknown> | undefined
    await fixture.db.transaction().execute(async tx => {
      await tx
        .updateTable('applications')
        .set({ fee_paid_at: now })
        .where('id', '=', person.application_id)
        .execute()
      const by = { masterclass_id: id, owner: null, actor_id: fixture.admin.id, now }
      save = withoutSelectionLocks(() => finalizeMasterclass(fixture.services, by))
      await untilBlocked(fixture.db)
    })
    await save
    expect(await fixture.application(person.application_id)).toMatchObject({
      status: 'rejected',
      is_accepted: null,
      fee_paid_at: now,
    })
  })

  test('undoing a payment: a paid place, or no place and no invoice', async () => {
    for (let round = 0; round < rounds(12); round++) {
      id = await fixture.masterclass()
      const person = await fixture.applicant(id, { is_accepted: true })
      const payment_id = await paymentOn(fixture.db, person.fee_invoice_id)
      const input = { id: payment_id, body: { reason: 'Entered on the wrong invoice' } }
      const [saved, undone] = await Promise.all([
        finalizeAs('teacher'),
        codeOf(undoPayment, input, fixture.admin),
      ])
      expect(saved).toBe('done')
      await fixture.sendLetters(id)
      const { status } = await fixture.application(person.application_id)
      expect([undone, status]).toEqual(
        undone === 'done' ? ['done', 'rejected'] : ['payment_fixed', 'accepted'],
      )
      expect((await feesOf(person.id)).map(({ kind }) => kind)).toEqual(
        undone === 'done' ? ['handling_fee', 'handling_fee'] : ['handling_fee', 'participation_fee'],
      )
      expect(await mailsTo(person)).toHaveLength(1)
    }
  })

  test.each([true, false])(
    'a withdrawal, fee paid: %s: nobody knows the result, so it costs nothing',
    async paid => {
      for (let round = 0; round < rounds(12); round++) {
        id = await fixture.masterclass()
        const person = await fixture.applicant(id, { paid, is_accepted: paid ? true : null })
        const outcome = await Promise.all([
          finalizeAs('office'),
          codeOf(deleteApplication, { id: person.application_id }, person),
        ])
        expect(outcome).toEqual(['done', 'done'])
        await fixture.sendLetters(id)
        expect(await mailsTo(person)).toEqual([])
        const kinds = (await feesOf(person.id)).map(({ kind }) => kind)
        expect(kinds).toEqual(paid ? ['handling_fee'] : ['handling_fee', 'handling_fee'])
      }
    },
  )
})

describe('the letters concurrent with', () => {
  const sendLetters = () => codeOf(sendLettersNow, { id }, fixture.admin)

  test('a handling fee payment: the invoice is cancelled, and a payment that was booked is credit', async () => {
    for (let round = 0; round < rounds(12); round++) {
      id = await fixture.masterclass()
      const person = await fixture.applicant(id, { paid: false })
      await finalizeAs('office')
      const input = { id: person.fee_invoice_id, body: { amount: 75, paid_on: '2027-07-01' } }
      const [sent, paid] = await Promise.all([sendLetters(), codeOf(recordPayment, input, fixture.admin)])
      expect(sent).toBe('done')
      expect(['done', 'invoice_settled']).toContain(paid)
      expect(await feesOf(person.id)).toHaveLength(2)
      const { body } = await fixture.call(myAccount, {}, { as: person })
      expect(body).toMatchObject({ credit: paid === 'done' ? 75 : 0, outstanding: 0 })
      expect(await mailsTo(person)).toHaveLength(1)
    }
  })

  test.each([true, false])('a withdrawal, fee paid: %s: it is refused or stops the letter', async paid => {
    for (let round = 0; round < rounds(12); round++) {
      id = await fixture.masterclass()
      const person = await fixture.applicant(id, { paid, is_accepted: paid ? true : null })
      await finalizeAs('office')
      const [sent, left] = await Promise.all([
        sendLetters(),
        codeOf(deleteApplication, { id: person.application_id }, person),
      ])
      expect(sent).toBe('done')
      // A place gained in the meantime is not given up without confirming its cost.
      expect(['done', paid ? 'cost_changed' : 'application_fixed']).toContain(left)
      expect(await mailsTo(person)).toHaveLength(left === 'done' ? 0 : 1)
      const kinds = (await feesOf(person.id)).map(({ kind }) => kind)
      if (left !== 'done')
        expect(kinds).toEqual(['handling_fee', paid ? 'participation_fee' : 'handling_fee'])
      else expect(kinds).toEqual(paid ? ['handling_fee'] : ['handling_fee', 'handling_fee'])
    }
  })

  test('reopening: everybody has a letter, or nobody has and nothing is final', async () => {
    for (let round = 0; round < rounds(12); round++) {
      id = await fixture.masterclass()
      const person = await fixture.applicant(id, { is_accepted: true })
      await finalizeAs('office')
      const reopening = { id, body: { reason: 'Mixed up' } }
      const outcome = await Promise.all([sendLetters(), codeOf(reopenSelection, reopening, fixture.admin)])
      expect([
        ['done', 'results_sent'],
        ['selection_not_final', 'done'],
        ['results_sent', 'done'],
      ]).toContainEqual(outcome)
      const isSent = outcome[0] === 'done'
      expect(await mailsTo(person)).toHaveLength(isSent ? 1 : 0)
      expect(await feesOf(person.id)).toHaveLength(isSent ? 2 : 1)
      expect((await selection()).finalized_at !== null).toBe(isSent)
    }
  })

  test('control: without the locks somebody who has withdrawn gets a letter and an invoice', async () => {
    const person = await fixture.applicant(id, { is_accepted: true })
    await finalizeAs('office')
    const now = fixture.services.clock.now()
    let sending: Promise<unknown> | undefined
    await fixture.db.transaction().execute(async tx => {
      // The withdrawal is not committed.
      await sql`select from accounts where id = ${person.id} for no key update`.execute(tx)
      await tx
        .updateTable('applications')
        .set({ status: 'withdrawn', withdrawn_at: now })
        .where('id', '=', person.application_id)
        .execute()
      const { db } = fixture
      const letters = { db, siteUrl: '', masterclass_id: id, actor_id: fixture.admin.id, now }
      sending = awaitedLater(
        withoutLocks(['account', 'academy', 'masterclass', 'invoice_balance'], () =>
          sendResultMails(letters),
        ),
      )
      await untilBlocked(fixture.db)
    })
    await sending
    expect(await mailsTo(person)).toHaveLength(1)
  })
})
