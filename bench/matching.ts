import { matchLine } from '../api/src/areas/money/bank/match.ts'
import { indexOf } from '../api/src/areas/money/bank/match-evidence.ts'
import type { Proposal } from '../api/src/areas/money/bank/proposal.ts'
import { milliseconds } from './lib/figures.ts'
import type { Row } from './lib/row.ts'
import type { Transfer, Truth } from './lib/transfer-maker.ts'
import { makeTransfers } from './lib/transfers.ts'

export const name = 'Matching of made-up transfers'

const sameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every(id => other.includes(id))

const isRight = (proposal: Proposal | undefined, truth: Truth): boolean => {
  if (!proposal || proposal.kind !== truth.kind) return false
  if (proposal.kind === 'payment' && truth.kind === 'payment')
    return (
      truth.account_ids.includes(proposal.account_id) &&
      sameIds(
        proposal.wanted.map(({ invoice_id }) => invoice_id),
        truth.invoice_ids,
      )
    )
  if (proposal.kind === 'refund' && truth.kind === 'refund') return proposal.account_id === truth.account_id
  return 'payment_id' in proposal && 'payment_id' in truth && proposal.payment_id === truth.payment_id
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`

interface Result extends Transfer {
  proposals: Proposal[]
}

const rates = (
  what: string,
  results: Result[],
  proposed: (result: Result) => Proposal[],
  targets: [number, number],
): Row[] => {
  const meant = results.filter(({ truth }) => truth.kind !== 'none').length
  const made = results.filter(result => proposed(result).length > 0)
  const right = made.filter(result => proposed(result).some(one => isRight(one, result.truth))).length
  const [precision, recall] = [right / made.length, right / meant]
  const row = (name: string, value: number, target: number, text: string): Row => ({
    what: `${what}: ${name}`,
    measured: text,
    wanted: { value: `at least ${100 * target} %`, met: value >= target },
  })
  return [
    row('precision', precision, targets[0], `${share(right, made.length)} (${right} of ${made.length})`),
    row('recall', recall, targets[1], `${share(right, meant)} (${right} of ${meant})`),
  ]
}

export const run = async (): Promise<Row[]> => {
  const { known, transfers } = makeTransfers()
  const start = performance.now()
  const index = indexOf(known)
  const results = transfers.map(transfer => ({ ...transfer, proposals: matchLine(transfer.line, index) }))
  const took = performance.now() - start
  const kinds = [...new Set(transfers.map(({ what }) => what))]
  const ofKind = (kind: string): Row => {
    const all = results.filter(({ what }) => what === kind)
    const right = all.filter(({ proposals: [first], truth }) =>
      truth.kind === 'none' ? !first : isRight(first, truth),
    ).length
    const sure = all.filter(({ proposals: [first] }) => first?.is_sure).length
    return { what: `  ${kind}`, measured: `${right} of ${all.length} right, ${sure} sure` }
  }
  return [
    { what: 'transfers', measured: `${transfers.length}, in ${milliseconds(took)}` },
    ...rates('sure', results, ({ proposals }) => proposals.filter(one => one.is_sure), [1, 0.5]),
    ...rates('first proposal', results, ({ proposals }) => proposals.slice(0, 1), [0.97, 0.93]),
    ...rates('one of the proposals', results, ({ proposals }) => proposals, [0.97, 0.95]),
    ...kinds.map(ofKind),
  ]
}
