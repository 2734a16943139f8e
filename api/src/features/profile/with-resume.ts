// public: an application may include a résumé
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Locale } from '@academy/contract/locale'
import { fieldMessages } from '@academy/contract/messages'
import type { Db, Tx } from '../../db/connection.ts'
import { downloadName } from '../../lib/files/download-name.ts'
import { removeFiles } from '../../lib/files/remove-files.ts'
import type { FileStore, StoredFile } from '../../lib/files/store.ts'
import { withLease } from '../../lib/lease.ts'
import { checkPdf } from '../../lib/pdf-check/check-pdf.ts'
import { problem } from '../../lib/problem.ts'
import { guard } from '../../lib/rate-limit.ts'
import type { Services } from '../../lib/services.ts'
import type { ReceivedFile } from '../../lib/uploads/received-file.ts'
import { findUsedKeys, insertOwnResume, type ResumeRow, removeOwnResume } from './queries.ts'
import { checkLease, uploadLimits } from './rules.ts'

interface Upload {
  account_id: number
  file: ReceivedFile
  locale: Locale
  now: Date
}

/** Makes the file the person's résumé, in the given transaction. */
export type RecordResume = (tx: Tx) => Promise<ResumeRow>

const refuseSecondCheck = () => {
  throw problem('upload_in_progress', { retryAfter: 5 })
}

const refuseBadPdf = async (db: Db, { account_id, file, locale }: Upload) => {
  const wrong = await withLease(db, checkLease(account_id), () => checkPdf(file.path), refuseSecondCheck)
  if (wrong) throw problem('invalid_input', { errors: { resume_file: [fieldMessages[wrong][locale]] } })
}

const putFile = (files: FileStore, { path, name }: ReceivedFile): Promise<StoredFile> => {
  const about = { type: 'application/pdf', name }
  return files.put(`resumes/${randomUUID()}.pdf`, createReadStream(path), {
    ...about,
    name: downloadName(about),
  })
}

/** Removes the file unless a row refers to it: a commit whose answer was lost may have succeeded. */
const undo = async ({ db, files }: Services, key: string) => {
  const named = await findUsedKeys(db, [key]).catch(() => new Set([key]))
  if (!named.has(key)) await removeFiles(files, [key])
}

/**
 * Inspects the file, stores it and lets `work` record it in its transaction. If `work` fails, the file is
 * removed. If it succeeds, the previous version is removed unless an application uses it.
 */
export const withResume = async <T>(
  services: Services,
  delivery: Upload,
  work: (record: RecordResume) => Promise<T>,
): Promise<T> => {
  const { account_id, file, now } = delivery
  await guard(services.db, uploadLimits(account_id))
  await refuseBadPdf(services.db, delivery)
  const { key, name, size } = await putFile(services.files, file)
  let replaced: string[] | undefined
  const record: RecordResume = async tx => {
    replaced = await removeOwnResume(tx, account_id)
    return insertOwnResume(tx, { account_id, key, name, size, uploaded_at: now })
  }
  try {
    const result = await work(record)
    await removeFiles(services.files, replaced ?? [key])
    return result
  } catch (error) {
    await undo(services, key)
    throw error
  }
}
