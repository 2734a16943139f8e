import * as contract from '@academy/contract/concerts/evenings/endpoints'
import type { Evening } from '@academy/contract/concerts/evenings/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna, hourInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockBalances } from '../../../db/locks.ts'
import {
  findPartnerNotices,
  findPerformanceNotices,
  lockAnnouncement,
  markAnnounced,
} from './announcement-queries.ts'
import { sendPartnerNotices, sendPerformanceNotices } from './mails.ts'
import { changeRequest, findEvening } from './queries.ts'
import { syncRecordingInvoice } from './recording-invoice.ts'
import { byPerson, invoiceStep, isOver, type PerformanceNotice } from './rules.ts'

interface Announcement {
  evening_id: number
  actor_id: number
  now: Date
}

/** Records what is announced to a person, and returns what the mail tells. */
const announceTo = async (
  { config }: Services,
  tx: Tx,
  evening: Evening,
  notice: PerformanceNotice,
  now: Date,
) => {
  const { request_id: id, kind } = notice
  const { date, place } = evening
  await changeRequest(tx, id, {
    announced_evening_id: kind === 'off' ? null : evening.id,
    announced_date: kind === 'off' ? null : date,
    announced_place: kind === 'off' ? null : place,
  })
  const attachment = await syncRecordingInvoice(tx, notice, now)
  return { siteUrl: config.siteUrl, notice, date, place, attachment }
}

/** Notifies everyone of changes to an evening and updates the invoices of recordings, in one transaction. */
export const announce = (services: Services, { evening_id, actor_id, now }: Announcement) =>
  services.db.transaction().execute(async tx => {
    await lockAnnouncement(tx, evening_id)
    const evening = await findEvening(tx, evening_id)
    if (isOver(evening.date, { today: dayInVienna(now), hour: hourInVienna(now) }))
      throw problem('evening_over')
    const notices = await findPerformanceNotices(tx, evening_id)
    if (notices.length === 0) throw problem('nothing_to_announce')
    const partners = byPerson(await findPartnerNotices(tx, evening_id))
    // Lock balances before taking the first invoice number: another transaction may hold a balance and wait
    // for the counter.
    const cancelled = notices.filter(notice => invoiceStep(notice) === 'cancel')
    await lockBalances(
      tx,
      cancelled.flatMap(({ invoice_id }) => invoice_id ?? []),
    )
    const news: Awaited<ReturnType<typeof announceTo>>[] = []
    for (const notice of notices) news.push(await announceTo(services, tx, evening, notice, now))
    await sendPerformanceNotices(tx, news, now)
    await sendPartnerNotices(tx, services.config.siteUrl, { evening, partners }, now)
    await markAnnounced(tx, evening_id, now)
    const details = {
      evening_id,
      date: evening.date,
      place: evening.place,
      told: notices.length + partners.length,
    }
    await audit(tx, { at: now, action: 'evening_announced', actor_id, details })
    return {
      evening: await findEvening(tx, evening_id),
      notified: notices.length,
      partners_notified: partners.length,
    }
  })

export const announceEvening = serve(contract.announceEvening, (services, { params, user, now }) =>
  announce(services, { evening_id: params.id, actor_id: user.id, now }),
)
