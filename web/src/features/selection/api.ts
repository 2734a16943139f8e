import type * as selection from '@academy/contract/selection/endpoints'
import type { Applicant, FinalMailPreview, SelectionMasterclass } from '@academy/contract/selection/schemas'
import type { Call } from '../../lib/api.ts'
import { defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'
import { toFile } from '../../lib/save-file.ts'

const myMasterclasses = route<typeof selection.myMasterclasses>('GET', '/api/academy/t/my-masterclasses')
const myMasterclass = route<typeof selection.myMasterclass>('GET', '/api/academy/t/my-masterclasses/:id')
const applicants = route<typeof selection.applicants>(
  'GET',
  '/api/academy/t/my-masterclasses/applications/:masterclassId',
)
const decide = route<typeof selection.decide>(
  'PUT',
  '/api/academy/t/my-masterclasses/applications/:applicationId',
)
const finalMailPreview = route<typeof selection.finalMailPreview>(
  'GET',
  '/api/academy/t/my-masterclasses/:id/mail-preview',
)
const finalize = route<typeof selection.finalize>('POST', '/api/academy/t/my-masterclasses/:id/finalize')
const seen = route<typeof selection.markApplicationsSeen>('POST', '/api/academy/t/my-masterclasses/:id/seen')
const participantsCsv = route<typeof selection.participantsCsv>(
  'GET',
  '/api/academy/t/my-masterclasses/:id/participants.csv',
)
const participantsPdf = route<typeof selection.participantsPdf>(
  'GET',
  '/api/academy/t/my-masterclasses/:id/participants.pdf',
)
const allCurrent = route<typeof selection.allCurrentMasterclasses>(
  'GET',
  '/api/academy/a/all-current-masterclasses',
)
const closeMasterclass = route<typeof selection.closeApplications>('PUT', '/api/academy/a/masterclasses/:id')
const officeMailPreview = route<typeof selection.officeFinalMailPreview>(
  'GET',
  '/api/academy/a/masterclasses/:id/mail-preview',
)
const officeFinalize = route<typeof selection.officeFinalize>(
  'POST',
  '/api/academy/a/masterclasses/:id/finalize',
)

const quiet = { quiet: true } as const

export const myMasterclassesQuery = (call: Call) =>
  defineQuery(call, ['my-masterclasses'], call => call(myMasterclasses, {}, quiet))

/** A masterclass with its applicants. */
export interface Selection {
  masterclass: SelectionMasterclass
  applicants: Applicant[]
}

const loadSelection = async (call: Call, masterclassId: string): Promise<Selection> => {
  const [masterclass, all] = await Promise.all([
    call(myMasterclass, { params: { id: masterclassId } }, quiet),
    call(applicants, { params: { masterclassId } }, quiet),
  ])
  return { masterclass, applicants: all }
}

export const selectionQuery = (call: Call, masterclassId: string) =>
  defineQuery(call, ['selection', masterclassId], call => loadSelection(call, masterclassId))

export const sendDecision = (call: Call, applicationId: number, is_accepted: boolean | null) =>
  call(decide, { params: { applicationId: String(applicationId) }, body: { is_accepted } }, quiet)

/** The final save, with different endpoints for teachers and the office. */
export interface FinalSave {
  mails: (id: number) => Promise<FinalMailPreview>
  save: (id: number) => Promise<SelectionMasterclass>
}

const withId = (id: number) => ({ params: { id: String(id) } })

export const teachersFinalSave = (call: Call): FinalSave => ({
  mails: id => call(finalMailPreview, withId(id), quiet),
  save: id => call(finalize, withId(id), quiet),
})

export const officesFinalSave = (call: Call): FinalSave => ({
  mails: id => call(officeMailPreview, withId(id), quiet),
  save: id => call(officeFinalize, withId(id), quiet),
})

export type ParticipantFile = 'csv' | 'pdf'

/** Downloads a file through an authenticated request. */
export const saveParticipants = async (call: Call, id: number, kind: ParticipantFile): Promise<void> => {
  const options = toFile(`participants.${kind}`)
  if (kind === 'csv') await call(participantsCsv, withId(id), options)
  else await call(participantsPdf, withId(id), options)
}

export const officeMasterclassesQuery = (call: Call) =>
  defineQuery(call, ['office-masterclasses'], call => call(allCurrent, {}, quiet))

export const closeApplications = (call: Call, id: number, application_closed: boolean) =>
  call(closeMasterclass, { ...withId(id), body: { application_closed } }, quiet)

/** Later applications count as new. A failure matters to nobody: they stay new. */
export const markApplicationsSeen = async (call: Call, masterclassId: string): Promise<void> => {
  try {
    await call(seen, { params: { id: masterclassId } }, { quiet: true })
  } catch {
    // See above.
  }
}
