/** About as many lines stand above zero, and as many below it if there is something. */
const LINES = 4

/** Returns a round step, so that about `LINES` of them reach the figure. Figures are whole numbers, so it is one at least. */
const stepFor = (highest: number): number => {
  const raw = highest / LINES
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor = [1, 2, 5, 10].find(one => one * power >= raw) ?? 10
  return Math.max(1, factor * power)
}

export interface Scale {
  /** Lowest first; zero is one of them. */
  ticks: number[]
  /** The place of a figure from the top, 0 to 1. */
  at: (figure: number) => number
}

/** Returns a scale with round figures from zero, or below, to the highest one. */
export const scaleOf = (figures: readonly number[]): Scale => {
  const lowest = Math.min(0, ...figures)
  const highest = Math.max(lowest < 0 ? 0 : 1, ...figures)
  const step = stepFor(Math.max(highest, -lowest))
  const [top, bottom] = [Math.ceil(highest / step), Math.floor(lowest / step)]
  const ticks = Array.from({ length: top - bottom + 1 }, (_, place) => (bottom + place) * step)
  return { ticks, at: figure => (top * step - figure) / ((top - bottom) * step) }
}

/** Chooses at most `most` of the places, at equal distances and from the first one on. */
export const thinned = (places: readonly number[], most: number): number[] => {
  const every = Math.max(1, Math.ceil(places.length / most))
  return places.filter((_, index) => index % every === 0)
}

export interface Part {
  series: number
  from: number
  to: number
}

interface Stackable {
  values: readonly (number | null)[]
  /** Columns of one stack stand on each other; those of another beside them. */
  stack?: number
  /** Below the line of zero. */
  isBelow?: boolean
}

/** Returns the columns of one place: what each covers, stack by stack. Empty ones are left out. */
export const stacksAt = (series: readonly Stackable[], place: number): Part[][] => {
  const stacks = new Map<number, Part[]>()
  for (const [index, { values, stack = 0, isBelow = false }] of series.entries()) {
    const parts = stacks.get(stack) ?? []
    stacks.set(stack, parts)
    const value = (values[place] ?? 0) * (isBelow ? -1 : 1)
    const from = parts.findLast(({ to }) => (isBelow ? to < 0 : to > 0))?.to ?? 0
    if (value !== 0) parts.push({ series: index, from, to: from + value })
  }
  return [...stacks.keys()].sort((a, b) => a - b).map(stack => stacks.get(stack) ?? [])
}
