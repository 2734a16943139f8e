import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@academy/contract/base/endpoint'
import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Locale } from '@academy/contract/base/locale'
import type { Db } from '../db/connection.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { FileStore } from './files/store.ts'
import type { HttpResponse } from './http-response.ts'
import type { MaintenanceSwitch } from './maintenance-state.ts'
import type { RequestMetrics } from './metrics/counters.ts'
import type { ResponseStore } from './response-store/response-store.ts'
import type { StoredRequirement } from './second-factor-requirement.ts'

/** A public page for the office, with some replies of the API replaced. */
export interface PagePreview {
  path: string
  locale: Locale
  /** Replies by the path of their endpoint. */
  replies: Record<string, unknown>
}

/** What every operation may use. Created once, at start. */
export interface Services {
  config: Config
  /** Signs links; never leaves the server. */
  secret: string
  db: Db
  clock: Clock
  files: FileStore
  maintenance: MaintenanceSwitch
  /** Public pages and public reads. */
  store: ResponseStore
  /** Counts responses. Undefined where nobody reads the metrics. */
  requests?: RequestMetrics
  /** Renders a page as HTML. Undefined where the site is not built. */
  renderPreview?: (preview: PagePreview) => Promise<string>
}

/** The user of a call. */
export interface CallUser {
  id: number
  roles: string[]
  token_hash: Buffer
  /** When the password or the second factor was shown last. */
  confirmed_at: Date
  /** Who needs a second factor, for an account with a role that has none. */
  lacks_factor: StoredRequirement | null
}

/** What the browser of a caller says of itself. Anybody can send anything here. */
export interface Client {
  /** The user agent. */
  agent: string
  /** The secret of the device cookie. */
  device?: string | undefined
}

/** A parsed and authorized call of an endpoint, independent of HTTP. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  user: E['access'] extends 'anyone' ? undefined : CallUser
  locale: Locale
  now: Date
  /** Network address of the caller. */
  address: string
  client: Client
}

/** The function that serves an endpoint; other frameworks call it a handler. */
export type Operation<E extends Endpoint> = (
  services: Services,
  call: Call<E>,
) => Promise<ReplyOf<E> | HttpResponse<ReplyOf<E>>>

/** The call of an endpoint whose input its schemas refuse. */
export interface InvalidCall<E extends Endpoint> extends Pick<Call<E>, 'params' | 'user' | 'locale' | 'now'> {
  /** The fields that are valid. */
  body: Partial<BodyOf<E>>
  /** As it was sent. */
  raw: unknown
}

/** Returns what else is wrong with such a call and only the server knows, so that all errors are named at once. */
export type Inspect<E extends Endpoint> = (
  services: Services,
  call: InvalidCall<E>,
) => Promise<Record<string, FieldMessage>>
