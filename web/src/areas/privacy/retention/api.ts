import type { BodyOf } from '@academy/contract/base/endpoint'
import type { NamedKind } from '@academy/contract/base/retention'
import * as contract from '@academy/contract/privacy/retention/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const overviewQuery = (call: Call) =>
  defineQuery(call, ['retention'], call => call(contract.retentionOverview, {}, quiet))

export const foreseenQuery = (call: Call, kind: NamedKind, page: number) =>
  defineQuery(call, ['retention-foreseen', kind, page], call =>
    call(contract.foreseenPeople, { params: { kind }, query: { page } }, quiet),
  )

export const loadPeriods = (call: Call) => call(contract.retentionPeriods, {}, quiet)

export const periodsQuery = (call: Call) => defineQuery(call, ['retention-periods'], loadPeriods)

export const savePeriods = (call: Call, body: BodyOf<typeof contract.changeRetentionPeriods>) =>
  call(contract.changeRetentionPeriods, { body }, quiet)
