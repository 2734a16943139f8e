import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import type { ResponseStore } from '../src/base/response-store/response-store.ts'
import { siteStore } from '../src/base/response-store/site-store.ts'
import { connect } from '../src/db/connection.ts'
import type { TestApp } from './app.ts'

export interface SiteProcess {
  app: FastifyInstance
  store: ResponseStore
  /** How many answers of the store were made, rather than found. */
  made(): number
  open(url: string, headers?: Record<string, string>): ReturnType<SiteProcess['inject']>
  inject: (options: { method?: 'GET' | 'HEAD'; url: string; headers: Record<string, string> }) => Promise<{
    statusCode: number
    headers: Record<string, unknown>
    body: string
    rawPayload: Buffer
  }>
  close(): Promise<void>
}

/** Counts the responses that a store has to make. */
const counting = (inner: ResponseStore) => {
  let made = 0
  const store: ResponseStore = {
    ...inner,
    get: request => {
      const count = (make: typeof request.make) => () => {
        made++
        return make()
      }
      return inner.get({ ...request, make: count(request.make), remake: count(request.remake) })
    },
  }
  return { store, made: () => made }
}

/** A further process of the same installation: with its own connections and its own store. */
export const siteProcess = async (
  { services, url }: TestApp,
  makeStore: typeof siteStore = siteStore,
): Promise<SiteProcess> => {
  const { db, close } = connect(url, 10)
  const { store, made } = counting(makeStore({ ...services, db }))
  const app = await buildApp({ ...services, db, store })
  const inject: SiteProcess['inject'] = async options => app.inject(options)
  return {
    app,
    store,
    made,
    inject,
    open: (url, headers = {}) => inject({ url, headers }),
    close: async () => {
      await app.close()
      await close()
    },
  }
}
