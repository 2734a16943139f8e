import type { Locale, Localized } from '@academy/contract/base/locale'
import { fieldMessages } from '@academy/contract/messages'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { auditChange } from '../../../base/audit.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { storableJson } from '../../../db/expressions.ts'
import { lockDocumentRow, shareDocuments } from '../../../db/locks.ts'
import { countPublication, findCurrentVersions, findUsedKeys, insertVersion } from './queries.ts'

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
}

/**
 * Returns the ids of the versions in force, by name; null where there is none. Refuses if a form has shown
 * another one. Nothing is published until the transaction ends.
 */
export const agreeToDocument = async (
  tx: Tx,
  agreements: readonly Agreement[],
  { today, locale }: Moment,
) => {
  await shareDocuments(
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

/** A version as the office publishes it. */
export interface NewVersion extends Localized<'key'> {
  name: DocumentName
  /** The version of the document that it is based on. */
  version: number
  valid_from: string
  source: 'written' | 'uploaded'
  checksum: string
  content: object | null
  template: object | null
  actor_id: number
  now: Date
}

/** A version begins today or later: nobody agrees to something that began before it was published. */
export const refusePastDay = (valid_from: string, today: string, locale: Locale): void => {
  if (valid_from < today) throw invalidInput({ valid_from: 'DAY_PASSED' }, locale)
}

/** Locks a document that nobody has published or withdrawn since the given version. */
export const lockDocument = async (tx: Tx, name: DocumentName, version: number): Promise<void> => {
  const [document] = await lockDocumentRow(tx, name)
  requireVersion(document, version)
}

const insert = async (tx: Tx, today: string, { name, version, actor_id, now, ...wanted }: NewVersion) => {
  await lockDocument(tx, name, version)
  const before = (await findCurrentVersions(tx, today)).find(current => current.name === name)
  const { id } = await insertVersion(tx, {
    ...wanted,
    name,
    content: wanted.content && storableJson(wanted.content),
    template: wanted.template && storableJson(wanted.template),
    account_id: actor_id,
    created_at: now,
  })
  await countPublication(tx, name)
  const { valid_from, source, checksum } = wanted
  await auditChange(tx, {
    at: now,
    actor_id,
    action: 'document_published',
    subject: { document: name },
    before: before && {
      version_id: before.id,
      valid_from: before.valid_from,
      source: before.source,
      checksum: before.checksum,
    },
    after: { version_id: id, valid_from, source, checksum },
  })
}

/** Adds a version whose files are stored. `made` are those that were stored for it alone: they are removed if it fails. */
export const addVersion = async (
  { db, files, clock }: Services,
  wanted: NewVersion,
  made: readonly string[] = [],
): Promise<void> => {
  try {
    await db.transaction().execute(tx => insert(tx, clock.today(), wanted))
  } catch (error) {
    // A commit whose answer was lost may have succeeded.
    const used = await findUsedKeys(db, [...made]).catch(() => new Set(made))
    await removeFiles(
      files,
      made.filter(key => !used.has(key)),
    )
    throw error
  }
}
