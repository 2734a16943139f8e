import type { Locale } from '@academy/contract/base/locale'
import { removeFiles, removeOrphans } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { countDeleted, expiryOf, findPeriods } from '../../../base/retention.ts'
import type { Services } from '../../../base/services.ts'
import type { ReceivedFile } from '../../../base/uploads/received-file.ts'
import { withPdf } from '../../../base/uploads/with-pdf.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  deleteExpiredMaterial,
  deleteUnusedResumes,
  findUsedKeys,
  insertOwnResume,
  type ResumeRow,
  removeOwnResume,
} from './queries.ts'

// Storing résumés. Who may see one: its owner (profile.ts), teachers (`admission/permissions.ts`), and the office
// (`office/person-page/person.ts`).

interface Upload {
  account_id: number
  file: ReceivedFile
  locale: Locale
  now: Date
}

/** Makes the file the person's résumé, in the given transaction. */
export type RecordResume = (tx: Tx) => Promise<ResumeRow>

/**
 * Inspects the file, stores it and lets `work` record it in its transaction. If it succeeds, the previous version is
 * removed unless an application uses it.
 */
export const withResume = <T>(
  services: Services,
  { now, ...delivery }: Upload,
  work: (record: RecordResume) => Promise<T>,
): Promise<T> => {
  const { account_id } = delivery
  const upload = { ...delivery, field: 'resume_file', kind: 'resume', findUsedKeys } as const
  return withPdf(services, upload, async ({ key, name, size }) => {
    let replaced: string[] | undefined
    const result = await work(async tx => {
      replaced = await removeOwnResume(tx, account_id)
      return insertOwnResume(tx, { account_id, key, name, size, uploaded_at: now })
    })
    return { result, unused: replaced ?? [key] }
  })
}

const LINK_MS = 10 * 60 * 1000

/** Returns a link that downloads the file and expires soon. */
export const resumeUrl = (
  { files }: Pick<Services, 'files'>,
  { key, name }: { key: string; name: string },
  now: Date,
): Promise<string> => {
  const expires = new Date(now.getTime() + LINK_MS)
  return files.url(key, { expires, disposition: 'attachment', type: 'application/pdf', name })
}

interface SweepContext {
  db: Db
  files: FileStore
}

export const sweepResumes = async (context: SweepContext, now: Date): Promise<void> => {
  const { db, files } = context
  const keys = await db.transaction().execute(async tx => {
    const since = expiryOf('material', await findPeriods(tx), now)
    const expired = await deleteExpiredMaterial(tx, since, now)
    await countDeleted(tx, now, { material: expired.count })
    return [...expired.keys, ...(await deleteUnusedResumes(tx))]
  })
  await removeFiles(files, keys)
  await removeOrphans(files, 'resumes/', keys => findUsedKeys(db, keys))
}
