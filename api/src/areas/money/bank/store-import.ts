import { audit } from '../../../base/audit.ts'
import type { Statement } from '../../../base/camt/statement.ts'
import type { Services } from '../../../base/services.ts'
import { lockBankImports } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { bookSure } from './book-sure.ts'
import { findClosingBalances, insertImport, insertNewLines, insertStatements } from './import-queries.ts'
import { findSettings } from './queries.ts'
import { balanceWarnings } from './rules.ts'

interface NewImport {
  file_name: string
  statements: readonly Statement[]
  actor_id: number | null
  now: Date
  /** Overridable to show in a test that the lock is needed. */
  lockPayable?: Parameters<typeof bookSure>[4]
}

const MAX_NAME = 200

/**
 * Stores the lines that no earlier file had, and books what is sure if the office wants that. Returns the id of
 * the import; undefined if nothing is new.
 */
export const storeImport = async (
  services: Services,
  tx: Tx,
  { file_name, statements, actor_id, now, lockPayable }: NewImport,
): Promise<{ import_id: number | undefined; known_count: number }> => {
  await lockBankImports(tx)
  const closings = await findClosingBalances(tx, statements[0]?.iban ?? '')
  const fresh = await insertNewLines(tx, statements)
  const all = new Set(statements.flatMap(({ lines }) => lines.map(({ fingerprint }) => fingerprint)))
  const known_count = all.size - fresh.length
  if (fresh.length === 0) return { import_id: undefined, known_count }
  const import_id = await insertImport(tx, {
    file_name: file_name.slice(-MAX_NAME),
    new_count: fresh.length,
    known_count,
    warnings: balanceWarnings(statements, closings, new Set(fresh.map(({ fingerprint }) => fingerprint))),
    imported_at: now,
    imported_by: actor_id,
  })
  const ids = fresh.map(({ id }) => id)
  await insertStatements(tx, import_id, statements, ids)
  const details = { file_name: file_name.slice(-MAX_NAME), count: fresh.length }
  await audit(tx, { at: now, action: 'bank_statement_imported', actor_id: actor_id ?? undefined, details })
  const { books_sure } = await findSettings(tx)
  if (books_sure) await bookSure(services, tx, ids, { actor_id, now }, lockPayable)
  return { import_id, known_count }
}
