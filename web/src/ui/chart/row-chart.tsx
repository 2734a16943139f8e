import type { ReactNode } from 'react'
import {
  ChartFrame,
  type ChartKey,
  ChartPatterns,
  type ChartTable,
  type EmptyChart,
  fillOf,
  type KeyKind,
  usePatternName,
} from './chart-frame.tsx'

interface RowMark extends Pick<ChartKey, 'look'> {
  kind: Extract<KeyKind, 'column' | 'dot' | 'mark'>
  value: number
}

export interface ChartRow {
  id: string | number
  label: ReactNode
  /** The figures in words, beside the label. */
  said: string
  /** From the back to the front. */
  marks: readonly RowMark[]
}

interface RowChartProps {
  title: string
  linkTo?: ((label: string) => ReactNode) | undefined
  note?: ReactNode
  keys: readonly ChartKey[]
  table: ChartTable
  rows: readonly ChartRow[]
  /** The ends of the scale. */
  from?: number
  to: number
  empty: EmptyChart
}

/** Figures by class or question: one bar, or several points, each below its name. */
export const RowChart = ({ rows, from = 0, to, empty, title, note, ...frame }: RowChartProps) => (
  <ChartFrame {...frame} title={rows.length === 0 ? empty.title : title} note={rows.length > 0 && note}>
    {rows.length === 0 ? (
      <p className="chart-empty">{empty.text}</p>
    ) : (
      <ul className="chart-rows">
        {rows.map(({ id, label, said, marks }) => (
          <li key={id}>
            <p>
              <span>{label}</span> <span className="chart-said">{said}</span>
            </p>
            <Marks marks={marks} partOf={value => Math.max(0, Math.min(1, (value - from) / (to - from)))} />
          </li>
        ))}
      </ul>
    )}
  </ChartFrame>
)

interface MarksProps {
  marks: readonly RowMark[]
  partOf: (value: number) => number
}

const Marks = ({ marks, partOf }: MarksProps) => {
  const pattern = usePatternName()
  const hasColumns = marks.some(({ kind }) => kind === 'column')
  return (
    <svg className="chart-row" aria-hidden="true">
      <ChartPatterns name={pattern} />
      <line
        className="chart-base"
        x1="0"
        x2="100%"
        y1={hasColumns ? '100%' : '50%'}
        y2={hasColumns ? '100%' : '50%'}
      />
      {marks.map(({ kind, look, value }, place) => {
        const x = `${partOf(value) * 100}%`
        const key = `${kind} ${look}`
        if (kind === 'dot')
          return <circle key={key} className="chart-dot" data-look={look} cx={x} cy="50%" r="6" />
        if (kind === 'mark') return <line key={key} className="chart-mark" x1={x} x2={x} y1="0" y2="100%" />
        return (
          <rect
            key={key}
            className="chart-column"
            data-look={look}
            fill={fillOf(pattern, look)}
            width={x}
            y={place === 0 ? '15%' : '40%'}
            height={place === 0 ? '85%' : '60%'}
          />
        )
      })}
    </svg>
  )
}
