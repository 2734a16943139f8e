/** The question that an address names, counted from 1; the first one unless it says it well. */
export const stepAt = (wanted: string | undefined, count: number): number => {
  const step = Number(wanted)
  return Number.isInteger(step) && step >= 1 && step <= count ? step : 1
}
