import type { request as endpoint } from '@academy/contract/concerts/endpoints'
import type { ConcertRequestInput } from '@academy/contract/concerts/schemas'
import type { Locale } from '@academy/contract/locale'
import type { Tx } from '../../db/connection.ts'
import { lockAccount, shareAcademy } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { problem } from '../../lib/problem.ts'
import { guard } from '../../lib/rate-limit.ts'
import type { Verb } from '../../lib/services.ts'
import { present } from './present.ts'
import { findAcademy, findByRequestKey, findRequestedWork, getOwn, isDeletedPeriod } from './queries.ts'
import { recordRequest } from './record.ts'
import { daysLeft, requestErrors, requestLimits } from './rules.ts'

/** Validates a request. Returns the academy and the piece after merging. */
const checkRequest = async (tx: Tx, input: ConcertRequestInput, locale: Locale, now: Date) => {
  await shareAcademy(tx, null)
  const academy = await findAcademy(tx)
  if (!academy) throw problem('not_found')
  const days = daysLeft(academy, now)
  if (!days) throw problem('concerts_over')
  const movement_ids = input.movements.map(({ movement_id }) => movement_id)
  const found = await findRequestedWork(tx, academy.id, { ...input, movement_ids })
  const errors = requestErrors(input, found, days)
  if (found.piece_id === null || Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  return { academy_id: academy.id, piece_id: found.piece_id }
}

/** Inserts the request. Idempotent by `request_key`: a retry returns the first id. */
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
  const { academy_id, piece_id } = await checkRequest(tx, input, locale, now)
  const id = await recordRequest(tx, { account_id, academy_id }, { ...input, piece_id }, now)
  const details = { request_id: id }
  await audit(tx, { at: now, action: 'concert_requested', actor_id: account_id, account_id, details })
  return id
}

export const requestSlot: Verb<typeof endpoint> = async (services, { body, user, locale, now }) => {
  const { db } = services
  const { id: account_id } = user
  await guard(db, requestLimits(account_id))
  const requested = db.transaction().execute(async tx => {
    const id = await insertOnce(tx, account_id, body, locale, now)
    return getOwn(tx, id, account_id, dayInVienna(now))
  })
  try {
    return present(services, await requested, locale, now)
  } catch (error) {
    throw isDeletedPeriod(error) ? invalidInput({ correpetition_id: 'CORREPETITOR_UNKNOWN' }, locale) : error
  }
}
