import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@academy/contract/access/accounts/schemas'
import type { Endpoint, InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import { Failure } from '@academy/contract/problems'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { buildApi, buildApp } from '../src/app.ts'
import { insertAccount } from '../src/areas/access/accounts/queries.ts'
import { clockFrom } from '../src/base/clock.ts'
import { readConfig } from '../src/base/config.ts'
import { downloadLink } from '../src/base/files/content-disposition.ts'
import { folderStore } from '../src/base/files/folder-store.ts'
import { maintenanceSwitch } from '../src/base/maintenance-state.ts'
import { siteStore } from '../src/base/response-store/site-store.ts'
import type { Services } from '../src/base/services.ts'
import { insertToken } from '../src/base/sessions.ts'
import { hashToken, newToken } from '../src/base/tokens.ts'
import type { Db } from '../src/db/connection.ts'
import { testDatabase } from './database.ts'
import { type SharedApi, sharedApi } from './shared-api.ts'

export interface Person {
  id: number
  email: string
  token: string
}

interface Extras {
  as?: Person | undefined
  locale?: 'de' | 'en'
  headers?: Record<string, string>
  /** The network address of the caller. */
  from?: string
}

/** The input of an endpoint with a form, whose body is encoded already (`multipart`). */
type EncodedForm<E extends Endpoint> = E extends { form: true }
  ? Omit<InputOf<E>, 'body'> & { body: Buffer }
  : never

interface Reply<T> {
  status: number
  headers: Record<string, unknown>
  body: T
}

export interface TestApp {
  app: FastifyInstance
  db: Db
  url: string
  services: Services
  /** Calls an endpoint through HTTP and validates the answer against the contract. */
  call<const E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> | EncodedForm<E>,
    extras?: Extras,
  ): Promise<Reply<ReplyOf<E>>>
  /** Does the same for a call that must be refused. */
  refused<const E extends Endpoint>(endpoint: E, input: unknown, extras?: Extras): Promise<Reply<Failure>>
  /** Creates an account with these roles, logged in. */
  person(
    roles?: Role[],
    account?: { email?: string; password_hash?: string; email_verified?: boolean },
  ): Promise<Person>
  close(): Promise<void>
}

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const urlOf = (path: string, { params = {}, query }: LooseInput) => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  )
  return query ? `${filled}?${search}` : filled
}

/** Strings and buffers are sent unchanged. */
const isRawBody = (body: unknown) => typeof body === 'string' || Buffer.isBuffer(body)

/** Every test calls from its own address, so that rate limits do not affect other tests. */
const randomIp = () => `10.${[...randomBytes(3)].join('.')}`

export const PROXY = '127.0.0.1'

/** Hash of a random password that no test uses. */
const UNKNOWN_PASSWORD_HASH =
  '$argon2id$v=19$m=64,t=2,p=1$5TZ+h133xZZf9OCLDh8mkA$IvZ3d88VDm075/eacJiZ9YVKV0Yw50QHlyqj8BhEdbs'

const StrictFailure = Failure.strict()

/** Builds an API that no other test uses, with or without the site. */
const ownApi = async (services: Services, withSite: boolean): Promise<SharedApi> => {
  const app = await (withSite ? buildApp : buildApi)(services)
  return { app, services, release: () => app.close() }
}

/** The API reads these when it is built. */
const readAtBuild = ['NODE_ENV', 'LOG_LEVEL', 'TRUST_PROXY']

/**
 * Starts the application on its own database, called without a network. The site is left out because it loads
 * slowly. `ownApp`: for a test that changes the application itself.
 */
export const testApp = async (
  environment: Record<string, string> = {},
  { withSite = false, ownApp = false } = {},
): Promise<TestApp> => {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-files-'))
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    TRUST_PROXY: PROXY,
    ...environment,
  })
  const secret = config.secret ?? 'a secret that only the tests know, long enough'
  const { db, url } = database
  const maintenance = maintenanceSwitch(db)
  await maintenance.refresh()
  const files = folderStore({ root: join(dataDir, 'files'), linkTo: downloadLink(config.siteUrl, secret) })
  const clock = clockFrom(config.clockStart)
  const store = siteStore({ db, clock, config })
  const own: Services = { config, secret, db, clock, files, maintenance, store }
  const isOwn = ownApp || withSite || readAtBuild.some(name => name in environment)
  const { app, services, release } = await (isOwn ? ownApi(own, withSite) : sharedApi(own))

  const send = async (endpoint: Endpoint, input: LooseInput, extras: Extras = {}) => {
    const { as, locale, headers = {}, from = randomIp() } = extras
    const response = await app.inject({
      method: endpoint.method,
      url: urlOf(endpoint.path, input),
      headers: {
        'x-forwarded-for': from,
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(locale && { locale }),
        ...(endpoint.body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(input.body !== undefined && {
        payload: isRawBody(input.body) ? input.body : JSON.stringify(input.body),
      }),
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : undefined,
    }
  }

  return {
    app,
    db,
    url,
    services,
    call: async (endpoint, input, extras) => {
      const reply = await send(endpoint, input as LooseInput, extras)
      // Endpoints with an optional reply answer 204 when there is none.
      const isNoContent = reply.status === 204 && endpoint.reply.safeParse(undefined).success
      expect(reply.status, JSON.stringify(reply.body)).toBe(isNoContent ? 204 : endpoint.status)
      return { ...reply, body: endpoint.reply.parse(reply.body) as ReplyOf<typeof endpoint> }
    },
    refused: async (endpoint, input, extras) => {
      const reply = await send(endpoint, input as LooseInput, extras)
      return { ...reply, body: StrictFailure.parse(reply.body) }
    },
    person: async (roles = ['student'], account = {}) => {
      const token = newToken()
      // Starts with a letter, so that no search for a number finds it.
      const email = account.email ?? `p${randomBytes(6).toString('hex')}@example.org`
      const row = {
        first_name: 'Test',
        last_name: 'Person',
        email,
        password_hash: account.password_hash ?? UNKNOWN_PASSWORD_HASH,
        locale: 'en' as const,
        roles,
        // Roles require a confirmed address.
        email_verified: account.email_verified ?? roles.some(role => role !== 'student'),
      }
      const id = await db.transaction().execute(tx => insertAccount(tx, row))
      await insertToken(db, id, hashToken(token), services.clock.now())
      return { id, email, token }
    },
    close: async () => {
      await release()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
