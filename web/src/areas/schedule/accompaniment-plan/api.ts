import * as plan from '@academy/contract/schedule/accompaniment-plan/endpoints'
import type {
  AccompanistsInput,
  SuggestionInput,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

export const planQuery = (call: Call) =>
  defineQuery(call, ['accompaniment-plan'], call => call(plan.accompanimentPlan, {}, quiet))

export const saveAccompanists = (call: Call, id: number, body: AccompanistsInput) =>
  call(plan.assignAccompanists, { params: { id: String(id) }, body }, quiet)

/** Assigns all of them or none. */
export const assignSuggested = (call: Call, assignments: SuggestionInput['assignments']) =>
  call(plan.takeSuggestion, { body: { assignments } }, quiet)
