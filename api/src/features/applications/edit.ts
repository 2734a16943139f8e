import type { editApplication as endpoint } from '@academy/contract/applications/endpoints'
import type { ApplicationEdit } from '@academy/contract/applications/schemas'
import type { Locale } from '@academy/contract/lib/locale'
import type { Tx } from '../../db/connection.ts'
import { lockAccount } from '../../db/locks.ts'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { invalidInput } from '../../lib/invalid-input.ts'
import { problem } from '../../lib/problem.ts'
import type { Inspect, Operation } from '../../lib/services.ts'
import { receivedFile } from '../../lib/uploads/received-file.ts'
import { type RecordResume, withResume } from '../profile/with-resume.ts'
import { findOwnOne, getOwn, type StoredApplication } from './own-queries.ts'
import { present } from './present.ts'
import { lockApplication, updateApplication } from './queries.ts'
import { canEdit, canReplaceMaterial, hasOtherRecordings, isChanged, recordingErrors } from './rules.ts'

interface Edit {
  id: number
  account_id: number
  edits: Omit<ApplicationEdit, 'resume_file'>
  /** Set if another résumé was sent. */
  recordResume?: RecordResume
  locale: Locale
  now: Date
}

/** Locks an application that can be edited this way. Returns it as it was before. */
const checkEdit = async (tx: Tx, edit: Edit): Promise<StoredApplication> => {
  const { id, account_id, edits, recordResume, locale, now } = edit
  // The lock of the account also locks its résumé, and comes before that of the application.
  if (recordResume) await lockAccount(tx, account_id)
  const locked = await lockApplication(tx, id, account_id)
  if (!locked) throw problem('not_found')
  if (!canEdit(locked)) throw problem('application_fixed')
  const before = await getOwn(tx, id, account_id, dayInVienna(now))
  const errors = recordingErrors({ ...before, ...edits })
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  const replacesMaterial = recordResume !== undefined || hasOtherRecordings(before, edits)
  const applied_on = dayInVienna(new Date(before.applied_at))
  if (replacesMaterial && !canReplaceMaterial({ ...before, applied_on }, dayInVienna(now)))
    throw problem('material_fixed')
  return before
}

/** Releases the former version first, so that it is deleted unless another application uses it. */
const replaceResume = async (tx: Tx, id: number, recordResume: RecordResume): Promise<void> => {
  await updateApplication(tx, id, { resume_id: null })
  const { id: resume_id } = await recordResume(tx)
  await updateApplication(tx, id, { resume_id })
}

const saveEdit = async (tx: Tx, edit: Edit): Promise<StoredApplication> => {
  const { id, account_id, edits, recordResume, now } = edit
  const before = await checkEdit(tx, edit)
  if (recordResume) await replaceResume(tx, id, recordResume)
  const isNews = recordResume !== undefined || isChanged(before, edits)
  if (!isNews && Object.keys(edits).length === 0) return before
  await updateApplication(tx, id, isNews ? { ...edits, edited_at: now } : edits)
  const details = { application_id: id }
  await audit(tx, { at: now, action: 'application_edited', actor_id: account_id, account_id, details })
  return getOwn(tx, id, account_id, dayInVienna(now))
}

export const editApplication: Operation<typeof endpoint> = async (
  services,
  { params: { id }, body: { resume_file, ...edits }, user, locale, now },
) => {
  const account_id = user.id
  const inTransaction = (recordResume?: RecordResume) =>
    services.db
      .transaction()
      .execute(tx =>
        saveEdit(tx, { id, account_id, edits, locale, now, ...(recordResume && { recordResume }) }),
      )
  const edited = resume_file
    ? await withResume(services, { account_id, file: receivedFile(resume_file), locale, now }, inTransaction)
    : await inTransaction()
  return present(services, edited, now)
}

/** A missing recording is named together with what else is wrong. */
export const inspectEdit: Inspect<typeof endpoint> = async ({ db }, { params, body, user, now }) => {
  const before = await findOwnOne(db, params.id, user.id, dayInVienna(now))
  return before && canEdit(before) ? recordingErrors({ ...before, ...body }) : {}
}
