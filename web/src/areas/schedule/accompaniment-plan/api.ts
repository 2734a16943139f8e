import type * as plan from '@academy/contract/schedule/accompaniment-plan/endpoints'
import type {
  AccompanistsInput,
  SuggestionInput,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const accompanimentPlan = route<typeof plan.accompanimentPlan>('GET', '/api/academy/accompaniment')
const assignAccompanists = route<typeof plan.assignAccompanists>('PUT', '/api/academy/a/accompaniment/:id')
const takeSuggestion = route<typeof plan.takeSuggestion>('POST', '/api/academy/a/accompaniment/suggestion')

const quiet = { quiet: true } as const

export const planQuery = (call: Call) =>
  defineQuery(call, ['accompaniment-plan'], call => call(accompanimentPlan, {}, quiet))

export const saveAccompanists = (call: Call, id: number, body: AccompanistsInput) =>
  call(assignAccompanists, { params: { id: String(id) }, body }, quiet)

/** Assigns all of them or none. */
export const assignSuggested = (call: Call, assignments: SuggestionInput['assignments']) =>
  call(takeSuggestion, { body: { assignments } }, quiet)
