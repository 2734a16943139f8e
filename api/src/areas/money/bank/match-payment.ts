import { daysBetween } from '@academy/contract/base/days'
import type { MatchReason } from '@academy/contract/money/bank/schemas'
import {
  amountReason,
  divide,
  type Evidence,
  isNamed,
  isPaidBy,
  type KnownInvoice,
  type MatchIndex,
  type MatchLine,
  selectionsOf,
} from './match-evidence.ts'
import type { Proposal } from './proposal.ts'

/** Entries by hand may have the day of the transfer or that of the statement. */
const MAX_DAYS_APART = 10
const MAX_PEOPLE = 3

type Payment = Extract<Proposal, { kind: 'payment' }>

const openOf = ({ openOf }: MatchIndex, account_ids: Iterable<number>): KnownInvoice[] =>
  [...account_ids].flatMap(id => openOf.get(id) ?? [])

const peopleOf = (invoices: readonly KnownInvoice[]) => [
  ...new Set(invoices.map(({ account_id }) => account_id)),
]

/** The payer, if it is one of them: the rest becomes credit of that account. */
const ownerOf = (account_ids: readonly number[], { people }: Evidence): number => {
  const payer = account_ids.find(
    id => people.get(id)?.has('payer_name') || people.get(id)?.has('known_account'),
  )
  return payer ?? account_ids[0] ?? 0
}

interface Draft {
  invoices: readonly KnownInvoice[]
  account_ids: readonly number[]
  reasons: MatchReason[]
  is_sure: boolean
}

const paymentOf = (
  line: MatchLine,
  evidence: Evidence,
  { invoices, account_ids, reasons, is_sure }: Draft,
): Payment => {
  const names = account_ids.flatMap(id => [...(evidence.people.get(id) ?? [])])
  return {
    kind: 'payment',
    account_id: ownerOf(account_ids, evidence),
    ...divide(invoices, line.amount_cents),
    reasons: [...new Set([...reasons, ...names])],
    is_sure,
  }
}

const settledReasons = (named: readonly KnownInvoice[]): MatchReason[] =>
  named
    .filter(({ outstanding_cents }) => outstanding_cents === 0)
    .map(({ is_cancelled }) => (is_cancelled ? 'invoice_cancelled' : 'already_paid'))

/** Proposals for a line that names invoices by reference or number. */
const byInvoices = (line: MatchLine, evidence: Evidence, index: MatchIndex): Payment[] => {
  const named = [...evidence.invoices.keys()]
  if (named.length === 0) return []
  const open = named.filter(invoice => invoice.outstanding_cents > 0)
  const account_ids = peopleOf(named)
  const reasons: MatchReason[] = [...evidence.invoices.values(), ...settledReasons(named)]
  const draft = (invoices: readonly KnownInvoice[], more: MatchReason[], is_sure = false) =>
    paymentOf(line, evidence, { invoices, account_ids, reasons: [...reasons, ...more], is_sure })

  if (isPaidBy(open, line.amount_cents)) {
    const isCertain = (invoice: KnownInvoice) =>
      evidence.invoices.get(invoice) !== 'invoice_number' || isNamed(evidence.people.get(invoice.account_id))
    const is_sure = open.length === named.length && named.every(isCertain)
    return [draft(open, [amountReason(open, line.amount_cents)], is_sure)]
  }
  const others = openOf(index, account_ids)
  const [sum] = selectionsOf(others, line.amount_cents).filter(chosen =>
    open.every(one => chosen.includes(one)),
  )
  const [part] = selectionsOf(open, line.amount_cents)
  if (sum) return [draft(sum, [amountReason(sum, line.amount_cents)])]
  if (part) return [draft(part, [amountReason(part, line.amount_cents), 'contradiction'])]
  if (open.length === 0) return [draft(others, [])]
  const rest = others.filter(invoice => !open.includes(invoice))
  const first = divide(open, line.amount_cents)
  const then = divide(rest, first.credit_cents)
  const less = draft([], [amountReason(open, line.amount_cents)])
  return [{ ...less, wanted: [...first.wanted, ...then.wanted], credit_cents: then.credit_cents }]
}

/** A proposal for these people together; undefined if nothing of theirs comes to the amount. */
const exact = (
  line: MatchLine,
  evidence: Evidence,
  index: MatchIndex,
  account_ids: number[],
): Payment | undefined => {
  const selections = selectionsOf(openOf(index, account_ids), line.amount_cents).filter(chosen =>
    account_ids.every(id => chosen.some(invoice => invoice.account_id === id)),
  )
  const [best] = selections
  if (!best) return undefined
  const isKnown = account_ids.every(id => {
    const reasons = evidence.people.get(id)
    return reasons?.has('known_account') && (reasons.has('payer_name') || reasons.has('name_in_text'))
  })
  return paymentOf(line, evidence, {
    invoices: best,
    account_ids,
    reasons: [amountReason(best, line.amount_cents)],
    is_sure: isKnown && selections.length === 1,
  })
}

const byPeople = (line: MatchLine, evidence: Evidence, index: MatchIndex): Payment[] => {
  const owing = [...evidence.people.keys()].filter(id => index.openOf.has(id))
  const named = owing.filter(id => evidence.people.get(id)?.has('name_in_text'))
  const together =
    named.length > 1 && named.length <= MAX_PEOPLE ? exact(line, evidence, index, named) : undefined
  const fitting = owing.flatMap(id => exact(line, evidence, index, [id]) ?? [])
  const others = owing
    .filter(id => !fitting.some(({ account_id }) => account_id === id))
    .map(id => {
      const invoices = openOf(index, [id])
      const reasons: MatchReason[] = [amountReason(invoices, line.amount_cents)]
      return paymentOf(line, evidence, { invoices, account_ids: [id], reasons, is_sure: false })
    })
  return [...(together ? [together] : []), ...fitting, ...others]
}

/** Without any name a proposal is a guess, so it is made only while few invoices have that amount. */
const byAmount = (line: MatchLine, evidence: Evidence, { known }: MatchIndex): Payment[] => {
  const equal = known.invoices.filter(({ outstanding_cents }) => outstanding_cents === line.amount_cents)
  if (equal.length > MAX_PEOPLE) return []
  return equal.map(invoice =>
    paymentOf(line, evidence, {
      invoices: [invoice],
      account_ids: [invoice.account_id],
      reasons: ['amount'],
      is_sure: false,
    }),
  )
}

/** Entries made by hand that this line may prove. */
export const recordedBy = (line: MatchLine, evidence: Evidence, { known }: MatchIndex): Proposal[] => {
  const cents = line.direction === 'in' ? line.amount_cents : -line.amount_cents
  const named = new Set([...evidence.invoices.keys()].map(({ account_id }) => account_id))
  const entries = known.entries.filter(
    entry =>
      entry.party_iban === null &&
      entry.amount_cents === cents &&
      Math.abs(daysBetween(line.booked_on, entry.paid_on)) <= MAX_DAYS_APART &&
      (named.has(entry.account_id) || evidence.people.has(entry.account_id)),
  )
  return entries.map(({ payment_id, account_id, paid_on }) => ({
    kind: 'recorded' as const,
    payment_id,
    reasons: [
      'amount' as const,
      ...[...evidence.invoices].filter(([one]) => one.account_id === account_id).map(([, reason]) => reason),
      ...(evidence.people.get(account_id) ?? []),
      ...(paid_on === line.booked_on ? ['same_day' as const] : []),
    ],
    is_sure: entries.length === 1 && (named.has(account_id) || isNamed(evidence.people.get(account_id))),
  }))
}

export const matchIncoming = (line: MatchLine, evidence: Evidence, index: MatchIndex): Proposal[] => {
  const payments = byInvoices(line, evidence, index)
  const isOpen = payments.some(({ wanted, credit_cents }) => wanted.length > 0 && credit_cents === 0)
  // An invoice that is open is not what an earlier entry was for.
  const recorded = evidence.invoices.size > 0 && isOpen ? [] : recordedBy(line, evidence, index)
  const named = payments.length > 0 ? payments : byPeople(line, evidence, index)
  const found = [...recorded, ...named]
  if (recorded.length > 0)
    return found.map(one => (one.kind === 'payment' ? { ...one, is_sure: false } : one))
  return found.length > 0 ? found : byAmount(line, evidence, index)
}
