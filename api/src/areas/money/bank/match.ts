import type { MatchReason } from '@academy/contract/money/bank/schemas'
import { type Evidence, evidenceOf, type MatchIndex, type MatchLine } from './match-evidence.ts'
import { matchIncoming, recordedBy } from './match-payment.ts'
import type { Proposal } from './proposal.ts'

const MAX_PROPOSALS = 5

const weights: Record<MatchReason, number> = {
  reference: 100,
  reference_in_text: 95,
  invoice_number: 70,
  refund_account: 60,
  name_in_text: 50,
  payer_name: 45,
  known_account: 40,
  last_name: 15,
  amount: 40,
  amount_sum: 35,
  amount_less: 0,
  amount_more: 0,
  same_day: 5,
  already_paid: -10,
  invoice_cancelled: -10,
  contradiction: -20,
}

const weightOf = ({ kind, reasons }: Proposal) =>
  reasons.reduce((sum, reason) => sum + weights[reason], kind === 'recorded' ? 10 : 0)

/** Money that came back: the entry of the same amount in the other direction, of the same person. */
const returned = (line: MatchLine, evidence: Evidence, { known }: MatchIndex): Proposal[] => {
  const cents = line.direction === 'out' ? line.amount_cents : -line.amount_cents
  const named = new Map([...evidence.invoices].map(([invoice, reason]) => [invoice.account_id, reason]))
  return known.entries
    .filter(entry => entry.amount_cents === cents && entry.paid_on <= line.booked_on)
    .map(({ payment_id, account_id, party_iban }) => {
      const reference = named.get(account_id)
      const reasons: MatchReason[] = [
        ...(reference ? [reference] : []),
        ...(evidence.people.get(account_id) ?? []),
        ...(party_iban && party_iban === line.party_iban ? (['known_account'] as const) : []),
      ]
      return { payment_id, reasons: [...new Set(reasons)] }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ payment_id, reasons }) => ({
      kind: 'undo' as const,
      payment_id,
      reasons: ['amount' as const, ...reasons],
      // Undoing can take an application from its teacher again, so somebody looks at it.
      is_sure: false,
    }))
}

/** Credit that the association has paid out. */
const refunded = (line: MatchLine, evidence: Evidence, { known }: MatchIndex): Proposal[] => {
  const named = new Map([...evidence.invoices].map(([invoice, reason]) => [invoice.account_id, reason]))
  return known.people
    .filter(({ credit_cents }) => credit_cents >= line.amount_cents)
    .flatMap(({ account_id, refund_iban, credit_cents }) => {
      const isToAccount = refund_iban !== null && refund_iban === line.party_iban
      const reference = named.get(account_id)
      const reasons: MatchReason[] = [
        ...(isToAccount ? (['refund_account'] as const) : []),
        ...(reference ? [reference] : []),
        ...(evidence.people.get(account_id) ?? []),
      ]
      if (reasons.length === 0) return []
      const isWhole = credit_cents === line.amount_cents
      const amount: MatchReason = isWhole ? 'amount' : 'amount_less'
      return [
        {
          kind: 'refund' as const,
          account_id,
          reasons: [amount, ...reasons],
          is_sure: isToAccount && isWhole,
        },
      ]
    })
}

const matchOutgoing = (line: MatchLine, evidence: Evidence, index: MatchIndex): Proposal[] => {
  const recorded = recordedBy(line, evidence, index)
  return recorded.length > 0 ? recorded : refunded(line, evidence, index)
}

/** What may be done with a line, the most likely first. At most the first one is sure. */
export const matchLine = (line: MatchLine, index: MatchIndex): Proposal[] => {
  const evidence = evidenceOf(line, index)
  const match = line.is_return ? returned : line.direction === 'in' ? matchIncoming : matchOutgoing
  const found = match(line, evidence, index)
  const sorted = found.sort((one, other) => weightOf(other) - weightOf(one)).slice(0, MAX_PROPOSALS)
  const isTied = sorted.length > 1 && weightOf(sorted[0] as Proposal) === weightOf(sorted[1] as Proposal)
  return sorted.map((proposal, place) => ({
    ...proposal,
    is_sure: proposal.is_sure && place === 0 && !isTied,
  }))
}
