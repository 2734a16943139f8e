import type * as selection from '@academy/contract/admission/selection/endpoints'
import type * as files from '@academy/contract/admission/selection/file-endpoints'
import type {
  Applicant,
  FinalMailPreview,
  SelectionMasterclass,
} from '@academy/contract/admission/selection/schemas'
import { redirect } from '@tanstack/react-router'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { loadFresh } from '../../../base/data-cache.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { paths } from '../../../base/pages/paths.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { toFile } from '../../../base/save-file.ts'
import { defineAcademyQuery } from '../../programme/academy/api.ts'
import { bodyOf, type Decision } from './decisions.ts'

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
const participantsCsv = route<typeof files.participantsCsv>(
  'GET',
  '/api/academy/t/my-masterclasses/:id/participants.csv',
)
const participantsPdf = route<typeof files.participantsPdf>(
  'GET',
  '/api/academy/t/my-masterclasses/:id/participants.pdf',
)
const applicantsPdf = route<typeof files.applicantsPdf>(
  'GET',
  '/api/academy/t/my-masterclasses/:id/applicants.pdf',
)
const applicantsSaved = route<typeof files.applicantsSaved>(
  'POST',
  '/api/academy/t/my-masterclasses/:id/exports',
)
const applicantResume = route<typeof files.applicantResume>(
  'GET',
  '/api/academy/t/my-masterclasses/applications/:applicationId/resume',
)
const orderReserves = route<typeof selection.orderReserves>(
  'PUT',
  '/api/academy/t/my-masterclasses/:id/reserves',
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

export const sendDecision = (call: Call, applicationId: number, decision: Decision) =>
  call(decide, { params: { applicationId: String(applicationId) }, body: bodyOf(decision) }, quiet)

export const sendReserveOrder = (call: Call, masterclassId: string, application_ids: number[]) =>
  call(orderReserves, { params: { id: masterclassId }, body: { application_ids } }, quiet)

/** Loads the file of a résumé, which the page draws. */
export const loadResume = async (call: Call, applicationId: number, signal: AbortSignal): Promise<Blob> => {
  const { promise, resolve } = Promise.withResolvers<Blob>()
  const params = { applicationId: String(applicationId) }
  await call(applicantResume, { params }, { quiet: true, signal, onFile: resolve })
  return promise
}

export const saveApplicantsPdf = async (call: Call, id: number, hasNotes: boolean): Promise<void> => {
  const query = hasNotes ? { notes: '1' as const } : {}
  await call(applicantsPdf, { ...withId(id), query }, toFile('applicants.pdf'))
}

/** Files that the browser writes are recorded, too. */
export const recordSavedApplicants = (call: Call, id: number, count: number) =>
  call(applicantsSaved, { ...withId(id), body: { format: 'XLSX', count } }, quiet)

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

/** Null if there is no current academy. */
export const officeMasterclassesQuery = (call: Call) =>
  defineAcademyQuery(call, ['office-masterclasses'], call => call(allCurrent, {}, quiet))

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

interface Visit {
  context: AppContext
  params: { masterclassId: string }
}

/** Redirects from someone else's masterclass to the user's overview, as for pages of other roles. */
export const loadOwnSelection = async ({ context, params }: Visit): Promise<void> => {
  try {
    await loadFresh(selectionQuery(context.call, params.masterclassId))
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    showAlert('infoDismiss', userTexts[context.locale].notYourMasterclass)
    throw redirect({ to: paths.PersonalHomeView, replace: true })
  }
}
