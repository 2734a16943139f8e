import { resendVerification, verifyEmail } from '@academy/contract/access/accounts/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { waitOptions } from '../../../../test/wait-options.ts'
import { startSender } from '../../../base/mail/sender.ts'
import { smtpServer } from '../../../base/mail/smtp-test-server.ts'
import { connect } from '../../../db/connection.ts'
import { renewVerification } from './send-links.ts'

const HOUR_MS = 3_600_000

let fixture: TestApp
let smtp: Awaited<ReturnType<typeof smtpServer>>
let ends: (() => Promise<unknown>)[]
let person: Person
beforeEach(async () => {
  fixture = await testApp()
  smtp = await smtpServer()
  ends = []
  person = await fixture.person()
  await fixture.call(resendVerification, {}, { as: person })
})
afterEach(async () => {
  for (const end of ends.reverse()) await end()
  await smtp.close()
  await fixture.close()
})

/** Lets time pass while no mail could leave. */
const wait = async (hours: number) => {
  const now = fixture.services.clock.now().getTime() + hours * HOUR_MS
  fixture.services.clock = { ...fixture.services.clock, now: () => new Date(now) }
  await sql`update outbox set link_expires_at = link_expires_at - ${hours} * interval '1 hour',
    expires_at = expires_at - ${hours} * interval '1 hour'`.execute(fixture.db)
}
const startSenders = (count: number) => {
  const { config, secret, clock } = fixture.services
  for (let started = 0; started < count; started += 1) {
    const { db, close } = connect(fixture.url, 2)
    const sender = startSender({
      db,
      url: fixture.url,
      transport: { smtpUrl: smtp.url, from: 'Academy <office@example.org>', isTlsOptional: true },
      log: { info: () => {}, warn: () => {} },
      attach: () => Promise.reject(new Error('no attachments')),
      renew: renewVerification({ siteUrl: config.siteUrl, secret, clock }),
    })
    ends.push(close, sender.stop)
  }
}
const linkIn = (text = '') => new URL(/http\S+\/verify-email\/\S+/.exec(text)?.[0] ?? 'http://none')
const stored = () => fixture.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
const inputOf = (link: URL) => {
  const [, , id = '', hash = ''] = link.pathname.split('/')
  const { expires = '', signature = '' } = Object.fromEntries(link.searchParams)
  return { params: { id, hash }, query: { expires, signature } }
}

test('a link that has expired before its mail could leave is made anew, by one of several senders', async () => {
  const old = linkIn((await stored()).body_text)
  await wait(2)
  startSenders(4)
  await expect.poll(async () => (await stored()).sent_at, waitOptions).toBeTruthy()
  expect(smtp.mails).toHaveLength(1)
  const fresh = linkIn(smtp.mails[0]?.text)
  expect(fresh.href).not.toBe(old.href)
  expect(smtp.mails[0]?.html).toContain(fresh.href.replaceAll('&', '&amp;'))
  expect(smtp.mails[0]?.html).not.toContain(old.searchParams.get('signature'))
  expect((await fixture.refused(verifyEmail, inputOf(old))).body.code).toBe('invalid_link')
  expect((await fixture.call(verifyEmail, inputOf(fresh))).status).toBe(200)
  // Neither link stays in the outbox.
  const kept = JSON.stringify(await stored())
  for (const link of [old, fresh]) expect(kept).not.toContain(link.searchParams.get('signature'))
})

test('a mail in time leaves with the link that it was written with', async () => {
  const old = linkIn((await stored()).body_text)
  startSenders(2)
  await expect.poll(async () => (await stored()).sent_at, waitOptions).toBeTruthy()
  expect(linkIn(smtp.mails[0]?.text).href).toBe(old.href)
})

test('a late mail does not leave if the address was confirmed in the meantime', async () => {
  await fixture.db.updateTable('accounts').set({ email_verified: true }).where('id', '=', person.id).execute()
  await wait(2)
  startSenders(1)
  await expect.poll(async () => (await stored()).stopped_at, waitOptions).toBeTruthy()
  expect(smtp.mails).toHaveLength(0)
  expect((await stored()).secret_link).toBeNull()
})

test('a mail that is three days late does not leave', async () => {
  await wait(73)
  startSenders(1)
  await fixture.call(resendVerification, {}, { as: await fixture.person() })
  const mails = () => fixture.db.selectFrom('outbox').select('sent_at').orderBy('id').execute()
  await expect
    .poll(async () => (await mails()).map(({ sent_at }) => sent_at !== null), waitOptions)
    .toEqual([false, true])
  expect(smtp.mails).toHaveLength(1)
})

test('the fresh link leads to the application like the old one', async () => {
  const { secret, config, clock } = fixture.services
  const old = linkIn((await stored()).body_text)
  const renew = renewVerification({ secret, siteUrl: config.siteUrl, clock })
  const renewed = await fixture.db
    .transaction()
    .execute(tx => renew(tx, { account_id: person.id, secret_link: `${old.href}&apply=7` }))
  expect(new URL(renewed?.link ?? '').searchParams.get('apply')).toBe('7')
})
