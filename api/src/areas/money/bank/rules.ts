import { eurosOf } from '@academy/contract/base/money'
import type { StatementWarning } from '@academy/contract/money/bank/schemas'
import type { Statement, StatementBalance } from '../../../base/camt/statement.ts'
import type { Limit } from '../../../base/rate-limit.ts'

/** Why a file that could be read is refused, and what was found in it. */
export const statementProblem = (statements: readonly Statement[], ownIban: string, today: string) => {
  if (!ownIban) return { problem: 'BANK_NO_IBAN' as const, found: '' }
  const other = statements.find(({ iban }) => iban !== ownIban)
  if (other) return { problem: 'BANK_OTHER_ACCOUNT' as const, found: other.iban }
  const early = statements.flatMap(({ lines }) => lines).find(({ booked_on }) => booked_on > today)
  return early && { problem: 'BANK_FUTURE' as const, found: early.booked_on }
}

const sumOf = ({ lines }: Statement) =>
  lines.reduce(
    (sum, { amount_cents, direction }) => sum + (direction === 'in' ? amount_cents : -amount_cents),
    0,
  )

const sumWarning = (statement: Statement): StatementWarning[] => {
  const { opening, closing, statement_id } = statement
  if (!opening || !closing) return []
  const expected = opening.cents + sumOf(statement)
  if (expected === closing.cents) return []
  return [{ code: 'sum', statement_id, expected: eurosOf(expected), found: eurosOf(closing.cents) }]
}

/** The last balance before a statement. Statements that overlap with it are not compared. */
const balanceBefore = (closings: readonly StatementBalance[], { opening, closing }: Statement) => {
  const end = closing?.on ?? opening?.on ?? ''
  const earlier = closings.filter(({ on }) => on < end || (on === end && on === opening?.on))
  const last = earlier.reduce<string>((latest, { on }) => (on > latest ? on : latest), '')
  return { last, balances: earlier.filter(({ on }) => on === last).map(({ cents }) => cents) }
}

/**
 * Compares the balances of statements with each other and with those that are known: a gap says that a
 * statement in between is missing. A statement that has lines of an earlier one continues it, whatever its balances.
 */
export const balanceWarnings = (
  statements: readonly Statement[],
  known: readonly StatementBalance[],
  newLines: ReadonlySet<string>,
): StatementWarning[] => {
  const sorted = statements.toSorted((one, other) =>
    (one.closing?.on ?? '').localeCompare(other.closing?.on ?? ''),
  )
  const closings = [...known]
  const seen = new Set<string>()
  return sorted.flatMap(statement => {
    const { opening, closing, statement_id, lines } = statement
    const { last, balances } = balanceBefore(closings, statement)
    const overlaps = lines.some(({ fingerprint }) => !newLines.has(fingerprint) || seen.has(fingerprint))
    for (const { fingerprint } of lines) seen.add(fingerprint)
    if (closing) closings.push(closing)
    const found = sumWarning(statement)
    const [expected] = balances
    if (!opening || expected === undefined || opening.on < last || overlaps) return found
    if (balances.includes(opening.cents)) return found
    return [
      { code: 'gap', statement_id, expected: eurosOf(expected), found: eurosOf(opening.cents) },
      ...found,
    ]
  })
}

export const fileLimits = (account_id: number): Limit[] => [
  { name: 'bank-statement', subject: String(account_id), max: 120, seconds: 3600 },
]
