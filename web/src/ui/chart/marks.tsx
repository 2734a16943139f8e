import { type ChartLook, ChartPatterns, fillOf, usePatternName } from './chart-frame.tsx'
import type { Scale, stacksAt } from './scale.ts'

export interface ChartSeries {
  name: string
  look: ChartLook
  /** One for each point; null where there is none yet. */
  values: readonly (number | null)[]
  isLine?: boolean
  /** Columns of one stack stand on each other; those of another beside them. */
  stack?: number
  /** Below the line of zero. */
  isBelow?: boolean
}

/** A part of a drawing, whatever its size. */
export const percent = (part: number) => `${part * 100}%`

/** Lines are drawn in a square that is stretched; their strokes are not. */
export const ChartLines = ({ series, scale }: { series: readonly ChartSeries[]; scale: Scale }) => {
  const lines = series
    .filter(({ isLine }) => isLine)
    .flatMap(({ name, look, values }) => {
      const last = Math.max(1, values.length - 1)
      const drawn = values.flatMap((value, at) => (value === null ? [] : [`${at / last} ${scale.at(value)}`]))
      if (drawn.length === 0) return []
      const zero = scale.at(0)
      const line = `M${drawn.join('L')}`
      return [{ name, look, line, area: `${line}L${(drawn.length - 1) / last} ${zero}L0 ${zero}Z` }]
    })
    // The first one is in front.
    .toReversed()
  return (
    <svg
      aria-hidden="true"
      className="chart-stretched"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
    >
      {lines.map(
        ({ name, look, area }) => look === 'ridge' && <path key={name} className="chart-area" d={area} />,
      )}
      {lines.map(({ name, look, line }) => (
        <g key={name} data-look={look}>
          <path className="chart-line" d={line} />
        </g>
      ))}
    </svg>
  )
}

interface ColumnsProps {
  series: readonly ChartSeries[]
  stacks: ReturnType<typeof stacksAt>[]
  scale: Scale
}

/** The part of a slot that its columns take. */
const FILLED = 0.74

export const ChartColumns = ({ series, stacks, scale }: ColumnsProps) => {
  const pattern = usePatternName()
  const slot = 1 / stacks.length
  return (
    <g>
      <ChartPatterns name={pattern} />
      {stacks.map((columns, place) => {
        const width = (slot * FILLED) / columns.length
        return columns.map((parts, column) =>
          parts.map(({ series: index, from, to }) => {
            const { name, look } = series[index] ?? { name: '', look: 'plain' as const }
            const [top, bottom] = [scale.at(Math.max(from, to)), scale.at(Math.min(from, to))]
            return (
              <rect
                key={name}
                className="chart-column"
                data-look={look}
                fill={fillOf(pattern, look)}
                x={percent(place * slot + (slot * (1 - FILLED)) / 2 + column * width)}
                width={percent(width)}
                y={percent(top)}
                height={percent(bottom - top)}
              />
            )
          }),
        )
      })}
    </g>
  )
}
