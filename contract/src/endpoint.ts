import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

/** Who may call: everybody, everybody with an account, or the people with that role. */
export type Access = 'anyone' | 'signed-in' | 'student' | 'teacher' | 'repetiteur' | 'admin'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `:name` marks a parameter. */
  path: `/api/${string}`
  access: Access
  /** One line for the documentation. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Bytes that the JSON may have, where people write more than elsewhere. */
  bodyLimit?: number
  /** The body comes as multipart/form-data (JSON is taken, too). */
  form?: true
  status: 200 | 201 | 204 | 302
  reply: z.ZodType
  /** The refusals beyond those that every endpoint with this access and this input can give. */
  refuses?: readonly ProblemCode[]
  /** Answers in maintenance mode, too. */
  inMaintenance?: true
  /** Seconds for which anybody may keep the answer; without it nobody may. */
  cacheable?: number
  example?: { body?: unknown; reply: unknown }
}

/** Declares an endpoint, keeping the exact types of its parts. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

type Parsed<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined
type Typed<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = Parsed<E, 'params'>
export type QueryOf<E extends Endpoint> = Parsed<E, 'query'>
export type BodyOf<E extends Endpoint> = Parsed<E, 'body'>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

type Given<K extends string, T> = [T] extends [undefined] ? { [key in K]?: never } : { [key in K]: T }

/** A query of which nothing is needed may be left out. */
type Asked<T> = [T] extends [undefined]
  ? { query?: never }
  : Record<never, never> extends T
    ? { query?: T }
    : { query: T }

/** What a caller passes, before the schemas have seen it. */
export type InputOf<E extends Endpoint> = Given<'params', Typed<E, 'params'>> &
  Asked<Typed<E, 'query'>> &
  Given<'body', Typed<E, 'body'>>
