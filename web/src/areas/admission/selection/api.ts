import * as selection from '@academy/contract/admission/selection/endpoints'
import * as files from '@academy/contract/admission/selection/file-endpoints'
import type {
  Applicant,
  FinalMailPreview,
  SelectionMasterclass,
} from '@academy/contract/admission/selection/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { redirect } from '@tanstack/react-router'
import { showAlert } from '../../../base/alerts.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { loadFresh } from '../../../base/data-cache.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { paths } from '../../../base/pages/paths.ts'
import { defineQuery } from '../../../base/query.ts'
import { toFile } from '../../../base/save-file.ts'
import { bodyOf, type Decision } from './decisions.ts'

export const myMasterclassesQuery = (call: Call) =>
  defineQuery(call, ['my-masterclasses'], call => call(selection.myMasterclasses, {}, quiet))

/** A masterclass with its applicants. */
export interface Selection {
  masterclass: SelectionMasterclass
  applicants: Applicant[]
}

const loadSelection = async (call: Call, masterclassId: string): Promise<Selection> => {
  const [masterclass, all] = await Promise.all([
    call(selection.myMasterclass, { params: { id: masterclassId } }, quiet),
    call(selection.applicants, { params: { masterclassId } }, quiet),
  ])
  return { masterclass, applicants: all }
}

export const selectionQuery = (call: Call, masterclassId: string) =>
  defineQuery(call, ['selection', masterclassId], call => loadSelection(call, masterclassId))

export const sendDecision = (call: Call, applicationId: number, decision: Decision) =>
  call(selection.decide, { params: { applicationId: String(applicationId) }, body: bodyOf(decision) }, quiet)

export const sendReserveOrder = (call: Call, masterclassId: string, application_ids: number[]) =>
  call(selection.orderReserves, { params: { id: masterclassId }, body: { application_ids } }, quiet)

/** Loads the file of a résumé, which the page draws. */
export const loadResume = async (call: Call, applicationId: number, signal: AbortSignal): Promise<Blob> => {
  const { promise, resolve } = Promise.withResolvers<Blob>()
  const params = { applicationId: String(applicationId) }
  await call(files.applicantResume, { params }, { ...quiet, signal, onFile: resolve })
  return promise
}

export const saveApplicantsPdf = async (call: Call, id: number, hasNotes: boolean): Promise<void> => {
  const query = hasNotes ? { notes: '1' as const } : {}
  await call(files.applicantsPdf, { ...withId(id), query }, toFile('applicants.pdf'))
}

/** Files that the browser writes are recorded, too. */
export const recordSavedApplicants = (call: Call, id: number, count: number) =>
  call(files.applicantsSaved, { ...withId(id), body: { format: 'XLSX', count } }, quiet)

/** The final save, with different endpoints for teachers and the office. */
export interface FinalSave {
  mails: (id: number) => Promise<FinalMailPreview>
  save: (id: number) => Promise<SelectionMasterclass>
}

const withId = (id: number) => ({ params: { id: String(id) } })

export const teachersFinalSave = (call: Call): FinalSave => ({
  mails: id => call(selection.finalMailPreview, withId(id), quiet),
  save: id => call(selection.finalize, withId(id), quiet),
})

export const officesFinalSave = (call: Call): FinalSave => ({
  mails: id => call(selection.officeFinalMailPreview, withId(id), quiet),
  save: id => call(selection.officeFinalize, withId(id), quiet),
})

export type ParticipantFile = 'csv' | 'pdf'

/** Downloads a file through an authenticated request. */
export const saveParticipants = async (call: Call, id: number, kind: ParticipantFile): Promise<void> => {
  const options = toFile(`participants.${kind}`)
  if (kind === 'csv') await call(files.participantsCsv, withId(id), options)
  else await call(files.participantsPdf, withId(id), options)
}

export const closeApplications = (call: Call, id: number, application_closed: boolean) =>
  call(selection.closeApplications, { ...withId(id), body: { application_closed } }, quiet)

/** Later applications count as new. A failure matters to nobody: they stay new. */
export const markApplicationsSeen = async (call: Call, masterclassId: string): Promise<void> => {
  try {
    await call(selection.markApplicationsSeen, { params: { id: masterclassId } }, quiet)
  } catch {
    // See above.
  }
}

const notYours: Record<Locale, string> = {
  en: 'This masterclass is not one of yours. Here is your own overview.',
  de: 'Das ist keiner Ihrer Meisterkurse. Hier ist Ihre eigene Übersicht.',
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
    showAlert('infoDismiss', notYours[context.locale])
    throw redirect({ to: paths.PersonalHomeView, replace: true })
  }
}
