import * as contract from '@academy/contract/access/accounts/endpoints'
import { invite } from '@academy/contract/access/invitations/endpoints'
import { finishLogin, passkeyLoginOptions } from '@academy/contract/access/second-factor/login-endpoints'
import type { Endpoint } from '@academy/contract/base/endpoint'
import { addPerson, sendPasswordLink } from '@academy/contract/office/person-page/endpoints'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import {
  beginLogin,
  PASSWORD,
  passwordHash,
  protectedPerson,
} from '../../../../test/second-factor-fixture.ts'

let fixture: TestApp
let admin: Person
beforeAll(async () => {
  fixture = await testApp()
  admin = await fixture.person(['Admin'], { password_hash: await passwordHash() })
})
afterAll(() => fixture.close())

const password = 'Berg-Sommer-7'
let made = 0
const newAddress = () => `pupil-${++made}@example.org`
const registrationOf = (email_address: string) => ({
  body: {
    first_name: 'Mira',
    last_name: 'Talbach',
    email_address,
    password,
    password_confirmation: password,
  },
})

interface Sent {
  id?: number
  body?: object
  as?: Person
  from: string
}

/** Whether a call passes. Anything but success and the limit fails the test. */
const passes = async ({ method, path }: Endpoint, { id, body, as, from }: Sent): Promise<boolean> => {
  const { statusCode } = await fixture.app.inject({
    method,
    url: path.replace(':id', String(id)),
    headers: { 'x-forwarded-for': from, ...(as && { authorization: `Bearer ${as.token}` }) },
    ...(body && { payload: body }),
  })
  expect([200, 201, 204, 429]).toContain(statusCode)
  return statusCode !== 429
}

describe('behind one network address', () => {
  const school = '198.51.100.20'

  test('a class of forty registers within an hour, and everybody gets their mail', async () => {
    const addresses = Array.from({ length: 40 }, newAddress)
    const people = await Promise.all(
      addresses.map(async email => {
        const { body } = await fixture.call(contract.register, registrationOf(email), { from: school })
        return { id: body.user_data.id, email, token: body.access_token }
      }),
    )
    // All of them miss their mail and ask once more.
    for (const as of people) await fixture.call(contract.resendVerification, {}, { as, from: school })
    for (const { email } of people)
      await fixture.call(contract.forgotPassword, { body: { email_address: email } }, { from: school })
    const mails = await fixture.db
      .selectFrom('outbox')
      .select(({ fn }) => ['recipient', fn.countAll<number>().as('count')])
      .where('recipient', 'in', addresses)
      .groupBy('recipient')
      .execute()
    expect(mails.map(({ count }) => Number(count))).toEqual(addresses.map(() => 3))
    // The address of one of them has a limit of its own.
    const [one] = people
    for (let times = 1; times < 5; times++)
      await fixture.call(contract.resendVerification, {}, { as: one, from: school })
    const refused = await fixture.refused(contract.resendVerification, {}, { as: one, from: school })
    expect(refused.status).toBe(429)
  })
})

interface Case {
  /** The name of the counter. */
  name: string
  max: number
  /** Does once what is counted, each time with another address or account, from the same network. */
  act: (from: string) => Promise<boolean>
}
const cases: Case[] = [
  {
    name: 'register',
    max: 60,
    act: from => passes(contract.register, { ...registrationOf(newAddress()), from }),
  },
  {
    name: 'forgot-network',
    max: 60,
    act: from => passes(contract.forgotPassword, { body: { email_address: newAddress() }, from }),
  },
  {
    name: 'resend-network',
    max: 60,
    act: async from => passes(contract.resendVerification, { as: await fixture.person(), from }),
  },
  {
    name: 'office-link-by',
    max: 60,
    act: async from => passes(sendPasswordLink, { id: (await fixture.person()).id, as: admin, from }),
  },
  {
    name: 'invite-by',
    max: 60,
    act: from => {
      const names = { first_name: 'Bruno', last_name: 'Sattler', locale: 'de' } as const
      const body = { ...names, email: newAddress(), role: 'Correpetitor' } as const
      return passes(invite, { body, as: admin, from })
    },
  },
  {
    name: 'address-change-by',
    max: 20,
    act: async from => {
      const { id } = await fixture.person()
      const body = { email: newAddress(), current_password: PASSWORD }
      return passes(contract.updateUser, { id, body, as: admin, from })
    },
  },
  {
    name: 'passkey-challenge',
    max: 300,
    act: from => passes(passkeyLoginOptions, { from }),
  },
]

const countAs = (name: string, hits: number) =>
  fixture.db.updateTable('rate_limits').set({ hits }).where('key', 'like', `${name}:%`).execute()

test.each(cases)('$name: $max an hour pass, the next one is refused', async ({ name, max, act }) => {
  const from = `198.51.100.${100 + cases.findIndex(one => one.name === name)}`
  await fixture.db.deleteFrom('rate_limits').execute()
  expect(await act(from)).toBe(true)
  await countAs(name, max - 1)
  expect([await act(from), await act(from)]).toEqual([true, false])
})

test('60 recovery codes an hour can be tried behind one network address', async () => {
  const person = await protectedPerson(fixture)
  const from = '198.51.100.30'
  const tryCode = async () => {
    const token = await beginLogin(fixture, person.email)
    const body = { token, recovery_code: 'AAAA-BBBB-CCCC-DDDD' }
    return (await fixture.refused(finishLogin, { body }, { from })).status
  }
  expect(await tryCode()).toBe(422)
  await countAs('recovery-code', 59)
  expect([await tryCode(), await tryCode()]).toEqual([422, 429])
})

test('the office sends five links an hour to one address', async () => {
  const { id } = await fixture.person()
  const passed: boolean[] = []
  for (let times = 0; times < 6; times++)
    passed.push(await passes(sendPasswordLink, { id, as: admin, from: '198.51.100.31' }))
  expect(passed).toEqual([true, true, true, true, true, false])
})

/** A link for a new password leads on as long as it is valid. */
test.each([
  ['somebody with a password', 59, true],
  ['somebody with a password', 60, false],
  ['a guest whom the office has added', 14 * 24 * 60 - 1, true],
  ['a guest whom the office has added', 14 * 24 * 60, false],
])('the password link of %s works after %i minutes: %s', async (who, minutes, works) => {
  const { clock } = fixture.services
  const now = vi.spyOn(clock, 'now')
  const start = new Date()
  now.mockReturnValue(start)
  const email = newAddress()
  if (who.startsWith('a guest')) {
    const body = { first_name: 'Gustav', last_name: 'Talbach', email, locale: 'de' } as const
    await fixture.call(addPerson, { body }, { as: admin })
  } else {
    await fixture.person(['student'], { email })
    await fixture.call(contract.forgotPassword, { body: { email_address: email } })
  }
  const { secret_link } = await fixture.db
    .selectFrom('outbox')
    .select('secret_link')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const token = new URL(secret_link ?? '').searchParams.get('token') ?? ''
  now.mockReturnValue(new Date(start.getTime() + minutes * 60_000))
  const body = { token, email_address: email, password, password_confirmation: password }
  const { msgCode } = (await fixture.call(contract.resetPassword, { body })).body
  now.mockRestore()
  expect(msgCode).toBe(works ? 1008 : 1009)
})
