import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Services } from '../../../base/services.ts'
import { providePdf } from '../../money/index.ts'
import { writeArchive } from './archive.ts'
import { tellReady } from './mails.ts'
import {
  asSnapshot,
  findInvoicesWithoutPdf,
  findName,
  isLastAttempt,
  markFailed,
  markReady,
  saveProgress,
  type TakenExport,
  takeRequest,
} from './queries.ts'
import { expiryOf } from './rules.ts'

type Needed = Pick<Services, 'db' | 'files' | 'clock' | 'config'>

/** Overridable to show in a test what happens when it fails, or what the database prevents. */
interface Options {
  take?: typeof takeRequest
  write?: typeof writeArchive
}

/** Writes the archive to the file store while it is read from the database. */
const store = async ({ db, files, clock }: Needed, taken: TakenExport, write: typeof writeArchive) => {
  const key = `exports/${randomUUID()}.zip`
  let saved = 0
  const onProgress = async (share: number) => {
    const progress = Math.floor(share * 99)
    if (progress === saved) return
    saved = progress
    await saveProgress(db, taken, progress)
  }
  // A PDF is made when somebody asks for it first, and the snapshot can only read.
  for (const id of await findInvoicesWithoutPdf(db, taken.account_id)) await providePdf({ db, files }, id)
  const { size } = await asSnapshot(db, async tx => {
    const { account_id: id, locale } = taken
    const request = { id, locale, name: await findName(tx, id), now: clock.now(), onProgress }
    const content = Readable.from(write(tx, files, request), { objectMode: false })
    return files.put(key, content, { type: 'application/zip', name: 'personal-data.zip' })
  })
  return { key, size }
}

const finish = async (
  { db, clock, config }: Needed,
  taken: TakenExport,
  file: { key: string; size: number },
) =>
  db.transaction().execute(async tx => {
    const now = clock.now()
    const times = { finished_at: now, expires_at: expiryOf(now) }
    const person = await markReady(tx, taken, { ...file, ...times })
    // The office gives it to the person itself.
    if (person && !person.is_by_office)
      await tellReady(
        tx,
        { ...person, locale: taken.locale, expires_at: times.expires_at, siteUrl: config.siteUrl },
        now,
      )
    return person !== undefined
  })

/** Makes the next archive that somebody waits for. Returns whether there was one. */
export const makeNextExport = async (
  services: Needed,
  { take = takeRequest, write = writeArchive }: Options = {},
): Promise<boolean> => {
  const { db, files, clock } = services
  const taken = await take(db)
  if (!taken) return false
  if (isLastAttempt(taken)) {
    await markFailed(db, taken, clock.now())
    return true
  }
  try {
    const file = await store(services, taken, write)
    // Another process has taken over after the lease: its archive counts.
    if (!(await finish(services, taken, file))) await files.remove(file.key)
  } catch (error) {
    await markFailed(db, taken, clock.now())
    throw error
  }
  return true
}
