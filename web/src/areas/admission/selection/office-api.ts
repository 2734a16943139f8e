import * as contract from '@academy/contract/admission/selection/endpoints'
import * as selection from '@academy/contract/admission/selection/office-endpoints'
import type { OfficeDecisions } from '@academy/contract/admission/selection/schemas'
import type { BodyOf } from '@academy/contract/base/endpoint'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'

const by = (id: number | string) => ({ params: { id: String(id) } })

export const officeDecisionsQuery = (call: Call, id: string): DataQuery<OfficeDecisions> =>
  defineQuery(call, ['office-decisions', id], call => call(selection.officeDecisions, by(id), quiet))

/** Null if there is no current academy. */
export const officeMasterclassesQuery = (call: Call) =>
  defineAcademyQuery(call, ['office-masterclasses'], call =>
    call(contract.allCurrentMasterclasses, {}, quiet),
  )

/** Null if there is no current academy. */
export const applicationDaysQuery = (call: Call) =>
  defineAcademyQuery(call, ['application-days'], call => call(selection.applicationDays, {}, quiet))

export const decideForTeacher = (
  call: Call,
  id: number,
  body: BodyOf<typeof selection.decideForTeacher>,
): Promise<OfficeDecisions> => call(selection.decideForTeacher, { ...by(id), body }, quiet)

/** Sends the letters of a final save at once. */
export const sendLetters = async (call: Call, id: number): Promise<void> => {
  await call(selection.sendLettersNow, by(id), quiet)
}

/** Takes back a final save before its letters leave. */
export const reopenSelection = async (call: Call, id: number, reason: string): Promise<void> => {
  await call(selection.reopenSelection, { ...by(id), body: { reason } }, quiet)
}
