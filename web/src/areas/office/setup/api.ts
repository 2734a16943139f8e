import type { BodyOf } from '@academy/contract/endpoint'
import type * as contract from '@academy/contract/setup/endpoints'
import type { ReadinessItem } from '@academy/contract/setup/schemas'
import type { Call } from '../../lib/api.ts'
import { defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'
import type { Session } from '../../lib/session.ts'

// The pages show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  createAdmin: route<typeof contract.createFirstAdmin>('POST', '/api/setup/:token'),
  readiness: route<typeof contract.readiness>('GET', '/api/academy/a/readiness'),
}

export const createFirstAdmin = (
  call: Call,
  token: string,
  body: BodyOf<typeof contract.createFirstAdmin>,
): Promise<Session> => call(routes.createAdmin, { params: { token }, body }, quiet)

export const readinessQuery = (call: Call) =>
  defineQuery(
    call,
    ['readiness'],
    async (call): Promise<ReadinessItem[]> => (await call(routes.readiness, {}, quiet)).items,
  )
