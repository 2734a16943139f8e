import type { Locale } from '@academy/contract/base/locale'
import type { Services } from '../../../base/services.ts'
import type { ReceivedFile } from '../../../base/uploads/received-file.ts'
import { withPdf } from '../../../base/uploads/with-pdf.ts'
import type { Tx } from '../../../db/connection.ts'
import { findUsedKeys, insertOwnResume, type ResumeRow, removeOwnResume } from './queries.ts'

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
