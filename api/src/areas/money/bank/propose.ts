import { setImmediate as pause } from 'node:timers/promises'
import { eurosOf } from '@academy/contract/base/money'
import { fullName } from '@academy/contract/base/names'
import type { BankProposal } from '@academy/contract/money/bank/schemas'
import type { Db, Tx } from '../../../db/connection.ts'
import { matchLine } from './match.ts'
import { indexOf, invoiceNumbersIn, type KnownRows, type MatchLine, referencesIn } from './match-evidence.ts'
import { isWeak, type Proposal } from './proposal.ts'
import { type FoundLine, findKnown } from './queries.ts'

interface MatchedLine {
  id: number
  line: MatchLine
  proposals: Proposal[]
}

/** Whether what a proposal uses up is still there. */
const isLeft = (known: KnownRows, { amount_cents }: MatchLine, proposal: Proposal): boolean => {
  if ('payment_id' in proposal)
    return known.entries.some(({ payment_id }) => payment_id === proposal.payment_id)
  if (proposal.kind === 'refund')
    return known.people.some(
      ({ account_id, credit_cents }) => account_id === proposal.account_id && credit_cents >= amount_cents,
    )
  return proposal.wanted.every(wanted =>
    known.invoices.some(
      ({ invoice_id, outstanding_cents }) =>
        invoice_id === wanted.invoice_id && outstanding_cents >= wanted.amount_cents,
    ),
  )
}

/** What would be known if the proposal were booked. */
const after = (known: KnownRows, { amount_cents }: MatchLine, proposal: Proposal): KnownRows => {
  if ('payment_id' in proposal)
    return { ...known, entries: known.entries.filter(({ payment_id }) => payment_id !== proposal.payment_id) }
  if (proposal.kind === 'refund')
    return {
      ...known,
      people: known.people.map(person =>
        person.account_id === proposal.account_id
          ? { ...person, credit_cents: person.credit_cents - amount_cents }
          : person,
      ),
    }
  const used = new Map(proposal.wanted.map(wanted => [wanted.invoice_id, wanted.amount_cents]))
  return {
    ...known,
    invoices: known.invoices.map(invoice => {
      const cents = used.get(invoice.invoice_id) ?? 0
      return cents === 0 ? invoice : { ...invoice, outstanding_cents: invoice.outstanding_cents - cents }
    }),
  }
}

const rankOf = ({ proposals: [first] }: MatchedLine) => (first?.is_sure ? 0 : first && isWeak(first) ? 2 : 1)

/**
 * Lets no two lines propose the same money first: the surest line keeps its proposal, of equal ones the earliest.
 * The others are matched with what would be left.
 */
export const proposeOnce = (known: KnownRows, lines: readonly MatchedLine[]): MatchedLine[] => {
  const inOrder = lines.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      one.line.booked_on.localeCompare(other.line.booked_on) ||
      one.id - other.id,
  )
  let left = known
  return inOrder.map(matched => {
    const { line } = matched
    const [wanted] = matched.proposals
    if (!wanted) return matched
    const proposals = isLeft(left, line, wanted) ? matched.proposals : matchLine(line, indexOf(left))
    const [first] = proposals
    if (first) left = after(left, line, first)
    return { ...matched, proposals }
  })
}

const LINES_AT_ONCE = 50

const matchable = (line: FoundLine): MatchLine => ({
  ...line,
  amount_cents: Math.abs(line.amount_cents),
  direction: line.amount_cents > 0 ? 'in' : 'out',
})

const textOf = ({ references, remittance, end_to_end_id }: FoundLine) =>
  [...references, remittance, end_to_end_id].join('\n')

/** Matches lines with what is known now. */
export const propose = async (db: Db | Tx, lines: readonly FoundLine[]) => {
  const since = lines.reduce((first, { booked_on }) => (booked_on < first ? booked_on : first), '9999-12-31')
  const known = await findKnown(db, {
    references: lines.flatMap(line => referencesIn(textOf(line))),
    numbers: lines.flatMap(line => invoiceNumbersIn(textOf(line))),
    since: lines.length > 0 ? since : '2000-01-01',
  })
  const index = indexOf(known)
  const proposals: Proposal[][] = []
  for (const line of lines) {
    // Other requests are served in between.
    if (proposals.length % LINES_AT_ONCE === LINES_AT_ONCE - 1) await pause()
    proposals.push(matchLine(matchable(line), index))
  }
  return { known, proposals }
}

/** Adds the names and numbers that people read. */
const described = (proposal: Proposal, known: KnownRows): BankProposal[] => {
  const nameOf = (account_id: number) => {
    const person = known.people.find(one => one.account_id === account_id)
    return person ? fullName(person) : ''
  }
  const { kind, reasons, is_sure } = proposal
  const common = { kind, reasons, is_sure, is_weak: isWeak(proposal), invoices: [], credit: 0, payment: null }
  if ('payment_id' in proposal) {
    const entry = known.entries.find(({ payment_id }) => payment_id === proposal.payment_id)
    if (!entry) return []
    const { payment_id: id, account_id, amount_cents, paid_on } = entry
    const payment = { id, amount: eurosOf(amount_cents), paid_on }
    return [{ ...common, account_id, full_name: nameOf(account_id), payment }]
  }
  const { account_id } = proposal
  const shown = { ...common, account_id, full_name: nameOf(account_id) }
  if (proposal.kind === 'refund') return [shown]
  const invoices = proposal.wanted.flatMap(({ invoice_id, amount_cents }) => {
    const invoice = known.invoices.find(one => one.invoice_id === invoice_id)
    if (!invoice) return []
    const { invoice_number } = invoice
    return [
      { invoice_id, invoice_number, full_name: nameOf(invoice.account_id), amount: eurosOf(amount_cents) },
    ]
  })
  return [{ ...shown, invoices, credit: eurosOf(proposal.credit_cents) }]
}

/** Lines as they are shown, the open ones with proposals. */
export const withProposals = async (db: Db, lines: readonly FoundLine[]) => {
  const open = lines.filter(({ state }) => state === 'open')
  const { known, proposals } = await propose(db, open)
  const shared = proposeOnce(
    known,
    open.map((line, index) => ({ id: line.id, line: matchable(line), proposals: proposals[index] ?? [] })),
  )
  const byId = new Map(shared.map(one => [one.id, one.proposals]))
  return lines.map(({ amount_cents, end_to_end_id, ...line }) => ({
    ...line,
    proposals: (byId.get(line.id) ?? []).flatMap(proposal => described(proposal, known)),
  }))
}
