import * as contract from '@academy/contract/privacy/erasure/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { raceAt } from '../../../../test/barrier.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { hashPassword } from '../../../base/passwords.ts'
import { confirmBy } from './request.ts'

const PASSWORD = 'Berg-Sommer-7'

let fixture: PersonFixture
let person: Person
let password_hash: string
beforeAll(async () => {
  fixture = await personFixture()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => fixture.close())
beforeEach(async () => {
  person = await fixture.person(['student'], { password_hash: '', email_verified: true })
})

const show = async (as = person) => (await fixture.call(contract.showErasure, {}, { as })).body
const askByMail = (as = person) => fixture.call(contract.mailErasureLink, {}, { as })
const linkOf = async (who = person): Promise<string> => {
  const mail = (await fixture.mailsTo(who.id)).findLast(({ key }) => key.startsWith('erasure-link:'))
  const [link] = /https:\/\/academy\.example\/auth\/confirm-deletion\?\S+/.exec(mail?.body_text ?? '') ?? []
  return new URL(link ?? '').searchParams.get('token') ?? ''
}
const confirm = async (token: string) =>
  (await fixture.call(contract.confirmErasure, { body: { token } })).body
const refusal = async (token: string) =>
  (await fixture.refused(contract.confirmErasure, { body: { token } })).body.code

describe('a person without a password', () => {
  test('confirms by the link of a mail, without being logged in, and twice is once', async () => {
    expect(await show()).toMatchObject({ has_password: false, gets_mail: true })
    await askByMail()
    expect((await show()).request).toBeNull()
    const token = await linkOf()
    const { erase_after } = await confirm(token)
    expect(await confirm(token)).toEqual({ erase_after })
    expect((await show()).request).toMatchObject({ erase_after, is_by_office: false })
    expect((await fixture.mailsTo(person.id)).map(({ subject }) => subject)).toEqual([
      'Confirm that your account is to be deleted',
      'Your account will be deleted',
    ])
  })

  test('the link of a cancelled deletion is invalid', async () => {
    await askByMail()
    const token = await linkOf()
    await confirm(token)
    await fixture.call(contract.cancelErasure, {}, { as: person })
    expect(await refusal(token)).toBe('invalid_link')
    expect((await show()).request).toBeNull()
  })

  test('the link ends after a day, with the address, and is nobody else’s', async () => {
    await askByMail()
    const token = await linkOf()
    const other = await fixture.person()
    const foreign = token.replace(/^\d+/, String(other.id))
    for (const wrong of [foreign, `${token}x`, token.slice(0, -1), 'x', `-${token}`, '1.2.3'])
      expect(await refusal(wrong), wrong).toBe('invalid_link')
    expect(await fixture.at('2027-07-02T23:00:00Z', () => refusal(token))).toBe('invalid_link')
    const email = `new-${person.id}@example.org`
    await fixture.db.updateTable('accounts').set({ email }).where('id', '=', person.id).execute()
    expect(await refusal(token)).toBe('invalid_link')
  })

  test('gets no link while the address is not confirmed, and the page knows', async () => {
    const stranger = await fixture.person(['student'], { email_verified: false })
    expect(await show(stranger)).toMatchObject({ gets_mail: false })
    const { body } = await fixture.refused(contract.mailErasureLink, {}, { as: stranger })
    expect(body.code).toBe('address_unconfirmed')
    expect(await fixture.mailsTo(stranger.id)).toEqual([])
  })

  test('gets a few links an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) await askByMail()
    const { body } = await fixture.refused(contract.mailErasureLink, {}, { as: person })
    expect(body.code).toBe('too_many_requests')
  })
})

test('what has to be settled prevents the link and the confirmation', async () => {
  await askByMail()
  const token = await linkOf()
  const request = { iban: 'AT611904300234573201', account_holder: 'Mira Talbach', requested_at: new Date() }
  await fixture.db
    .insertInto('refund_requests')
    .values({ ...request, account_id: person.id })
    .execute()
  const { body } = await fixture.refused(contract.mailErasureLink, {}, { as: person })
  expect([body.code, await refusal(token)]).toEqual(['erasure_blocked', 'erasure_blocked'])
})

describe('a login of more than 15 minutes ago', () => {
  const LATER = '2027-07-02T00:20:00+02:00'
  const own = { body: { current_password: PASSWORD } }

  test('with a second factor has to show it again, for the password and for the mail', async () => {
    const owner = await fixture.person(['student'], { password_hash, email_verified: true })
    const factor = { account_id: owner.id, secret: Buffer.alloc(20), created_at: new Date() }
    await fixture.db
      .insertInto('totp_factors')
      .values({ ...factor, confirmed_at: new Date() })
      .execute()
    await fixture.at(LATER, async () => {
      for (const [endpoint, input] of [
        [contract.requestErasure, own],
        [contract.mailErasureLink, {}],
      ] as const)
        expect((await fixture.refused(endpoint, input, { as: owner })).body.code).toBe(
          'confirmation_required',
        )
    })
  })

  test('without one is asked for the password of the form only', async () => {
    const owner = await fixture.person(['student'], { password_hash, email_verified: true })
    const { body } = await fixture.at(LATER, () => fixture.call(contract.requestErasure, own, { as: owner }))
    expect(body.request).not.toBeNull()
  })
})

describe('six presses of the button at the same moment', () => {
  const race = async (table: string, press: (token: string) => Promise<unknown>) => {
    await askByMail()
    const token = await linkOf()
    await raceAt({ url: fixture.url, table, count: 6 }, () =>
      Promise.all(Array.from({ length: 6 }, () => press(token))),
    )
    const requests = await fixture.db
      .selectFrom('erasure_requests')
      .select('id')
      .where('account_id', '=', person.id)
      .execute()
    const mails = (await fixture.mailsTo(person.id)).filter(({ key }) => !key.startsWith('erasure-link:'))
    return { requests: requests.length, mails: mails.length }
  }

  test('are one request and one mail', async () => {
    expect(await race('accounts', confirm)).toEqual({ requests: 1, mails: 1 })
  })

  test('control: without the lock and the unique index there are six requests', async () => {
    await sql`drop index erasure_requests_open`.execute(fixture.db)
    const now = fixture.services.clock.now()
    // What they answer does not matter: with several requests nothing can be shown.
    const press = (token: string) =>
      withoutLocks(['account'], () => confirmBy(fixture.services, { token, now })).catch(() => {})
    expect((await race('erasure_requests', press)).requests).toBe(6)
  })
})
