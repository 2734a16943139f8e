import type { BodyOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/office/setup/endpoints'
import type { ReadinessItem } from '@academy/contract/office/setup/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import type { Session } from '../../../base/session.ts'

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
