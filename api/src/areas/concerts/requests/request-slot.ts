import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/requests/endpoints'
import { requestingProblem } from '@academy/contract/concerts/requests/requesting'
import type { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Inspect } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { findToldStatuses, getOwn } from './queries.ts'
import { checkRequest, inspectSent, recordRequest, shareConcertDays } from './record.ts'
import { presentRequest } from './requests.ts'
import { requestLimits } from './rules.ts'
import { findByRequestKey, isDeletedPeriod } from './write-queries.ts'

/**
 * Inserts the request. Idempotent by `request_key`: a retry returns the first id. Who withdraws an application locks the
 * account, too: nobody requests anything with an application that is just being withdrawn.
 */
const insertOnce = async (
  tx: Tx,
  account_id: number,
  input: ConcertRequestInput,
  locale: Locale,
  now: Date,
) => {
  await lockAccount(tx, account_id)
  const sent = input.request_key && (await findByRequestKey(tx, account_id, input.request_key))
  if (sent) return sent
  const { academy_id, days } = await shareConcertDays(tx, now)
  const refusal = requestingProblem(await findToldStatuses(tx, account_id, academy_id))
  if (refusal) throw problem(refusal)
  const piece_id = await checkRequest(tx, input, { academy_id, days, locale })
  const id = await recordRequest(tx, { account_id, academy_id }, { ...input, piece_id }, now)
  const details = { request_id: id }
  await audit(tx, { at: now, action: 'concert_requested', actor_id: account_id, account_id, details })
  return id
}

/** An unknown work, movement or accompanist, and days without concerts, are named together with what else is wrong. */
const inspectRequest: Inspect<typeof contract.request> = ({ db }, { body, now }) => inspectSent(db, body, now)

export const requestSlot = serve(
  contract.request,
  async (services, { body, user, locale, now }) => {
    const { db } = services
    const { id: account_id } = user
    await guard(db, requestLimits(account_id))
    const requested = db.transaction().execute(async tx => {
      const id = await insertOnce(tx, account_id, body, locale, now)
      return getOwn(tx, id, account_id, dayInVienna(now))
    })
    try {
      return presentRequest(services, await requested, locale, now)
    } catch (error) {
      throw isDeletedPeriod(error) ? invalidInput({ correpetition_id: 'ACCOMPANIST_UNKNOWN' }, locale) : error
    }
  },
  { inspect: inspectRequest },
)
