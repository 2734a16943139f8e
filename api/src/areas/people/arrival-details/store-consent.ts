import type { Upload } from '@academy/contract/base/fields'
import type { Locale } from '@academy/contract/base/locale'
import { dayInVienna } from '../../../base/clock.ts'
import { insertConsents } from '../../../base/consents.ts'
import { removeFiles, removeOrphans } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { countDeleted, expiryOf, findPeriods } from '../../../base/retention.ts'
import type { Services } from '../../../base/services.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import { withPdf } from '../../../base/uploads/with-pdf.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import {
  deleteConsentsBefore,
  deleteDetailsBefore,
  findDetails,
  findUsedKeys,
  replaceConsent,
  type StoredDetails,
  saveParent,
} from './queries.ts'

/** The files of deleted accounts have lost their rows, so they are orphans. */
export const sweepArrivalDetails = async (
  { db, files }: { db: Db; files: FileStore },
  now: Date,
): Promise<void> => {
  const keys = await db.transaction().execute(async tx => {
    const periods = await findPeriods(tx)
    // An invoice may keep the account of somebody who has not logged in for long.
    await deleteDetailsBefore(tx, expiryOf('account', periods, now))
    const deleted = await deleteConsentsBefore(tx, dayInVienna(expiryOf('parent_consent', periods, now)))
    await countDeleted(tx, now, { parent_consent: deleted.length })
    return deleted
  })
  await removeFiles(files, keys)
  await removeOrphans(files, 'consents/', found => findUsedKeys(db, found))
}

/** The details of a minor before a change. */
type MinorDetails = StoredDetails & { academy_id: number }

interface NewConsent {
  parent_name: string
  parent_contact: string
  consent_file?: Upload | undefined
}

interface ConsentChange {
  account_id: number
  consent: NewConsent
  locale: Locale
  now: Date
  /** Locks the account, and refuses who may not change it. */
  lock: (tx: Tx) => Promise<unknown>
  /** Checks and records the change in the same transaction. */
  record?: (tx: Tx, before: MinorDetails) => Promise<void>
}

/** Keeps the parent for next time. The file is for one academy, and only the first save needs one. */
export const storeConsent = async (
  services: Services,
  { account_id, consent, locale, now, lock, record }: ConsentChange,
): Promise<void> => {
  const { db } = services
  const { consent_file, ...parent } = consent
  const lockMinor = async (tx: Tx): Promise<MinorDetails> => {
    await lock(tx)
    const { academy_id, ...details } = await findDetails(tx, account_id, dayInVienna(now))
    if (!details.is_minor || academy_id === null) throw problem('consent_not_needed')
    return { ...details, academy_id }
  }
  const save = async (tx: Tx) => {
    const before = await lockMinor(tx)
    if (!consent_file && !before.file) throw invalidInput({ consent_file: 'FILE_REQUIRED' }, locale)
    await record?.(tx, before)
    await saveParent(tx, account_id, parent)
    return before
  }
  if (!consent_file) {
    await db.transaction().execute(save)
    return
  }
  // Refuses before the file is inspected, which is expensive.
  await db.transaction().execute(lockMinor)
  const file = receivedFile(consent_file)
  const upload = { account_id, file, field: 'consent_file', kind: 'consent', findUsedKeys, locale } as const
  await withPdf(services, upload, ({ key, name, size }) =>
    db.transaction().execute(async tx => {
      const { academy_id } = await save(tx)
      const stored = { account_id, academy_id, key, name, size, uploaded_at: now }
      await insertConsents(tx, [{ account_id, academy_id, kind: 'parents', given_at: now }])
      return { result: undefined, unused: await replaceConsent(tx, stored) }
    }),
  )
}
