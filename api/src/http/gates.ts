import { can } from '@academy/contract/base/abilities'
import type { Access, ConcernedRow, Endpoint } from '@academy/contract/base/endpoint'
import type { FastifyRequest } from 'fastify'
import { DEVICE_COOKIE } from '../base/devices.ts'
import { PASS_COOKIE } from '../base/maintenance-state.ts'
import { problem } from '../base/problem.ts'
import { requiredFrom, requirementOf } from '../base/second-factor-requirement.ts'
import { factorMethodsOf } from '../base/second-step.ts'
import type { CallUser, Client, Services } from '../base/services.ts'
import { findSession, networkOfCaller } from '../base/sessions.ts'
import { hashToken } from '../base/tokens.ts'
import { sharePerson } from '../db/advisory-locks.ts'
import { instant, nullable, number } from '../db/columns.ts'
import type { Db, Tx } from '../db/connection.ts'
import { fixedStatement } from '../db/fixed-statement.ts'
import { withGuardedTransactions } from '../db/guarded-transactions.ts'

const bearer = /^Bearer ([\w-]{20,100})$/i

/** Returns the user of the bearer token, or undefined if it is missing, unknown or expired. */
export const userOf = async (services: Services, request: FastifyRequest): Promise<CallUser | undefined> => {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return undefined
  const { db, clock, secret } = services
  return findSession(db, hashToken(token), clock.now(), () => networkOfCaller(secret, request.ip))
}

const AGENT_MAX_LENGTH = 500
const deviceCookie = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${DEVICE_COOKIE}=([\\w-]{43})(?:;|$)`)

/** Returns what the browser of a caller says of itself. */
export const clientOf = ({ headers }: FastifyRequest): Client => ({
  agent: (headers['user-agent'] ?? '').slice(0, AGENT_MAX_LENGTH),
  device: deviceCookie.exec(headers.cookie ?? '')?.[1],
})

/** Refuses callers without access: 401 without login, 403 without the ability. */
export const requireAccess = (access: Access, user: CallUser | undefined): void => {
  if (access === 'anyone') return
  if (!user) throw problem('unauthorized')
  if (access !== 'signed-in' && !can(user.roles, access)) throw problem('forbidden')
}

export const RETRY_AFTER_SECONDS = 30

const cookie = new RegExp(`(?:^|;\\s*)(?:__Host-)?${PASS_COOKIE}=([\\w-]{20,100})`)
const passOf = (request: FastifyRequest) => cookie.exec(request.headers.cookie ?? '')?.[1]

/** In maintenance mode only the office and browsers with the pass have access. */
export const isBlocked = ({ maintenance }: Services, request: FastifyRequest, user?: CallUser): boolean => {
  if (!maintenance.isOn() || (user && can(user.roles, 'use_office'))) return false
  const pass = passOf(request)
  return !(pass && maintenance.isValidPass(pass))
}

export const passMaintenance = (services: Services, request: FastifyRequest, user?: CallUser): void => {
  if (isBlocked(services, request, user)) throw problem('maintenance', { retryAfter: RETRY_AFTER_SECONDS })
}

const statement = fixedStatement({
  id: number(),
  erased_at: nullable(instant()),
})<[id: number]>

const personVia = (table: string) =>
  statement(`select person.id, person.erased_at
    from ${table} concerned join accounts person on person.id = concerned.account_id where concerned.id = $1`)

/** Return the person of a row. */
const persons: Record<ConcernedRow, ReturnType<typeof statement>> = {
  account: statement('select id, erased_at from accounts where id = $1'),
  application: personVia('applications'),
  booking: personVia('bookings'),
  invoice: personVia('invoices'),
}

const findPerson = async (db: Db | Tx, { concerns }: Endpoint, params: unknown) => {
  if (!concerns) return undefined
  const [person] = await persons[concerns](db, (params as { id: number }).id)
  return person
}

/** Refuses a call that does something to a person whose data was erased: there is nobody left. */
export const refuseIfErased = async (db: Db | Tx, endpoint: Endpoint, params: unknown): Promise<void> => {
  if ((await findPerson(db, endpoint, params))?.erased_at) throw problem('already_erased')
}

/**
 * Returns the database for a call that does something to a person. Its transactions keep the person from being erased
 * before they end, and are refused if that has happened since the call was let in.
 */
export const whilePersonStays = (db: Db, endpoint: Endpoint, params: unknown): Db =>
  withGuardedTransactions(db, async tx => {
    const person = await findPerson(tx, endpoint, params)
    if (!person) return
    await sharePerson(tx, person.id)
    // An account without kept documents is deleted.
    const locked = await findPerson(tx, endpoint, params)
    if (!locked) throw problem('not_found')
    if (locked.erased_at) throw problem('already_erased')
  })

/** How long a login, or showing the second factor again, counts as recent. */
const RECENT_MS = 15 * 60 * 1000

/** Refuses a sensitive call if the caller showed the password or second factor too long ago. */
export const requireRecent = async (
  { db, clock }: Services,
  { recent }: Endpoint,
  user: CallUser | undefined,
): Promise<void> => {
  if (!recent || !user || clock.now().getTime() - user.confirmed_at.getTime() <= RECENT_MS) return
  if (recent === 'with-factor' && (await factorMethodsOf(db, user.id)).length === 0) return
  throw problem('confirmation_required')
}

/** Refuses callers who need a second factor and have none, except for calls that set it up. */
export const requireSecondFactor = (
  { config, clock }: Services,
  endpoint: Endpoint,
  user: CallUser | undefined,
): void => {
  if (!user?.lacks_factor || endpoint.beforeSecondFactor || endpoint.access === 'anyone') return
  const from = requiredFrom(requirementOf(user.lacks_factor, config.isProduction), user.roles)
  if (from && from <= clock.now()) throw problem('second_factor_missing')
}
