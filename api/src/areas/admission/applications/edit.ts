import * as contract from '@academy/contract/admission/applications/endpoints'
import type { ApplicationEdit } from '@academy/contract/admission/applications/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Inspect } from '../../../base/services.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { type RecordResume, withResume } from '../../people/index.ts'
import { present } from './applications.ts'
import { findOwnOne, getOwn, type StoredApplication } from './own-queries.ts'
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

/** A missing recording is named together with what else is wrong. */
const inspectEdit: Inspect<typeof contract.editApplication> = async ({ db }, { params, body, user, now }) => {
  const before = await findOwnOne(db, params.id, user.id, dayInVienna(now))
  return before && canEdit(before) ? recordingErrors({ ...before, ...body }) : {}
}

export const editApplication = serve(
  contract.editApplication,
  async (services, { params: { id }, body: { resume_file, ...edits }, user, locale, now }) => {
    const account_id = user.id
    const inTransaction = (recordResume?: RecordResume) =>
      services.db
        .transaction()
        .execute(tx =>
          saveEdit(tx, { id, account_id, edits, locale, now, ...(recordResume && { recordResume }) }),
        )
    const edited = resume_file
      ? await withResume(
          services,
          { account_id, file: receivedFile(resume_file), locale, now },
          inTransaction,
        )
      : await inTransaction()
    return present(services, edited, now)
  },
  { inspect: inspectEdit },
)
