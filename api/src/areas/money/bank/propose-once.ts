import { matchLine } from './match.ts'
import { indexOf, type Known, type MatchLine } from './match-evidence.ts'
import { isWeak, type Proposal } from './proposal.ts'

interface Matched {
  id: number
  line: MatchLine
  proposals: Proposal[]
}

/** Whether what a proposal uses up is still there. */
const isLeft = (known: Known, { amount_cents }: MatchLine, proposal: Proposal): boolean => {
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
const after = (known: Known, { amount_cents }: MatchLine, proposal: Proposal): Known => {
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

const rankOf = ({ proposals: [first] }: Matched) => (first?.is_sure ? 0 : first && isWeak(first) ? 2 : 1)

/**
 * Lets no two lines propose the same money first: the surest line keeps its proposal, of equal ones the earliest.
 * The others are matched with what would be left.
 */
export const proposeOnce = (known: Known, lines: readonly Matched[]): Matched[] => {
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
