import type { BodyOf } from '@academy/contract/base/endpoint'
import type { NamedKind } from '@academy/contract/privacy/personal-data/retention'
import type * as contract from '@academy/contract/privacy/retention/endpoints'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The pages show their failures themselves.
const quiet = { quiet: true } as const

const periods = '/api/academy/a/retention/periods'
const routes = {
  overview: route<typeof contract.retentionOverview>('GET', '/api/academy/a/retention'),
  foreseen: route<typeof contract.foreseenPeople>('GET', '/api/academy/a/retention/foreseen/:kind'),
  periods: route<typeof contract.retentionPeriods>('GET', periods),
  change: route<typeof contract.changeRetentionPeriods>('PUT', periods),
}

export const overviewQuery = (call: Call) =>
  defineQuery(call, ['retention'], call => call(routes.overview, {}, quiet))

export const foreseenQuery = (call: Call, kind: NamedKind, page: number) =>
  defineQuery(call, ['retention-foreseen', kind, page], call =>
    call(routes.foreseen, { params: { kind }, query: { page } }, quiet),
  )

export const loadPeriods = (call: Call) => call(routes.periods, {}, quiet)

export const periodsQuery = (call: Call) => defineQuery(call, ['retention-periods'], loadPeriods)

export const savePeriods = (call: Call, body: BodyOf<typeof contract.changeRetentionPeriods>) =>
  call(routes.change, { body }, quiet)
