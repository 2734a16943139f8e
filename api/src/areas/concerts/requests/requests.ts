import type { Locale } from '@academy/contract/base/locale'
import { eurosOf } from '@academy/contract/base/money'
import { composerText, pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import * as contract from '@academy/contract/concerts/requests/endpoints'
import type { Invoice } from '@academy/contract/money/invoices/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { cancelAndNotify, withInvoiceLink } from '../../money/index.ts'
import { requireOwnRequest } from '../permissions.ts'
import { findAcademy, findAccompanists, findRequestsOf, type StoredRequest } from './queries.ts'
import { daysLeft, nextDeadline } from './rules.ts'
import { lockRequest, withdrawRequest } from './write-queries.ts'

interface Withdrawn {
  id: number
  /** Of the recording. */
  invoice_id: number | null
}

/** Withdraws a request that the caller has locked, and cancels the invoice of its recording. */
export const withdrawLocked = async (
  tx: Tx,
  { id, invoice_id }: Withdrawn,
  { actor_id, account_id, siteUrl }: { actor_id: number; account_id: number; siteUrl: string },
  now: Date,
): Promise<void> => {
  await withdrawRequest(tx, id, now)
  // Of a recording that was called off after it was paid: the money is credit.
  if (invoice_id) await cancelAndNotify(siteUrl, tx, invoice_id, now)
  const details = { request_id: id }
  await audit(tx, { at: now, action: 'concert_request_withdrawn', actor_id, account_id, details })
}

export const withdraw = serve(
  contract.withdrawRequest,
  async ({ db, config }, { params: { id }, user, now }) => {
    await db.transaction().execute(async tx => {
      const locked = requireOwnRequest(user, await lockRequest(tx, id))
      if (locked.announced_date) throw problem('request_scheduled')
      const by = { actor_id: user.id, account_id: user.id, siteUrl: config.siteUrl }
      await withdrawLocked(tx, { id, invoice_id: locked.invoice_id }, by, now)
    })
    return undefined
  },
)

type PresentedRequest<R> = Omit<R, 'composer' | 'piece' | 'invoice'> & {
  composer_name: string
  piece_title: string
  invoice: Invoice | null
}

/** Adds composer and title of the work in this language and a link to the invoice that expires soon. */
export const presentRequest = <R extends StoredRequest>(
  services: Services,
  { composer, piece, invoice, ...request }: R,
  locale: Locale,
  now: Date,
): PresentedRequest<R> => ({
  ...request,
  composer_name: composerText(composer, locale),
  piece_title: pieceTitle(piece, locale),
  invoice: invoice && withInvoiceLink(services, invoice, now),
})

export const listAccompanists = serve(contract.correpetitors, ({ db }) => findAccompanists(db))

export const listOwn = serve(contract.requests, async (services, { user, locale, now }) => {
  const found = await findRequestsOf(services.db, user.id, dayInVienna(now))
  return found.map(request => presentRequest(services, request, locale, now))
})

export const showDates = serve(contract.concertDates, async ({ db }, { now }) => {
  const academy = await findAcademy(db)
  if (!academy) throw problem('not_found')
  return {
    ...(daysLeft(academy, now) ?? { min_date: null, max_date: null }),
    now: now.toISOString(),
    changes_at: nextDeadline(now).toISOString(),
    recording_fee: eurosOf(academy.recording_fee_cents),
  }
})
