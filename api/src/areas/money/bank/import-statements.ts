import { isCalendarDay } from '@academy/contract/base/days'
import { fieldMessages } from '@academy/contract/messages'
import * as contract from '@academy/contract/money/bank/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { audit } from '../../../base/audit.ts'
import { readStatements } from '../../../base/camt/read-statements.ts'
import type { Statement } from '../../../base/camt/statement.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { dayText } from '../../../base/formats.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import { lockBankImports } from '../../../db/advisory-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockPayable } from '../payments/insert-entry.ts'
import { bookLineIn, type LineBooking } from './book-line-in.ts'
import { findClosingBalances, insertImport, insertNewLines, insertStatements } from './import-queries.ts'
import type { Proposal } from './proposal.ts'
import { propose } from './propose.ts'
import { type FoundLine, findImports, findLinesById, findSettings } from './queries.ts'
import { balanceWarnings, fileLimits, statementProblem } from './rules.ts'

interface Actor {
  actor_id: number | null
  now: Date
}

const bookingOf = (proposal: Proposal): LineBooking => ({ wanted: [], ...proposal })

const isOther = ({ kind }: Proposal) => kind !== 'payment'

const sureOf = async (tx: Tx, lines: readonly FoundLine[]) => {
  const { proposals } = await propose(tx, lines)
  return lines.flatMap((line, index) => {
    const sure = proposals[index]?.find(({ is_sure }) => is_sure)
    return sure ? [{ line, proposal: sure }] : []
  })
}

/** What these payments may count on is locked at once, as several bookings in one transaction need it. */
const payableOf = (sure: readonly { proposal: Proposal }[]) => {
  const payments = sure.flatMap(({ proposal }) => (proposal.kind === 'payment' ? [proposal] : []))
  return {
    account_ids: payments.map(({ account_id }) => account_id),
    invoice_ids: payments.flatMap(({ wanted }) => wanted.map(({ invoice_id }) => invoice_id)),
  }
}

/** What a booking uses up, so that two lines of one file do not pay the same invoice. */
const claimsOf = (proposal: Proposal): string[] => {
  if (proposal.kind === 'payment') return proposal.wanted.map(({ invoice_id }) => `invoice ${invoice_id}`)
  return ['account_id' in proposal ? `refund ${proposal.account_id}` : `entry ${proposal.payment_id}`]
}

const isSame = (one: Proposal, other: Proposal | undefined) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Books the lines that leave no doubt. They are matched again under the lock: somebody may have entered the same
 * money by hand in the meantime.
 */
const bookSure = async (services: Services, tx: Tx, line_ids: number[], actor: Actor): Promise<void> => {
  const candidates = await sureOf(tx, await findLinesById(tx, line_ids))
  await lockPayable(tx, payableOf(candidates))
  const sure = await sureOf(
    tx,
    candidates.map(({ line }) => line),
  )
  const taken = new Set<string>()
  // Others lock credit, which comes after the invoices.
  const paymentsFirst = sure.toSorted(
    (one, other) => Number(isOther(one.proposal)) - Number(isOther(other.proposal)),
  )
  for (const { line, proposal } of paymentsFirst) {
    const before = candidates.find(candidate => candidate.line.id === line.id)
    // Another proposal than the one whose invoices are locked is left for a look.
    if (!isSame(proposal, before?.proposal)) continue
    const claims = claimsOf(proposal)
    if (claims.some(claim => taken.has(claim))) continue
    for (const claim of claims) taken.add(claim)
    await bookLineIn(services, tx, line, bookingOf(proposal), actor)
  }
}

interface NewImport {
  file_name: string
  statements: readonly Statement[]
  actor_id: number | null
  now: Date
}

const MAX_NAME = 200

/**
 * Stores the lines that no earlier file had, and books what is sure if the office wants that. Returns the id of
 * the import; undefined if nothing is new.
 */
export const storeImport = async (
  services: Services,
  tx: Tx,
  { file_name, statements, actor_id, now }: NewImport,
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
  if (books_sure) await bookSure(services, tx, ids, { actor_id, now })
  return { import_id, known_count }
}

/** Reads a file and stores all of it, or nothing. */
export const importStatements = serve(
  contract.importStatements,
  async (services, { body, user, locale, now }) => {
    const { db } = services
    const { path, name } = receivedFile(body.statement_file)
    const refuse = (code: keyof typeof fieldMessages, found: string, file = '') => {
      const shown = isCalendarDay(found) ? dayText(found, locale) : found
      const message = `${file && `${file}: `}${fieldMessages[code][locale].replace('{found}', () => shown)}`
      throw problem('invalid_input', { errors: { statement_file: [message] } })
    }
    await guard(db, fileLimits(user.id))
    const result = await readStatements(path)
    if ('problem' in result) return refuse(result.problem, result.found, result.file)
    const { statements } = result
    const wrong = statementProblem(statements, (await loadAssociation(db)).iban, dayInVienna(now))
    if (wrong) return refuse(wrong.problem, wrong.found)
    const file = { file_name: name, statements, actor_id: user.id, now }
    const { import_id, known_count } = await db.transaction().execute(tx => storeImport(services, tx, file))
    const [imported = null] = import_id === undefined ? [] : await findImports(db, import_id)
    return { imported, known_count }
  },
)
