export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 50)

/** Formats the median and the interquartile range. */
export const spread = (values: readonly number[]): string => {
  const [low, middle, high] = [25, 50, 75].map(percent => percentile(values, percent).toFixed(2))
  return `${middle} (${low} - ${high})`
}

export const milliseconds = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`
