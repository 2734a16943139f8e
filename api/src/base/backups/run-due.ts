import { withJobLock } from '../../db/advisory-locks.ts'
import { mayCreateDatabase, restoreOnTrial } from '../../db/backup/trial-restore.ts'
import { verifyArchive } from '../../db/backup/verify.ts'
import { writeBackup } from '../../db/backup/write-backup.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { type Clock, dayInVienna } from '../clock.ts'
import type { Config } from '../config.ts'
import type { FileStore } from '../files/store.ts'
import { sendMail, toAddress } from '../mail/send-mail.ts'
import { StartRefusal } from '../start-refusal.ts'
import { archivePlace } from './places.ts'
import {
  deleteRunsBefore,
  endInterrupted,
  endRun,
  lastRuns,
  type RunKind,
  startRun,
  triesOf,
} from './queries.ts'
import { archiveName, archivesToKeep, isBackupDue, isCheckDue, momentOf } from './rules.ts'

const subjects: Record<RunKind, string> = {
  backup: 'Die Sicherung ist fehlgeschlagen · The backup failed',
  restore_check: 'Die Sicherung ließ sich nicht wiederherstellen · The backup could not be restored',
  read_check: 'Die Sicherung ließ sich nicht lesen · The backup could not be read',
}

interface FailedRun {
  kind: RunKind
  error: string
  siteUrl: string
}

/** Tells the address for failures, at most once a day, in German and English: nobody's language is known. */
const sendFailure = (tx: Tx, to: string, { kind, error, siteUrl }: FailedRun, now: Date): Promise<void> =>
  sendMail(
    tx,
    {
      key: `backup-failed:${kind}:${dayInVienna(now)}`,
      to: toAddress(to),
      content: {
        locale: 'de',
        subject: subjects[kind],
        greeting: siteUrl,
        paragraphs: [
          error,
          'Der nächste Versuch folgt von selbst. Die Übersicht des Büros zeigt die letzte gute Sicherung; npm run doctor prüft die Installation.',
          'The next attempt follows by itself. The dashboard of the office shows the last good backup; npm run doctor checks the installation.',
        ],
      },
    },
    now,
  )

const KEEP_RUNS_MS = 400 * 24 * 3_600_000

export interface BackupContext {
  config: Config
  db: Db
  url: string
  clock: Clock
  files: FileStore
}

const settingsOf = ({ config }: BackupContext) => {
  if (!config.backup) throw new Error('Backups are off')
  return { ...config.backup, place: archivePlace(config.backup.place, config.dataDir) }
}

/** Records the run and what came of it. */
const record = async (
  { db, clock, config }: BackupContext,
  kind: RunKind,
  work: () => Promise<{ archive: string; size_bytes?: number }>,
) => {
  const id = await startRun(db, kind, clock.now())
  try {
    const made = await work()
    await endRun(db, id, clock.now(), made)
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : String(cause)
    await db.transaction().execute(async tx => {
      await endRun(tx, id, clock.now(), { error })
      const { alertEmail, siteUrl } = config
      if (alertEmail) await sendFailure(tx, alertEmail, { kind, error, siteUrl }, clock.now())
    })
    throw new StartRefusal(error, { cause })
  }
}

/** Makes an archive, then removes those that are kept no longer. */
const backUp = (context: BackupContext) =>
  record(context, 'backup', async () => {
    const { db, url, files, clock } = context
    const { place, keep } = settingsOf(context)
    const now = clock.now()
    const archive = archiveName(now)
    const size_bytes = await place.save(archive, target => writeBackup({ url, files, target, now }))
    const found = (await place.list()).flatMap(name => {
      const moment = momentOf(name)
      return moment ? [{ name, moment }] : []
    })
    const kept = archivesToKeep(
      found.map(({ moment }) => moment),
      now,
      keep,
    )
    for (const { name, moment } of found) if (!kept.has(moment)) await place.remove(name)
    await deleteRunsBefore(db, new Date(now.getTime() - KEEP_RUNS_MS))
    return { archive, size_bytes }
  })

/** Restores the newest archive into a database of its own, or reads it where none can be created. */
const check = async (context: BackupContext, archive: string) => {
  const { url, config } = context
  const { place } = settingsOf(context)
  const server = { url, embeddedIn: config.databaseUrl ? undefined : config.dataDir }
  const kind = (await mayCreateDatabase(server)) ? 'restore_check' : 'read_check'
  await record(context, kind, () =>
    place.open(archive, async path => {
      await (kind === 'restore_check' ? restoreOnTrial(server, path) : verifyArchive(path))
      return { archive }
    }),
  )
}

const dueNow = async (context: BackupContext) => {
  const { backup, check } = triesOf(await lastRuns(context.db))
  const now = context.clock.now()
  return { backup: isBackupDue(now, settingsOf(context).at, backup), check: isCheckDue(now, check) }
}

/**
 * Makes the backup that is due and checks one that is due, or what `force` says, unless another process is at it.
 * Returns whether this process could.
 */
export const runBackups = (
  context: BackupContext,
  force?: { backup: boolean; check: boolean },
): Promise<boolean> =>
  withJobLock(context.url, 'backup', async () => {
    await endInterrupted(context.db, context.clock.now())
    await settingsOf(context).place.removePartial()
    const due = force ?? (await dueNow(context))
    if (due.backup) await backUp(context)
    const { good_archive } = await lastRuns(context.db)
    if (due.check && good_archive) await check(context, good_archive)
  })

/** For a timer: asks for the lock only if something is due. */
export const runDueBackups = async (context: BackupContext): Promise<void> => {
  if (!context.config.backup) return
  const due = await dueNow(context)
  if (due.backup || due.check) await runBackups(context)
}
