import { can } from '@academy/contract/base/abilities'
import type { Endpoint } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import { explain } from '@academy/contract/messages'
import type { z } from 'zod'
import { type Problem, problem } from '../base/problem.ts'
import type { CallUser, Inspect, InvalidCall, Services } from '../base/services.ts'
import { boolean } from '../db/columns.ts'
import type { Db } from '../db/connection.ts'
import { hasReached, isTaughtBy } from '../db/expressions.ts'
import { fixedStatement } from '../db/fixed-statement.ts'

const columns = { is_found: boolean() }

/** Finds a row by its id. */
const anyOf = (table: string, condition = 'true') => {
  const statement = fixedStatement(columns)<[id: number]>(
    `select exists (select from ${table} r where r.id = $1 and ${condition}) as is_found`,
  )
  return async (db: Db, id: number) => (await statement(db, id))[0]?.is_found
}

/** Finds a row of the caller by its id. */
const ownOf = (tables: string, condition = 'r.account_id = $2', row = 'r') => {
  const statement = fixedStatement(columns)<[id: number, account_id: number]>(
    `select exists (select from ${tables} where ${row}.id = $1 and ${condition}) as is_found`,
  )
  return async (db: Db, id: number, user: CallUser | undefined) =>
    user && (await statement(db, id, user.id))[0]?.is_found
}

type Find = (db: Db, id: number, user: CallUser | undefined) => Promise<boolean | undefined>

const findAccount = anyOf('accounts')
/** Who may not change others must not learn whether an account exists. */
const findOwnOrAny: Find = async (db, id, user) => {
  if (user?.id === id) return true
  if (!can(user?.roles ?? [], 'manage_people')) throw problem('forbidden')
  return findAccount(db, id)
}

const isCurrent = 'r.academy_id = (select academy.id from academies academy where academy.is_current)'
const findOwnMasterclass = ownOf(
  'masterclasses r join teachers t on t.id = r.teacher_id join academies a on a.id = r.academy_id',
  isTaughtBy('$2'),
)

/** What the last parameter of a path names: the row must be there, and be the caller's below paths of their own. */
const rows: Record<string, Find> = {
  '/api/:id': findOwnOrAny,
  '/api/academy/apply/:masterclassId': anyOf('masterclasses', isCurrent),
  '/api/academy/applications/:id': ownOf('applications r'),
  '/api/accommodation/bookings/:id': ownOf('bookings r'),
  '/api/concert-requests/:id': ownOf('concert_requests r', 'r.account_id = $2 and r.withdrawn_at is null'),
  '/api/second-factor/passkeys/:id': ownOf('passkeys r'),
  '/api/academy/repetiteur/:correpetitionId': ownOf('correpetition_periods r'),
  '/api/academy/t/my-masterclasses/:id': findOwnMasterclass,
  '/api/academy/t/my-masterclasses/applications/:applicationId': ownOf(
    `applications p join masterclasses m on m.id = p.masterclass_id
     join teachers t on t.id = m.teacher_id join academies a on a.id = m.academy_id`,
    hasReached('$2'),
    'p',
  ),
  '/api/documents/versions/:id': anyOf('document_versions'),
  '/api/masterClass/:id': anyOf(
    'masterclasses',
    'exists (select from academies academy where academy.id = r.academy_id and not academy.is_draft)',
  ),
  '/api/my-letters/:id': anyOf('academies'),
  '/api/academy/a/academies/:id': anyOf('academies'),
  '/api/academy/a/accompaniment/:id': anyOf('masterclasses', isCurrent),
  '/api/academy/a/applications/:id': anyOf('applications'),
  '/api/academy/a/bank/lines/:id': anyOf('bank_lines'),
  '/api/academy/a/bank/statements/:id': anyOf('bank_imports'),
  '/api/academy/a/bookings/:id': anyOf('bookings'),
  '/api/academy/a/catalogue/composers/:id': anyOf('composers'),
  '/api/academy/a/catalogue/pieces/:id': anyOf('pieces'),
  '/api/academy/a/concert-requests/:id': anyOf('concert_requests', 'r.withdrawn_at is null'),
  '/api/academy/a/documents/:name/versions/:id': anyOf('document_versions'),
  '/api/academy/a/evenings/:id': anyOf('concert_evenings', isCurrent),
  '/api/academy/a/group-mails/:id': anyOf('group_mails'),
  '/api/academy/a/group-mails/:id/recipients/:accountId': anyOf('accounts'),
  '/api/academy/a/instruments/:id': anyOf('instruments'),
  '/api/academy/a/invoices/:id': anyOf('invoices'),
  '/api/academy/a/masterclasses/:id': anyOf('masterclasses'),
  '/api/academy/a/meal-types/:id': anyOf('meal_types'),
  '/api/academy/a/messages/:id': anyOf('contact_messages'),
  '/api/academy/a/payments/:id': anyOf('payments'),
  '/api/academy/a/people/:id': findAccount,
  '/api/academy/a/people/:id/allocations/:entry_id': anyOf('allocations'),
  '/api/academy/a/people/:id/notes/:noteId': anyOf('person_notes'),
  '/api/academy/a/people/:id/payments/:entry_id': anyOf('payments'),
  '/api/academy/a/programme/masterclasses/:id': anyOf('masterclasses'),
  '/api/academy/a/programme/periods/:id': anyOf('correpetition_periods'),
  '/api/academy/a/room-types/:id': anyOf('room_types'),
  '/api/academy/a/rooms/:id': anyOf('rooms'),
  '/api/academy/a/surveys/:id': anyOf('surveys'),
  '/api/academy/a/teachers/:id': anyOf('teachers'),
}

/** Returns the parts of a path that end with a parameter, each with the name of it. */
const partsOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(({ 0: { length }, 1: name = '', index }) => ({
    path: path.slice(0, index + length),
    name,
  }))

/**
 * Refuses a call about something that is not there, or not the caller's. Only for calls whose input is invalid: every
 * operation refuses by itself, but does not run then.
 */
const refuseUnknown = async (
  db: Db,
  { path }: Endpoint,
  params: unknown,
  user: CallUser | undefined,
): Promise<void> => {
  for (const part of partsOf(path)) {
    const find = rows[part.path]
    const value = Reflect.get(Object(params), part.name)
    if (find && typeof value === 'number' && !(await find(db, value, user))) throw problem('not_found')
  }
}

type Issues = Parameters<typeof explain>[0]

export const read = (schema: z.ZodType | undefined, value: unknown): { data?: unknown; issues: Issues } => {
  if (!schema) return { issues: [] }
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success ? { data: parsed.data, issues: [] } : { issues: parsed.error.issues }
}

/** Clients repeat the id of the path in the body. Another one is a mistake that must not be ignored. */
export const idIssues = ({ method, path }: Endpoint, params: unknown, body: unknown): Issues => {
  const [, name] = (method === 'PUT' && /:(\w+)$/.exec(path)) || []
  if (!name || typeof body !== 'object' || body === null || !Object.hasOwn(body, 'id')) return []
  const isSame = String(Reflect.get(body, 'id')) === String(Reflect.get(Object(params), name))
  return isSame ? [] : [{ path: ['id'], message: 'ID_DIFFERS' }]
}

const validFields = (schema: z.ZodObject | undefined, body: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema?.shape ?? {}).flatMap(([name, field]) => {
      const parsed = field.safeParse(Reflect.get(Object(body), name))
      return parsed.success ? [[name, parsed.data]] : []
    }),
  )

interface Inspected {
  endpoint: Endpoint
  inspect?: Inspect<Endpoint> | undefined
}

interface RefusedCall {
  params: unknown
  body?: unknown
  user?: CallUser | undefined
  locale: Locale
}

/** What is not the caller's is not found, whatever the input; else every error is named. */
export const refusalOf = async (
  services: Services,
  { endpoint, inspect }: Inspected,
  { params, body: raw, user, locale }: RefusedCall,
  issues: Issues,
): Promise<Problem> => {
  await refuseUnknown(services.db, endpoint, params, user)
  const body = validFields(endpoint.body, raw)
  const call = {
    params,
    body,
    raw,
    user,
    locale,
    now: services.clock.now(),
  } as unknown as InvalidCall<Endpoint>
  const named = new Set(issues.map(({ path }) => path.join('.')))
  const further = Object.entries((await inspect?.(services, call)) ?? {})
    .filter(([field]) => !named.has(field))
    .map(([field, message]) => ({ path: [field], message }))
  return problem('invalid_input', { errors: explain([...issues, ...further], locale) })
}
