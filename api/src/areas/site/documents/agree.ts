import type { Locale } from '@academy/contract/base/locale'
import { fieldMessages } from '@academy/contract/messages'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { problem } from '../../../base/problem.ts'
import type { Tx } from '../../../db/connection.ts'
import { shareDocuments } from '../../../db/locks.ts'
import { findCurrentVersions } from './queries.ts'

interface Agreement {
  name: DocumentName
  /** The checkbox. */
  field: string
  /** The version that the form has shown; undefined for clients that do not send it. */
  shown: number | undefined
}

interface Moment {
  today: string
  locale: Locale
  /** Replaced only in tests that show why the lock is needed. */
  share?: (tx: Tx, names: string[]) => Promise<unknown>
}

/**
 * Returns the ids of the versions in force, by name; null where there is none. Refuses if a form has shown
 * another one. Nothing is published until the transaction ends.
 */
export const agreeToDocument = async (
  tx: Tx,
  agreements: readonly Agreement[],
  { today, locale, share = shareDocuments }: Moment,
) => {
  await share(
    tx,
    agreements.map(({ name }) => name),
  )
  const current = await findCurrentVersions(tx, today)
  const idOf = (name: DocumentName): number | null =>
    current.find(version => version.name === name)?.id ?? null
  const changed = agreements.filter(({ name, shown }) => shown !== undefined && shown !== idOf(name))
  if (changed.length > 0)
    throw problem('document_changed', {
      errors: Object.fromEntries(
        changed.map(({ field }) => [field, [fieldMessages.DOCUMENT_CHANGED[locale]]]),
      ),
    })
  return idOf
}
