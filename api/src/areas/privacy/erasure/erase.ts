import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { type ErasedAccount, listErased, noteErased } from '../../../base/files/erased-list.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { byAccount, eachByItself } from '../../../base/jobs/each-by-itself.ts'
import { countDeleted } from '../../../base/retention.ts'
import { lockPerson } from '../../../db/advisory-locks.ts'
import type { Db, Tx } from '../../../db/connection.ts'
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
import { closeRequest, findDue, findErasure, findListed, findOpen, findRestored } from './queries.ts'
import { obstaclesOf } from './rules.ts'

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

const BATCH = 500

interface EraseContext {
  db: Db
  files: FileStore
}

/** Erases one person, unless they changed their mind or something has to be settled first. Returns whether it did. */
export const eraseRequested = async (
  { db, files }: EraseContext,
  account_id: number,
  now: Date,
): Promise<boolean> => {
  const unused = await db.transaction().execute(async tx => {
    await lockForErasing(tx, account_id)
    const request = await findOpen(tx, account_id)
    if (!request || request.erase_after > now) return undefined
    const facts = await findErasure(tx, account_id, dayInVienna(now))
    if (!facts || obstaclesOf(facts).length > 0) return undefined
    await closeRequest(tx, request.id, now)
    return eraseAccount(tx, { account_id, ground: request.ground, now })
  })
  if (!unused) return false
  await removeErased(files, unused)
  return true
}

/** Erases everybody whose time has come, each in a transaction of their own. Returns how many. */
export const eraseDue = async (context: EraseContext, now: Date): Promise<number> => {
  const each = { job: 'erasure', now, subjectOf: byAccount } as const
  const due = await findDue(context.db, now, BATCH)
  const outcomes = await eachByItself(context.db, each, due, ({ account_id }) =>
    eraseRequested(context, account_id, now),
  )
  return outcomes.filter(Boolean).length
}

interface EraseAgainContext {
  db: Db
  files: FileStore
}

const nameOf = ({ account_id, created_at }: ErasedAccount) => `${account_id}-${created_at.getTime()}`

const eraseRestored = async (
  { db, files }: EraseAgainContext,
  erased: ErasedAccount,
  now: Date,
): Promise<void> => {
  const unused = await db.transaction().execute(async tx => {
    await lockForErasing(tx, erased.account_id)
    if (!(await findRestored(tx, [erased])).has(nameOf(erased))) return undefined
    return eraseAccount(tx, { account_id: erased.account_id, ground: null, now })
  })
  if (unused) await removeErased(files, unused)
}

/**
 * Writes whom the database lists as erased outside of it, and erases again who is listed there and back in the
 * database, because an older backup was restored. What they had to settle then does not matter any more.
 */
export const eraseAgain = async (context: EraseAgainContext, now: Date): Promise<void> => {
  const noted = await listErased(context.files)
  const known = new Set(noted.map(nameOf))
  for (const erased of await findListed(context.db))
    if (!known.has(nameOf(erased))) await noteErased(context.files, erased)
  const restored = await findRestored(context.db, noted)
  const back = noted.filter(erased => restored.has(nameOf(erased)))
  await eachByItself(context.db, { job: 'erasure_again', now, subjectOf: byAccount }, back, erased =>
    eraseRestored(context, erased, now),
  )
}
