import type { Locale } from '@academy/contract/base/locale'
import type { ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import type { Updateable } from 'kysely'
import { invalidInput, problem } from '../../../base/problem.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { shareAcademy } from '../../../db/locks.ts'
import type { ConcertRequests } from '../../../db/schema.ts'
import { findAcademy, findRequestedWork } from './queries.ts'
import { type ConcertDays, daysLeft, requestErrors } from './rules.ts'
import { insertChosenMovements, insertRequest, updateRequest } from './write-queries.ts'

/** Returns the current academy and the days that can be requested. They stay until the transaction ends. */
export const shareConcertDays = async (tx: Tx, now: Date) => {
  await shareAcademy(tx, null)
  const academy = await findAcademy(tx)
  if (!academy) throw problem('not_found')
  const days = daysLeft(academy, now)
  if (!days) throw problem('concerts_over')
  return { academy_id: academy.id, days }
}

interface Circumstances {
  academy_id: number
  days: ConcertDays
  locale: Locale
  /** The date of the request before it is changed. */
  known_date?: string
}

/** Validates a request. Returns the piece after merging. */
export const checkRequest = async (
  tx: Tx,
  input: Omit<ConcertRequestInput, 'request_key'>,
  { academy_id, days, locale, known_date }: Circumstances,
): Promise<number> => {
  const movement_ids = input.movements.map(({ movement_id }) => movement_id)
  const found = await findRequestedWork(tx, academy_id, { ...input, movement_ids })
  const errors = requestErrors(input, found, days, known_date)
  if (found.piece_id === null || Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  return found.piece_id
}

/** Returns what else is wrong with a request that the schema refuses. */
export const inspectSent = async (db: Db, sent: Partial<ConcertRequestInput>, now: Date) => {
  const academy = await findAcademy(db)
  const days = academy && daysLeft(academy, now)
  if (!days) return {}
  const none = { earliest_performance_date: days.min_date, correpetition_id: null, movements: [] }
  const input = { ...none, ...sent }
  const movement_ids = input.movements.map(({ movement_id }) => movement_id)
  const { piece_id = 0, correpetition_id } = input
  const found = await findRequestedWork(db, academy.id, { piece_id, movement_ids, correpetition_id })
  return requestErrors(input, found, days)
}

interface Requester {
  account_id: number
  academy_id: number
}

type RequestFields = Omit<ConcertRequestInput, 'request_key'>

/** The fields of a request as they are stored. If movements are chosen, each has its duration. */
const storedFields = ({
  movements,
  correpetition_id,
  page_turner_confirmed = false,
  ...input
}: RequestFields) => ({
  ...input,
  correpetition_period_id: correpetition_id,
  page_turner_confirmed,
  duration_seconds: movements.length > 0 ? null : (input.duration_seconds ?? null),
})

const insertMovements = (tx: Tx, request_id: number, { movements, piece_id }: RequestFields) =>
  insertChosenMovements(
    tx,
    movements.map(movement => ({ ...movement, request_id, piece_id })),
  )

/** Inserts a validated request and returns its id. */
export const recordRequest = async (
  tx: Tx,
  requester: Requester,
  { request_key, ...input }: ConcertRequestInput,
  now: Date,
): Promise<number> => {
  const id = await insertRequest(tx, {
    ...storedFields(input),
    ...requester,
    request_key: request_key ?? null,
    requested_at: now,
  })
  await insertMovements(tx, id, input)
  return id
}

/** Replaces all fields of a request by validated ones. `others` are columns that follow from them. */
export const recordChange = async (
  tx: Tx,
  id: number,
  input: RequestFields,
  others: Pick<Updateable<ConcertRequests>, 'changed_at' | 'invoice_id' | 'video_url'>,
): Promise<void> => {
  await updateRequest(tx, id, { ...storedFields(input), ...others })
  await insertMovements(tx, id, input)
}
