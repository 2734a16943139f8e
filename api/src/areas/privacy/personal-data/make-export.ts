import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Locale } from '@academy/contract/base/locale'
import { retentionRules } from '@academy/contract/base/retention'
import { removeFiles, removeOrphans } from '../../../base/files/remove-files.ts'
import { hourText } from '../../../base/formats.ts'
import { greeting } from '../../../base/mail/mail-content.ts'
import { sendMail, toAccount } from '../../../base/mail/send-mail.ts'
import { countDeleted, periodAfter } from '../../../base/retention.ts'
import type { Services } from '../../../base/services.ts'
import type { Tx } from '../../../db/connection.ts'
import { providePdf } from '../../money/index.ts'
import { writeArchive } from './archive.ts'
import {
  asSnapshot,
  deleteExpired,
  findInvoicesWithoutPdf,
  findName,
  findUsedKeys,
  isLastAttempt,
  markFailed,
  markReady,
  saveProgress,
  type TakenExport,
  type ToldPerson,
  takeRequest,
} from './queries.ts'

interface ReadyExport extends ToldPerson {
  locale: Locale
  expires_at: Date
  siteUrl: string
}

const texts = {
  de: {
    subject: 'Ihre Daten sind bereit',
    paragraphs: (until: string) => [
      'Das Archiv mit allem, was wir über Sie gespeichert haben, ist fertig: eine Seite zum Lesen, dieselben Daten für Programme, und Ihre Dateien.',
      `Sie können es bis ${until} herunterladen; danach wird es gelöscht. Dazu loggen Sie sich bitte ein.`,
      'Haben Sie das Archiv nicht angefordert? Dann ändern Sie bitte Ihr Passwort.',
    ],
    label: 'Zu Ihren Daten',
  },
  en: {
    subject: 'Your data is ready',
    paragraphs: (until: string) => [
      'The archive with everything that we have stored about you is ready: a page to read, the same data for programs, and your files.',
      `You can download it until ${until}; then it will be deleted. Please log in to do so.`,
      'Did you not ask for the archive? Then please change your password.',
    ],
    label: 'Go to your data',
  },
} satisfies Record<Locale, { subject: string; paragraphs: (until: string) => string[]; label: string }>

/** Tells a person that the archive is ready. The link leads to a page that needs a login. */
const tellReady = (
  tx: Tx,
  { account_id, email, first_name, locale, expires_at, siteUrl }: ReadyExport,
  now: Date,
): Promise<void> => {
  const { subject, paragraphs, label } = texts[locale]
  return sendMail(
    tx,
    {
      key: `data-export:${account_id}:${now.getTime()}`,
      to: toAccount(account_id, email),
      content: {
        locale,
        subject,
        greeting: greeting[locale](first_name),
        paragraphs: paragraphs(hourText(expires_at, locale)),
        action: { label, url: `${siteUrl}/user/personal-data` },
      },
    },
    now,
  )
}

/** When an archive is deleted. */
const expiryOf = (finished: Date): Date => periodAfter(finished, retentionRules.exports.period)

export const sweepExports = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> => {
  const keys = await deleteExpired(db, now)
  await countDeleted(db, now, { exports: keys.length })
  await removeFiles(files, keys)
  await removeOrphans(files, 'exports/', keys => findUsedKeys(db, keys))
}

type ExportServices = Pick<Services, 'db' | 'files' | 'clock' | 'config'>

/** Writes the archive to the file store while it is read from the database. */
const store = async ({ db, files, clock }: ExportServices, taken: TakenExport) => {
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
    const content = Readable.from(writeArchive(tx, files, request), { objectMode: false })
    return files.put(key, content, { type: 'application/zip', name: 'personal-data.zip' })
  })
  return { key, size }
}

const finish = async (
  { db, clock, config }: ExportServices,
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
export const makeNextExport = async (services: ExportServices): Promise<boolean> => {
  const { db, files, clock } = services
  const taken = await takeRequest(db)
  if (!taken) return false
  if (isLastAttempt(taken)) {
    await markFailed(db, taken, clock.now())
    return true
  }
  try {
    const file = await store(services, taken)
    // Another process has taken over after the lease: its archive counts.
    if (!(await finish(services, taken, file))) await files.remove(file.key)
  } catch (error) {
    await markFailed(db, taken, clock.now())
    throw error
  }
  return true
}
