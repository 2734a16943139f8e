import { createHash } from 'node:crypto'
import { laterDay } from '@academy/contract/base/days'
import * as contract from '@academy/contract/schedule/my-days/endpoints'
import type { DayEvent } from '@academy/contract/schedule/my-days/schemas'
import { calendarResponse } from '../../../base/calendar-response.ts'
import { problem } from '../../../base/problem.ts'
import { guard, networkLimits } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { hashToken } from '../../../base/tokens.ts'
import type { Db } from '../../../db/connection.ts'
import { findFeed, findServedEvents, saveServedEvents } from './link-queries.ts'
import { findDays } from './queries.ts'
import { eventsOf } from './rules.ts'
import { dayTexts } from './texts.ts'

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
