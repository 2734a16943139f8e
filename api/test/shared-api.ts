import type { FastifyInstance } from 'fastify'
import { buildApi } from '../src/app.ts'
import type { Services } from '../src/base/services.ts'

/** An API without the site, and the services that it uses at the moment. */
export interface SharedApi {
  app: FastifyInstance
  services: Services
  /** Keeps the API for the next test, or closes it when the test has changed it. */
  release(): Promise<void>
}

// Registering the routes takes longer than most tests, so the tests of a worker share an API, one after
// another. Whatever belongs to a test is in its services.
const idle: SharedApi[] = []

const build = async ({ config }: Services): Promise<SharedApi> => {
  const { isProduction, isTest, logLevel, trustProxy } = config
  // Only what is the same for all tests. Reading anything else while the routes are registered fails.
  const services = { config: { isProduction, isTest, logLevel, trustProxy } } as Services
  const app = await buildApi(services)
  let inFlight = 0
  let isClosed = false
  app.addHook('onRequest', (_request, _reply, done) => {
    inFlight++
    done()
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    inFlight--
    done()
  })
  app.addHook('onClose', async () => {
    isClosed = true
  })
  // From now on routes and hooks are refused: a test that adds some needs its own API.
  await app.ready()
  const release = async () => {
    if (isClosed || app.server.listening || inFlight > 0) await app.close()
    else idle.push(shared)
  }
  const shared = { app, services, release }
  return shared
}

/** Takes an idle API, or builds one, and gives it these services. */
export const sharedApi = async (services: Services): Promise<SharedApi> => {
  const shared = idle.pop() ?? (await build(services))
  Object.assign(shared.services, services)
  return shared
}
