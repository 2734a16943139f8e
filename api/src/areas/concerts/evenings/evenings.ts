import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { audit, auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalance, lockEvenings, shareAcademy } from '../../../db/locks.ts'
import { findAcademy } from '../requests/queries.ts'
import { presentRequest } from '../requests/requests.ts'
import { lockRequest } from '../requests/write-queries.ts'
import { sendVideo } from './mails.ts'
import {
  changeRequest,
  deleteEvening as deleteRow,
  findBoard,
  findEvening,
  findEvenings,
  findRequest,
  insertEvening,
  isInUse,
  lockRequests,
  setEvening,
  setPlan,
} from './queries.ts'
import { isSameOrder, isWithin } from './rules.ts'

/**
 * Saves the whole list, as the office sees it. Of two concurrent changes of an evening the second is refused:
 * its stale list would remove what the first has added.
 */
export const planEvening = serve(contract.planEvening, ({ db }, { params: { id }, body }) =>
  db.transaction().execute(async tx => {
    const { request_ids, seen_ids } = body
    await lockEvenings(tx)
    const evening = await findEvening(tx, id)
    const requested = await lockRequests(tx, request_ids)
    if (requested.length < request_ids.length) throw problem('not_found')
    if (requested.some(request => request.is_withdrawn)) throw problem('request_withdrawn')
    if (seen_ids && !isSameOrder(seen_ids, evening.request_ids)) throw problem('plan_changed')
    await setPlan(tx, id, request_ids)
    return findEvenings(tx)
  }),
)

/** A link requires a paid or free recording; removing a link is always allowed. */
export const setVideo = serve(contract.setVideo, (services, { params: { id }, body, user, locale, now }) =>
  services.db.transaction().execute(async tx => {
    const video_url = body.video_url || null
    const today = dayInVienna(now)
    await lockRequest(tx, id)
    const { invoice, account_id, is_recording_free } = await findRequest(tx, id, today)
    // Lock the balance, so that the payment cannot be undone in between.
    const balance = invoice ? await lockBalance(tx, invoice.id) : undefined
    const isPaid = balance !== undefined && !balance.is_cancelled && balance.outstanding_cents === 0
    if (video_url && !isPaid && !is_recording_free) throw problem('recording_unpaid')

    await changeRequest(tx, id, { video_url })
    const request = await findRequest(tx, id, today)
    if (video_url) await sendVideo(tx, services.config.siteUrl, request, now)
    const details = { request_id: id, video_url }
    await audit(tx, { at: now, action: 'video_set', actor_id: user.id, account_id, details })
    return presentRequest(services, request, locale, now)
  }),
)

/** Returns the academy, whose days do not change until the transaction ends. Refuses a day outside of it. */
const requireAcademyDay = async (tx: Tx, date: string, locale: Locale) => {
  await shareAcademy(tx, null)
  const academy = await findAcademy(tx)
  if (!academy) throw problem('not_found')
  if (!isWithin(date, academy)) throw invalidInput({ date: 'OUTSIDE_ACADEMY' }, locale)
  return academy
}

export const showBoard = serve(contract.board, async (services, { locale, now }) => {
  const board = await findBoard(services.db, dayInVienna(now))
  if (!board) throw problem('not_found')
  return { ...board, requests: board.requests.map(request => presentRequest(services, request, locale, now)) }
})

export const deleteEvening = serve(contract.deleteEvening, async ({ db }, { params: { id }, user, now }) => {
  await db.transaction().execute(async tx => {
    await lockEvenings(tx)
    await findEvening(tx, id)
    if (await isInUse(tx, id)) throw problem('evening_in_use')
    await deleteRow(tx, id)
    await audit(tx, { at: now, action: 'evening_deleted', actor_id: user.id, details: { evening_id: id } })
  })
  return undefined
})

export const addEvening = serve(contract.addEvening, ({ db }, { body, user, locale, now }) =>
  db.transaction().execute(async tx => {
    const academy = await requireAcademyDay(tx, body.date, locale)
    const { id } = await insertEvening(tx, academy.id, body)
    await audit(tx, {
      at: now,
      action: 'evening_added',
      actor_id: user.id,
      details: { evening_id: id, ...body },
    })
    return findEvening(tx, id)
  }),
)

/** A new day or place reaches people when the evening is announced again. */
export const changeEvening = serve(
  contract.changeEvening,
  ({ db }, { params: { id }, body, user, locale, now }) =>
    db.transaction().execute(async tx => {
      await requireAcademyDay(tx, body.date, locale)
      await lockEvenings(tx)
      const { date, place, length_minutes } = await findEvening(tx, id)
      await setEvening(tx, id, body)
      await auditChange(tx, {
        at: now,
        action: 'evening_changed',
        actor_id: user.id,
        subject: { evening_id: id },
        before: { date, place, length_minutes },
        after: body,
      })
      return findEvening(tx, id)
    }),
)
