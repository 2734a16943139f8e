import { me } from '@academy/contract/access/accounts/endpoints'
import { enterPayment, enterRefund } from '@academy/contract/money/person-account/endpoints'
import { requestRefund } from '@academy/contract/money/refunds/endpoints'
import * as contract from '@academy/contract/privacy/erasure/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { issueFee } from '../../../../test/invoices.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { eraseRequested } from './erase.ts'
import { findErasure } from './queries.ts'
import { requestErasureOf } from './request.ts'
import { obstaclesOf } from './rules.ts'

const PASSWORD = 'Berg-Sommer-7'

let fixture: PersonFixture
let password_hash: string
beforeAll(async () => {
  fixture = await personFixture()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => fixture.close())

const newPerson = () => fixture.person(['student'], { password_hash, email_verified: true })
let person: Person
beforeEach(async () => {
  person = await newPerson()
})

const show = async (as: Person) => (await fixture.call(contract.showErasure, {}, { as })).body
const ask = async (as: Person) =>
  (await fixture.call(contract.requestErasure, { body: { current_password: PASSWORD } }, { as })).body
const refusedAsk = async (as: Person, current_password: string | undefined = PASSWORD) =>
  (await fixture.refused(contract.requestErasure, { body: { current_password } }, { as })).body
const cancel = async (as: Person) => (await fixture.call(contract.cancelErasure, {}, { as })).body
/** What every page of the personal area knows. */
const isAnnounced = async (as: Person) => (await fixture.call(me, {}, { as })).body.erasure_requested === true

describe('a person', () => {
  test('sees that nothing stays without invoices, and that nothing is under way', async () => {
    expect(await show(person)).toEqual({
      request: null,
      obstacles: [],
      kept: [],
      outstanding: 0,
      credit: 0,
      has_password: true,
      gets_mail: true,
    })
  })

  test('sees what stays and until when, and what is still due', async () => {
    await issueFee(fixture.db, person.id, { now: new Date('2026-12-31T09:00:00Z') })
    const { id } = await issueFee(fixture.db, person.id)
    await fixture.pay(id, 7_500)
    expect(await show(person)).toMatchObject({
      kept: [
        { kind: 'invoices', count: 2, until: '2034-12-31' },
        { kind: 'payments', count: 1, until: '2034-12-31' },
      ],
      outstanding: 75,
      credit: 0,
    })
  })

  test('asks with the password, and gets a mail with the day and the way back', async () => {
    const { request } = await ask(person)
    expect(request).toMatchObject({
      erase_after: expect.stringContaining('2027-07-15T22:00'),
      is_by_office: false,
    })
    const mails = await fixture.mailsTo(person.id)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body_text).toContain('16 July 2027')
    expect(mails[0]?.body_text).toContain('https://academy.example/user/personal-data')
    expect((await fixture.entries('erasure_requested')).at(-1)).toEqual({
      actor_id: person.id,
      account_id: person.id,
      details: { date: '2027-07-16' },
    })
  })

  test('is refused with a wrong or missing password, at its field', async () => {
    expect((await refusedAsk(person, 'wrong')).errors).toHaveProperty('current_password')
    expect((await refusedAsk(person, '')).errors).toHaveProperty('current_password')
    expect((await show(person)).request).toBeNull()
  })

  test('a second request changes nothing and sends no mail', async () => {
    const first = await ask(person)
    const second = await fixture.at('2027-07-05T09:00:00Z', () => ask(person))
    expect(second.request).toEqual(first.request)
    expect(await fixture.mailsTo(person.id)).toHaveLength(1)
  })

  test('can change their mind, and ask anew', async () => {
    await ask(person)
    expect(await isAnnounced(person)).toBe(true)
    expect((await cancel(person)).request).toBeNull()
    expect((await cancel(person)).request).toBeNull()
    expect(await isAnnounced(person)).toBe(false)
    expect((await fixture.mailsTo(person.id)).map(({ subject }) => subject)).toEqual([
      'Your account will be deleted',
      'Your account stays',
    ])
    const { request } = await fixture.at('2027-07-05T09:00:00Z', () => ask(person))
    expect(request?.erase_after).toContain('2027-07-19')
  })
})

describe('refused, with the reason on the page', () => {
  const expectBlocked = async (who: Person, kinds: string[]) => {
    expect((await show(who)).obstacles.map(({ kind }) => kind)).toEqual(kinds)
    expect(await refusedAsk(who)).toMatchObject({ code: 'erasure_blocked' })
  }
  const withPassword = async <P extends Person>(who: P): Promise<P> => {
    await fixture.db.updateTable('accounts').set({ password_hash }).where('id', '=', who.id).execute()
    return who
  }

  test('an application that is not decided, and a place', async () => {
    await expectBlocked(await withPassword(await fixture.applicant()), ['application'])
  })

  test('a withdrawn application prevents nothing', async () => {
    const withdrawn = await withPassword(await fixture.applicant())
    await fixture.db
      .updateTable('applications')
      .set({ status: 'withdrawn', withdrawn_at: new Date() })
      .where('account_id', '=', withdrawn.id)
      .execute()
    expect((await show(withdrawn)).obstacles).toEqual([])
  })

  test('a bed, until it is cancelled', async () => {
    const guest = await withPassword(await fixture.applicant())
    const { booking_id } = await fixture.stay(guest)
    await expectBlocked(guest, ['application', 'booking'])
    await fixture.cancelStay(booking_id)
    await expectBlocked(guest, ['application'])
  })

  test('a masterclass to teach', async () => {
    await expectBlocked(await withPassword(fixture.teacher), ['teaching'])
  })

  test('until the last day of a stay, a class or a period, and not on the day after', async () => {
    const guest = await fixture.applicant()
    await fixture.stay(guest)
    const accompanist = await fixture.person(['Correpetitor'])
    const { academy_id } = fixture
    const days = { start_date: '2027-08-03', end_date: '2027-08-12' }
    await fixture.db
      .insertInto('correpetition_periods')
      .values({ academy_id, account_id: accompanist.id, ...days })
      .execute()
    const openOn = async (today: string, { id }: { id: number }) => {
      const facts = await findErasure(fixture.db, id, today)
      return obstaclesOf(facts as NonNullable<typeof facts>).map(({ kind }) => kind)
    }
    // The stay and the class both end on 10 August.
    expect(await openOn('2027-08-10', guest)).toEqual(['application', 'booking'])
    expect(await openOn('2027-08-11', guest)).toEqual([])
    expect(await openOn('2027-08-10', fixture.teacher)).toEqual(['teaching'])
    expect(await openOn('2027-08-11', fixture.teacher)).toEqual([])
    expect(await openOn('2027-08-12', accompanist)).toEqual(['accompanying'])
    expect(await openOn('2027-08-13', accompanist)).toEqual([])
  })

  test('a place on a waiting list', async () => {
    const waiting = await withPassword(await fixture.applicant())
    const masterclass_id = await fixture.masterclass()
    await fixture.db
      .updateTable('masterclasses')
      .set({ finalized_at: new Date() })
      .where('id', '=', masterclass_id)
      .execute()
    await fixture.db
      .updateTable('applications')
      .set({ masterclass_id, status: 'reserve', is_accepted: false, reserve_rank: 1 })
      .where('account_id', '=', waiting.id)
      .execute()
    await expectBlocked(waiting, ['application'])
  })

  test('the last admin, and not the last but one', async () => {
    const admin = await withPassword(fixture.admin)
    await expectBlocked(admin, ['last_admin'])
    await fixture.person(['Admin'])
    expect((await show(admin)).obstacles).toEqual([])
  })

  test('money that the person wants back', async () => {
    const request = { iban: 'AT611904300234573201', account_holder: 'Mira Talbach', requested_at: new Date() }
    await fixture.db
      .insertInto('refund_requests')
      .values({ ...request, account_id: person.id })
      .execute()
    await expectBlocked(person, ['refund'])
  })
})

describe('money that is owed to somebody', () => {
  const owe = (as: Person, amount: number) =>
    fixture.call(
      enterPayment,
      { params: { id: String(as.id) }, body: { amount, paid_on: '2027-06-01' } },
      { as: fixture.manager },
    )
  const iban = { iban: 'AT611904300234573201', account_holder: 'Mira Talbach' }

  test('is named and has to be sent back first: the person gives an IBAN, the office pays', async () => {
    await owe(person, 75)
    expect(await show(person)).toMatchObject({ obstacles: [{ kind: 'credit', count: 1 }], credit: 75 })
    expect(await refusedAsk(person)).toMatchObject({ code: 'erasure_blocked' })
    await fixture.call(requestRefund, { body: iban }, { as: person })
    expect((await show(person)).obstacles).toEqual([{ kind: 'refund', count: 1 }])
    const body = { amount: 75, paid_on: '2027-06-02' }
    await fixture.call(enterRefund, { params: { id: String(person.id) }, body }, { as: fixture.manager })
    expect(await show(person)).toMatchObject({ obstacles: [], credit: 0 })
    expect((await ask(person)).request).not.toBeNull()
  })

  test('that comes within the 14 days is waited for', async () => {
    await ask(person)
    await owe(person, 0.01)
    const context = { db: fixture.db, files: fixture.services.files }
    expect(await eraseRequested(context, person.id, new Date('2027-08-01T10:00:00Z'))).toBe(false)
    const page = (
      await fixture.call(
        contract.showPersonErasure,
        { params: { id: String(person.id) } },
        { as: fixture.manager },
      )
    ).body
    expect(page.obstacles).toEqual([{ kind: 'credit', count: 1 }])
  })
})

describe('the office', () => {
  const params = () => ({ id: String(person.id) })
  const reason = 'Asked for it by telephone'
  const askFor = async (as: Person) =>
    (await fixture.call(contract.requestPersonErasure, { params: params(), body: { reason } }, { as })).body

  test('does the same for somebody, with a reason that is recorded', async () => {
    const asked = await askFor(fixture.manager)
    expect(asked).toMatchObject({
      reason,
      requested_by: { id: fixture.manager.id },
      request: { is_by_office: true },
      erased_at: null,
    })
    expect((await show(person)).request).toMatchObject({ is_by_office: true })
    expect((await fixture.entries('erasure_requested')).at(-1)).toMatchObject({
      actor_id: fixture.manager.id,
      account_id: person.id,
      details: { reason },
    })
    const kept = await fixture.call(
      contract.cancelPersonErasure,
      { params: params() },
      { as: fixture.manager },
    )
    expect(kept.body).toMatchObject({ request: null, reason: '', requested_by: null })
  })

  test('has to give a reason', async () => {
    const input = { params: params(), body: { reason: ' ' } }
    const { body } = await fixture.refused(contract.requestPersonErasure, input, { as: fixture.manager })
    expect(body.errors).toHaveProperty('reason')
  })

  test('as a manager erases no admin, and nobody erases themselves here', async () => {
    const call = async (id: number) => {
      const input = { params: { id: String(id) }, body: { reason } }
      return (await fixture.refused(contract.requestPersonErasure, input, { as: fixture.manager })).body.code
    }
    expect(await call(fixture.admin.id)).toBe('forbidden')
    expect(await call(fixture.manager.id)).toBe('forbidden')
    expect(await call(2_000_000_000)).toBe('not_found')
  })
})

describe('six requests at the same moment, from several tabs', () => {
  const race = async (table: string, request: () => Promise<unknown>) => {
    await raceAt({ url: fixture.url, table, count: 6 }, () => Promise.all(Array.from({ length: 6 }, request)))
    const rows = await fixture.db
      .selectFrom('erasure_requests')
      .select('id')
      .where('account_id', '=', person.id)
      .execute()
    return rows.length
  }

  test('are one request and one mail', async () => {
    expect(await race('accounts', () => ask(person))).toBe(1)
    expect(await fixture.mailsTo(person.id)).toHaveLength(1)
  })

  test('control: without the lock and the unique index there are six', async () => {
    await sql`drop index erasure_requests_open`.execute(fixture.db)
    const { id } = person
    const wanted = { id, actor_id: id, reason: '', now: new Date('2027-07-02') }
    const request = () => withoutLocks(['account'], () => requestErasureOf(fixture.services, wanted))
    expect(await race('erasure_requests', request)).toBe(6)
  })
})
