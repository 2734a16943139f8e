import { audit } from '../../../base/audit.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { countDeleted } from '../../../base/retention.ts'
import { lockPerson } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAdmins } from '../../../db/locks.ts'
import { removePortrait } from '../../programme/index.ts'
import {
  closeAccount,
  type ErasedFiles,
  type Erasing,
  eraseRows,
  findFiles,
  whileErasing,
} from './erase-queries.ts'
import { eraseMentions, findNames } from './mention-queries.ts'

/** Waits for everybody who acts on the person, and locks all admins: nobody becomes the last one unseen. */
export const lockForErasing = async (tx: Tx, account_id: number): Promise<void> => {
  await lockPerson(tx, account_id)
  await lockAdmins(tx, account_id)
}

/**
 * Erases a person in one transaction: everything that the register calls theirs, and their name and address in
 * texts for others that are about them. Writes down that it did, under the number. Returns the files to remove after the commit. The
 * caller has called `lockForErasing`.
 */
export const eraseAccount = async (tx: Tx, erasing: Erasing): Promise<ErasedFiles> => {
  const { account_id, ground, now } = erasing
  const names = await findNames(tx, account_id)
  const files = await findFiles(tx, account_id)
  await whileErasing(tx, async () => {
    // First: the rows that lead to texts about the person are still there.
    if (names) await eraseMentions(tx, { account_id, ...names })
    await eraseRows(tx, account_id)
  })
  const isKept = await closeAccount(tx, erasing)
  await audit(tx, {
    at: now,
    action: 'person_erased',
    ...(isKept && { account_id }),
    details: { account_id, ...(ground && { ground }) },
  })
  await countDeleted(tx, now, ground === 'dormant' ? { account: 1 } : { erasure: 1 })
  return files
}

/** Removes the files of an erased person. What fails here is found by the jobs that remove orphans. */
export const removeErased = async (files: FileStore, { keys, portraits }: ErasedFiles): Promise<void> => {
  await removeFiles(files, keys)
  for (const portrait of portraits) await removePortrait(files, portrait)
}
