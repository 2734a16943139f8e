import type { BodyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/office/setup/endpoints'
import type { ReadinessItem } from '@academy/contract/office/setup/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'
import type { Session } from '../../../base/session.ts'

export const createFirstAdmin = (
  call: Call,
  token: string,
  body: BodyOf<typeof contract.createFirstAdmin>,
): Promise<Session> => call(contract.createFirstAdmin, { params: { token }, body }, quiet)

export const readinessQuery = (call: Call) =>
  defineQuery(
    call,
    ['readiness'],
    async (call): Promise<ReadinessItem[]> => (await call(contract.readiness, {}, quiet)).items,
  )
