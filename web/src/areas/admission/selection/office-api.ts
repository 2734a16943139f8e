import type * as selection from '@academy/contract/admission/selection/office-endpoints'
import type { OfficeDecisions } from '@academy/contract/admission/selection/schemas'
import type { BodyOf } from '@academy/contract/base/endpoint'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

// The pages show their own messages for failures.
const quiet = { quiet: true } as const

const masterclass = '/api/academy/a/masterclasses/:id'
const routes = {
  decisions: route<typeof selection.officeDecisions>('GET', `${masterclass}/decisions`),
  decide: route<typeof selection.decideForTeacher>('PUT', `${masterclass}/decisions`),
  reopen: route<typeof selection.reopenSelection>('POST', `${masterclass}/reopening`),
  letters: route<typeof selection.sendLettersNow>('POST', `${masterclass}/letters`),
}

const by = (id: number | string) => ({ params: { id: String(id) } })

export const officeDecisionsQuery = (call: Call, id: string): DataQuery<OfficeDecisions> =>
  defineQuery(call, ['office-decisions', id], call => call(routes.decisions, by(id), quiet))

export const decideForTeacher = (
  call: Call,
  id: number,
  body: BodyOf<typeof selection.decideForTeacher>,
): Promise<OfficeDecisions> => call(routes.decide, { ...by(id), body }, quiet)

/** Sends the letters of a final save at once. */
export const sendLetters = async (call: Call, id: number): Promise<void> => {
  await call(routes.letters, by(id), quiet)
}

/** Takes back a final save before its letters leave. */
export const reopenSelection = async (call: Call, id: number, reason: string): Promise<void> => {
  await call(routes.reopen, { ...by(id), body: { reason } }, quiet)
}
