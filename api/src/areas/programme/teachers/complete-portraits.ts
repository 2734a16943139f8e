import { buffer } from 'node:stream/consumers'
import { PORTRAIT_RATIO } from '@academy/contract/programme/teachers/portrait'
import type { Clock } from '../../../base/clock.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { encodeInBackground } from '../../../base/pictures/threads.ts'
import type { Db } from '../../../db/connection.ts'
import { portraitKey, putPortraitFile, removePortrait, sourceKey } from './portrait-files.ts'
import { changePortrait, claimDuePortrait, type DuePortrait } from './portrait-queries.ts'
import { storePortrait } from './portraits.ts'

interface Context {
  db: Db
  files: FileStore
  clock: Clock
  /** Ends the job after the file that is being made. */
  signal?: AbortSignal
}

/** What fails is tried again after this time; so is what a process did not finish. */
const RETRY_MS = 60 * 60 * 1000

const readFile = async (files: FileStore, key: string): Promise<Uint8Array> => {
  const stored = await files.read(key)
  if (!stored) throw new Error(`${key} is missing`)
  return buffer(stored.content)
}

/** Makes the AVIF files of a portrait, except those of an attempt that was interrupted. */
const makeAvif = async (
  { files, signal }: Context,
  { portrait, portrait_widths }: DuePortrait,
): Promise<void> => {
  const source = await readFile(files, sourceKey(portrait))
  for (const width of portrait_widths) {
    signal?.throwIfAborted()
    const file = { width, format: 'avif' } as const
    if (await files.stat(portraitKey(portrait, file))) continue
    const [content] = await encodeInBackground({ source, ratio: PORTRAIT_RATIO, files: [file] })
    if (content) await putPortraitFile(files, portrait, { ...file, content })
  }
}

/** Makes a portrait of two WebP files as if it were uploaded now. Open pages still show the old files, which a job removes. */
const renew = async ({ db, files, clock }: Context, due: DuePortrait): Promise<void> => {
  const input = await readFile(files, portraitKey(due.portrait, { width: 800, format: 'webp' }))
  const stored = await storePortrait(files, { input, now: clock.now() })
  if ('problem' in stored) throw new Error(`${due.portrait}: ${stored.problem}`)
  if (!(await changePortrait(db, due, stored.columns))) await removePortrait(files, stored.columns.portrait)
}

const complete = async (context: Context, due: DuePortrait): Promise<void> => {
  const { db, files } = context
  if (!due.portrait_formats.includes('jpeg')) return renew(context, due)
  await makeAvif(context, due)
  const portrait_formats = ['avif' as const, ...due.portrait_formats]
  // It was replaced in the meantime, and the files that were made since then are left.
  if (!(await changePortrait(db, due, { portrait_formats, portrait_due_at: null })))
    await removePortrait(files, due.portrait)
}

/** Makes what is due, one portrait after the other. A failure does not stop the others. */
export const completePortraits = async (context: Context): Promise<void> => {
  const { db, clock, signal } = context
  const failures: unknown[] = []
  while (!signal?.aborted) {
    const now = clock.now()
    const due = await claimDuePortrait(db, now, new Date(now.getTime() + RETRY_MS))
    if (!due) break
    try {
      await complete(context, due)
    } catch (error) {
      if (signal?.aborted) await changePortrait(db, due, { portrait_due_at: now })
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}
