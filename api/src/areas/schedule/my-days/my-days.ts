import { createHash, createHmac, randomBytes } from 'node:crypto'
import { laterDay } from '@academy/contract/base/days'
import * as contract from '@academy/contract/schedule/my-days/endpoints'
import type { CalendarLink, DayEvent } from '@academy/contract/schedule/my-days/schemas'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { guard, networkLimits } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { hashToken } from '../../../base/tokens.ts'
import type { Db } from '../../../db/connection.ts'
import { calendarResponse } from './calendar-response.ts'
import {
  deleteLink,
  findDays,
  findFeed,
  findLink,
  findServedEvents,
  replaceLink,
  type StoredLink,
  saveServedEvents,
} from './queries.ts'
import { eventsOf } from './rules.ts'
import { dayTexts } from './texts.ts'

/** Made of the secret, so that the person can see the link again although only its hash is stored. */
const tokenOf = (secret: string, account_id: number, nonce: Buffer): string =>
  createHmac('sha256', secret)
    .update(`calendar:${account_id}:${nonce.toString('base64url')}`)
    .digest('base64url')

const present = (
  { secret, config }: Services,
  account_id: number,
  { nonce, token_hash, created_at }: StoredLink,
): CalendarLink => {
  const token = tokenOf(secret, account_id, nonce)
  const isKnown = hashToken(token).equals(token_hash)
  return {
    url: isKnown ? `${config.siteUrl}/api/calendar/${token}/academy.ics` : null,
    created_at: created_at.toISOString(),
  }
}

export const showLink = serve(contract.calendarLink, async (services, { user }) => {
  const link = await findLink(services.db, user.id)
  return link ? present(services, user.id, link) : { url: null, created_at: null }
})

export const renewLink = serve(contract.renewCalendarLink, async (services, { user, now }) => {
  const { db, secret } = services
  await guard(db, [{ name: 'calendar-link', subject: String(user.id), max: 30, seconds: 3600 }])
  const nonce = randomBytes(16)
  const link = { nonce, token_hash: hashToken(tokenOf(secret, user.id, nonce)), created_at: now }
  await db.transaction().execute(async tx => {
    await replaceLink(tx, user.id, link)
    await audit(tx, { at: now, action: 'calendar_link_made', actor_id: user.id, account_id: user.id })
  })
  return present(services, user.id, link)
})

export const revokeLink = serve(contract.revokeCalendarLink, async ({ db }, { user, now }) => {
  await db.transaction().execute(async tx => {
    if (await deleteLink(tx, user.id))
      await audit(tx, { at: now, action: 'calendar_link_ended', actor_id: user.id, account_id: user.id })
  })
  return undefined
})

/** How often programs should look for changes. */
const REFRESH_SECONDS = 3600

/** A past academy stays in the calendar for a year. */
const PAST_DAYS = 366

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns the events with the number and the time of their last change, which are counted here. */
const withChanges = async (db: Db, account_id: number, events: readonly DayEvent[], now: Date) => {
  const given = events.map(event => ({ event_id: event.id, content_hash: hashOf(JSON.stringify(event)) }))
  const known = async () =>
    new Map((await findServedEvents(db, account_id)).map(event => [event.event_id, event] as const))
  const before = await known()
  const changed = given.filter(
    ({ event_id, content_hash }) => !before.get(event_id)?.content_hash.equals(content_hash),
  )
  if (changed.length > 0) await saveServedEvents(db, account_id, changed, now)
  const after = changed.length > 0 ? await known() : before
  return events.map(event => {
    const { sequence = 0, changed_at = now } = after.get(event.id) ?? {}
    return { event, sequence, changed_at }
  })
}

/**
 * Calendar programs of many people share a network, so only unknown links count against it; a known one has a
 * count of its own.
 */
const requireFeed = async (db: Db, token: string, address: string) => {
  const hash = hashToken(token)
  const feed = await findFeed(db, hash)
  if (!feed) {
    await guard(db, networkLimits(address, { name: 'calendar-network', max: 60, seconds: 3600 }))
    throw problem('not_found')
  }
  await guard(db, [{ name: 'calendar', subject: hash.toString('base64url'), max: 120, seconds: 3600 }])
  return feed
}

export const serveFeed = serve(
  contract.calendarFeed,
  async ({ db, config, clock }, { params: { token }, now, address }) => {
    const { account_id, locale, site_name } = await requireFeed(db, token, address)
    const days = await findDays(db, account_id, laterDay(clock.today(), -PAST_DAYS))
    const events = await withChanges(
      db,
      account_id,
      days.flatMap(one => eventsOf(one, locale)),
      now,
    )
    const texts = dayTexts[locale]
    return calendarResponse({
      product: `//Summer Academy//My days//${locale.toUpperCase()}`,
      name: texts.calendarName(site_name),
      fileName: texts.fileName,
      url: `${config.siteUrl}/user/days`,
      host: new URL(config.siteUrl).hostname,
      refreshSeconds: REFRESH_SECONDS,
      isPrivate: true,
      events,
    })
  },
)

export const showDays = serve(contract.myDays, async ({ db }, { user, locale }) => {
  const [days] = await findDays(db, user.id, null)
  if (!days) return { academy: null, events: [] }
  const { start_date, end_date, place } = days.academy
  return { academy: { start_date, end_date, place }, events: eventsOf(days, locale) }
})
