import type { Tx } from '../../db/connection.ts'
import { dayInVienna } from '../clock.ts'
import { toAddress } from '../mail/recipient.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { RunKind } from './queries.ts'

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
export const sendFailure = (
  tx: Tx,
  to: string,
  { kind, error, siteUrl }: FailedRun,
  now: Date,
): Promise<void> =>
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
