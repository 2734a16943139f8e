import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Locale } from '@academy/contract/base/locale'
import { fieldMessages } from '@academy/contract/messages'
import type { Db } from '../../db/connection.ts'
import { downloadName } from '../files/content-disposition.ts'
import { removeFiles } from '../files/remove-files.ts'
import type { FileStore, StoredFile } from '../files/store.ts'
import { withLease } from '../lease.ts'
import { checkPdf, MAX_INSPECTION_MS, MAX_WAIT_MS } from '../pdf-check/check-pdf.ts'
import { problem } from '../problem.ts'
import { guard, type Limit } from '../rate-limit.ts'
import type { Services } from '../services.ts'
import type { ReceivedFile } from './received-file.ts'

const HOUR = 60 * 60

/** Inspecting a PDF is expensive, and no one changes a document this often. */
const uploadLimits = (name: string, account_id: number): Limit[] => [
  { name: `${name}-upload`, subject: String(account_id), max: 30, seconds: HOUR },
]

/** Inspects one file per person at a time, so that one person cannot occupy all threads. */
export const checkLease = (account_id: number) => ({
  name: 'pdf-check',
  subject: String(account_id),
  seconds: (MAX_WAIT_MS + MAX_INSPECTION_MS) / 1000 + 20,
})

interface PdfUpload {
  account_id: number
  file: ReceivedFile
  /** The field that is refused. */
  field: string
  /** What the file is; also the folder in which it is stored. */
  kind: 'resume' | 'consent'
  /** Returns those of the keys that belong to a row. */
  findUsedKeys: (db: Db, keys: readonly string[]) => Promise<Set<string>>
  locale: Locale
}

const refuseSecondCheck = () => {
  throw problem('upload_in_progress', { retryAfter: 5 })
}

const refuseBadPdf = async (db: Db, { account_id, file, field, locale }: PdfUpload) => {
  const wrong = await withLease(db, checkLease(account_id), () => checkPdf(file.path), refuseSecondCheck)
  if (wrong) throw problem('invalid_input', { errors: { [field]: [fieldMessages[wrong][locale]] } })
}

const putFile = (files: FileStore, { kind, file: { path, name } }: PdfUpload): Promise<StoredFile> => {
  const about = { type: 'application/pdf', name }
  return files.put(`${kind}s/${randomUUID()}.pdf`, createReadStream(path), {
    ...about,
    name: downloadName(about),
  })
}

/** Removes the file unless a row refers to it: a commit whose answer was lost may have succeeded. */
const undo = async ({ db, files }: Services, { findUsedKeys }: PdfUpload, key: string) => {
  const named = await findUsedKeys(db, [key]).catch(() => new Set([key]))
  if (!named.has(key)) await removeFiles(files, [key])
}

/**
 * Inspects the file, stores it and lets `work` record it. If `work` fails, the file is removed. If it succeeds,
 * the files that it no longer needs are removed.
 */
export const withPdf = async <T>(
  services: Services,
  upload: PdfUpload,
  work: (stored: StoredFile) => Promise<{ result: T; unused: readonly string[] }>,
): Promise<T> => {
  await guard(services.db, uploadLimits(upload.kind, upload.account_id))
  await refuseBadPdf(services.db, upload)
  const stored = await putFile(services.files, upload)
  try {
    const { result, unused } = await work(stored)
    await removeFiles(services.files, unused)
    return result
  } catch (error) {
    await undo(services, upload, stored.key)
    throw error
  }
}
