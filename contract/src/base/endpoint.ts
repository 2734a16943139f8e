import { z } from 'zod'
import type { Ability } from './abilities.ts'
import { pathId, version } from './fields.ts'
import type { ProblemCode } from './problem-code.ts'

/** Who may call: everybody, every account, or accounts with that ability. */
export type Access = 'anyone' | 'signed-in' | Ability

/** A row that leads to a person. */
export type ConcernedRow = 'account' | 'application' | 'booking' | 'invoice'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` marks a parameter. */
  path: `/api/${string}`
  access: Access
  /** Shown in the API documentation. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The maximum size of the JSON body in bytes, where it exceeds the default. */
  bodyLimit?: number
  /** The body is multipart/form-data; JSON is accepted too. */
  form?: true
  /** Ignores a body of any type: mail programs send a form when somebody unsubscribes. */
  ignoresBody?: true
  status: 200 | 201 | 204 | 302
  reply: z.ZodType
  /** Refusals in addition to those implied by access and input. */
  refuses?: readonly ProblemCode[]
  /**
   * Asks for the second factor, or the password, again if it was shown more than 15 minutes ago. `with-factor`: only of
   * accounts that have a second factor; the call itself asks the others.
   */
  recent?: true | 'with-factor'
  /** What `:id` of the path is, if the call does something to a person: refused if their data was erased. */
  concerns?: ConcernedRow
  /** Open to accounts that have yet to set up the second factor that they need. */
  beforeSecondFactor?: true
  /** Available in maintenance mode. */
  inMaintenance?: true
  /** Max-age in seconds for public caches; not cacheable if absent. */
  cacheable?: number
  /**
   * The same for everybody with the same path, query and language, and read only from tables that are shown on the
   * site (`show_on_site` of migration 0064): answered from memory until something changes. A public page is
   * kept too if it calls only such endpoints.
   */
  stored?: true
  example?: { body?: unknown; reply: unknown }
}

/** Declares an endpoint with its exact types. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

/** A version in a query, where it is text. */
const queryVersion = z.union([
  version,
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])

/** Deletes a row of which the caller knows the newest version, and that nothing needs. */
export const deletion = {
  method: 'DELETE',
  params: z.object({ id: pathId }),
  query: z.object({ version: queryVersion }),
  status: 204,
  reply: z.undefined(),
  refuses: ['not_found', 'changed_meanwhile', 'in_use'],
} as const

type Parsed<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined
type Typed<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = Parsed<E, 'params'>
export type QueryOf<E extends Endpoint> = Parsed<E, 'query'>
export type BodyOf<E extends Endpoint> = Parsed<E, 'body'>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

type PartInput<K extends string, T> = [T] extends [undefined] ? { [key in K]?: never } : { [key in K]: T }

/** A query without required keys may be omitted. */
type QueryInput<T> = [T] extends [undefined]
  ? { query?: never }
  : Record<never, never> extends T
    ? { query?: T }
    : { query: T }

/** The caller's input, before parsing. */
export type InputOf<E extends Endpoint> = PartInput<'params', Typed<E, 'params'>> &
  QueryInput<Typed<E, 'query'>> &
  PartInput<'body', Typed<E, 'body'>>
