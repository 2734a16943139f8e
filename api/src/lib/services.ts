import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@academy/contract/endpoint'
import type { Locale } from '@academy/contract/locale'
import type { Config } from '../config.ts'
import type { Db } from '../db/connection.ts'
import type { Answer } from './answer.ts'
import type { Clock } from './clock.ts'
import type { FileStore } from './files/store.ts'
import type { MaintenanceSwitch } from './maintenance-switch.ts'

/** What every verb may use. Made once, at the start. */
export interface Services {
  config: Config
  /** Signs links; never leaves the server. */
  secret: string
  db: Db
  clock: Clock
  files: FileStore
  maintenance: MaintenanceSwitch
}

/** The person behind a call. */
export interface CallUser {
  id: number
  roles: string[]
  token_hash: Buffer
}

/** One call of an endpoint, parsed and allowed. Knows nothing of HTTP. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  user: E['access'] extends 'anyone' ? undefined : CallUser
  locale: Locale
  now: Date
  /** The network address that the call came from. */
  address: string
}

export type Verb<E extends Endpoint> = (
  services: Services,
  call: Call<E>,
) => Promise<ReplyOf<E> | Answer<ReplyOf<E>>>
