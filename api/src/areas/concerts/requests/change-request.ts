import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/requests/endpoints'
import type { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { cancelAndNotify } from '../../money/index.ts'
import { requireOwnRequest } from '../permissions.ts'
import { getOwn } from './queries.ts'
import { checkRequest, recordChange, shareConcertDays } from './record.ts'
import { presentRequest } from './requests.ts'
import { requestLimits } from './rules.ts'
import { isDeletedPeriod, lockRequest } from './write-queries.ts'

interface Change {
  id: number
  account_id: number
  version: number
  input: Omit<ConcertRequestInput, 'request_key'>
  locale: Locale
  siteUrl: string
  now: Date
}

/** The plan of the office stays: it sees the change, and what does not fit any more. */
const saveChange = async (tx: Tx, change: Change) => {
  const { id, account_id, version, input, locale, siteUrl, now } = change
  const { academy_id, days } = await shareConcertDays(tx, now)
  const locked = requireOwnRequest({ id: account_id }, await lockRequest(tx, id))
  if (locked.academy_id !== academy_id) throw problem('not_found')
  if (locked.announced_date) throw problem('request_scheduled')
  if (locked.version !== version) throw problem('changed_meanwhile')
  const known_date = locked.earliest_performance_date
  const piece_id = await checkRequest(tx, input, { academy_id, days, locale, known_date })
  // Of a performance that was called off after its recording was paid: without the recording the money is credit.
  const calledOff = locked.invoice_id !== null && !input.wants_recording
  const others = { changed_at: now, ...(calledOff && { invoice_id: null, video_url: null }) }
  await recordChange(tx, id, { ...input, piece_id }, others)
  if (calledOff && locked.invoice_id) await cancelAndNotify(siteUrl, tx, locked.invoice_id, now)
  const details = { request_id: id }
  await audit(tx, { at: now, action: 'concert_request_changed', actor_id: account_id, account_id, details })
  return getOwn(tx, id, account_id, dayInVienna(now))
}

export const changeRequest = serve(
  contract.changeRequest,
  async (services, { params: { id }, body, user, locale, now }) => {
    const { version, request_key: _, ...input } = body
    const account_id = user.id
    await guard(services.db, requestLimits(account_id))
    const { siteUrl } = services.config
    const change = { id, account_id, version, input, locale, siteUrl, now }
    try {
      const saved = await services.db.transaction().execute(tx => saveChange(tx, change))
      return presentRequest(services, saved, locale, now)
    } catch (error) {
      throw isDeletedPeriod(error) ? invalidInput({ correpetition_id: 'ACCOMPANIST_UNKNOWN' }, locale) : error
    }
  },
)
