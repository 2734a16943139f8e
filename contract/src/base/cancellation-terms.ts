// The shares of a price that stay due after a cancellation. Without zod: the browser calculates with it, too.

/** At least this many days before the start, this share of the price stays due. */
interface CancellationStep {
  least_days: number
  percent: number
}

export interface CancellationTerms {
  /** The most days first. */
  steps: readonly CancellationStep[]
  /** After the last step. */
  last_percent: number
}

/** The steps of an academy until the office sets others; the columns have the same defaults. */
export const defaultWithdrawalTerms: CancellationTerms = {
  steps: [
    { least_days: 21, percent: 20 },
    { least_days: 8, percent: 50 },
  ],
  last_percent: 100,
}
export const defaultLodgingTerms: CancellationTerms = {
  steps: [{ least_days: 8, percent: 50 }],
  last_percent: 80,
}

/** Returns the share that stays due this many days before the start. */
const percentAt = ({ steps, last_percent }: CancellationTerms, days: number): number =>
  steps.find(({ least_days }) => days >= least_days)?.percent ?? last_percent

/** The lowest share that the terms know: that of somebody who cancels early. */
export const lowestPercent = ({ steps, last_percent }: CancellationTerms): number =>
  steps[0]?.percent ?? last_percent

/** Whether there is a day on which cancelling costs more than before. */
export const areWorse = (before: CancellationTerms, after: CancellationTerms): boolean => {
  // The share changes at the steps only, so these days show every difference.
  const days = [...before.steps, ...after.steps].flatMap(({ least_days }) => [least_days, least_days - 1])
  return [0, ...days].some(day => percentAt(after, day) > percentAt(before, day))
}

/** Returns the index of the first step that is out of order, or undefined: fewer days, never a lower share. */
export const misplacedStep = ({ steps, last_percent }: CancellationTerms): number | undefined => {
  const index = steps.findIndex(({ least_days, percent }, place) => {
    const next = steps[place + 1]
    return least_days <= (next?.least_days ?? 0) || percent > (next?.percent ?? last_percent)
  })
  return index < 0 ? undefined : index
}
