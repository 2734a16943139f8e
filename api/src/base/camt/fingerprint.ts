import { createHash } from 'node:crypto'
import type { ReadLine } from './entries.ts'
import type { StatementLine } from './statement.ts'

const hash = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

// Exports of one bank differ in line breaks and spaces.
const compact = (text: string) => text.replace(/\s/g, '')

/**
 * What identifies a line whatever file it comes in: the bank's reference, or all that is known of the
 * transaction. `NtryRef` counts the entries of a file, so it is no part of this.
 */
const identityOf = (iban: string, line: ReadLine) => {
  const booked = [iban, line.booked_on, line.direction, line.amount_cents]
  if (line.bank_reference && line.batch_size === 1) return [...booked, line.bank_reference]
  const { bank_reference, transaction_id, end_to_end_id, party_iban, references } = line
  return [
    ...booked,
    bank_reference,
    transaction_id,
    end_to_end_id,
    party_iban,
    compact(line.party_name),
    references,
    compact(line.remittance),
  ]
}

/**
 * Adds the fingerprints of the lines of one statement. Lines that are equal in everything are numbered, so
 * that two such payments stay two.
 */
export const withFingerprints = (iban: string, lines: ReadLine[]): StatementLine[] => {
  const seen = new Map<string, number>()
  return lines.map(({ transaction_id, batch_size, ...line }) => {
    const identity = identityOf(iban, { ...line, transaction_id, batch_size })
    const key = JSON.stringify(identity)
    const occurrence = seen.get(key) ?? 0
    seen.set(key, occurrence + 1)
    return { ...line, fingerprint: hash([...identity, occurrence]) }
  })
}
