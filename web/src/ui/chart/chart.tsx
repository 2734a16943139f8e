import { type CSSProperties, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { formatCount } from '../../base/format.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { ChartFrame, type EmptyChart } from './chart-frame.tsx'
import { ChartColumns, ChartLines, type ChartSeries, percent } from './marks.tsx'
import { scaleOf, stacksAt, thinned } from './scale.ts'

interface ChartPoint {
  /** In the table, and before the figures that are read. */
  name: string
  /** Below the drawing, if there is room. */
  tick?: string
}

interface ChartProps {
  title: string
  linkTo?: ((label: string) => ReactNode) | undefined
  note?: ReactNode
  /** What the points are, such as "Day". */
  axis: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** A line across all points. */
  limit?: { name: string; value: number } | undefined
  /** Said in place of title and drawing if no figure is above zero. */
  empty: EmptyChart
  /** The point that is read first. */
  start?: number
  format?: (value: number) => string
  /** Points of a table that has not all of them. */
  isInTable?: (place: number) => boolean
  /** Leads to what a point counts. */
  pointLink?: (place: number) => ReactNode
}

const MAX_TICKS = 7

/** Figures by day, night or week: columns, lines, and a line of what there is room for. */
export const Chart = ({ title, linkTo, note, series, limit, empty, ...plot }: ChartProps) => {
  const locale = useLocale()
  const {
    points,
    axis,
    format = (value: number) => formatCount(value, locale),
    isInTable = () => true,
  } = plot
  const isEmpty = series.every(({ values }) => values.every(value => !value))
  const cell = (value: number | null | undefined) => (value == null ? '' : format(value))
  return (
    <ChartFrame
      title={isEmpty ? empty.title : title}
      linkTo={linkTo}
      note={!isEmpty && note}
      keys={[
        ...series.map(
          ({ name, look, isLine }) => ({ name, look, kind: isLine ? 'line' : 'column' }) as const,
        ),
        ...(limit ? [{ name: limit.name, look: 'plain', kind: 'limit' } as const] : []),
      ]}
      table={{
        columns: [axis, ...series.map(({ name }) => name), ...(limit ? [limit.name] : [])],
        rows: isEmpty
          ? []
          : points.flatMap(({ name }, place) =>
              isInTable(place)
                ? [
                    [
                      name,
                      ...series.map(({ values }) => cell(values[place])),
                      ...(limit ? [format(limit.value)] : []),
                    ],
                  ]
                : [],
            ),
      }}
    >
      {isEmpty ? (
        <p className="chart-empty">{empty.text}</p>
      ) : (
        <Plot {...plot} title={title} format={format} series={series} limit={limit} />
      )}
    </ChartFrame>
  )
}

type PlotProps = Omit<ChartProps, 'linkTo' | 'note' | 'empty'> & { format: (value: number) => string }

const Plot = ({ title, axis, points, series, limit, start = 0, format, pointLink }: PlotProps) => {
  const [chosen, choose] = useState(start)
  const place = Math.min(chosen, points.length - 1)
  const id = useId()
  const hasColumns = series.some(({ isLine }) => !isLine)
  const stacks = points.map((_, at) =>
    stacksAt(
      series.filter(({ isLine }) => !isLine),
      at,
    ),
  )
  const scale = scaleOf([
    ...stacks.flat(2).map(({ to }) => to),
    ...series.flatMap(({ isLine, values }) => (isLine ? values.map(value => value ?? 0) : [])),
    ...(limit ? [limit.value] : []),
  ])
  const labels = scale.ticks.map(tick => format(Math.abs(tick)))
  const slot = 1 / points.length
  /** The middle of a point, from the left. */
  const middleOf = (at: number) =>
    hasColumns ? (at + 0.5) * slot : points.length > 1 ? at / (points.length - 1) : 0.5
  const readings = series.flatMap(({ name, values }) => {
    const value = values[place]
    return value == null ? [] : [`${name}: ${format(value)}`]
  })
  const reading = [...readings, ...(limit ? [`${limit.name}: ${format(limit.value)}`] : [])].join(', ')
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const part = (clientX - left) / width
    const at = hasColumns ? Math.floor(part * points.length) : Math.round(part * (points.length - 1))
    choose(Math.max(0, Math.min(points.length - 1, at)))
  }
  const ticks = thinned(
    points.flatMap(({ tick }, at) => (tick ? [at] : [])),
    MAX_TICKS,
  )
  return (
    <>
      <p className="chart-reading screen-only" id={id}>
        <b>{points[place]?.name}</b> <span>{reading}</span> {pointLink?.(place)}
      </p>
      <div
        className="chart-plot"
        style={{ '--gutter': `${Math.max(...labels.map(label => label.length))}ch` } as CSSProperties}
      >
        <input
          type="range"
          className="chart-reader"
          aria-label={`${axis}: ${title}`}
          aria-valuetext={`${points[place]?.name}, ${reading}`}
          min={0}
          max={points.length - 1}
          value={place}
          onChange={event => choose(Number(event.target.value))}
        />
        <svg className="chart-drawing" aria-hidden="true" onPointerMove={follow} onPointerDown={follow}>
          <rect className="chart-ground" width="100%" height="100%" />
          {scale.ticks.map((tick, at) => (
            <g key={tick} className="chart-grid" data-zero={tick === 0 || undefined}>
              <line x1="0" x2="100%" y1={percent(scale.at(tick))} y2={percent(scale.at(tick))} />
              <text x="-8" y={percent(scale.at(tick))} dy="0.32em">
                {labels[at]}
              </text>
            </g>
          ))}
          <rect
            className="chart-chosen"
            x={percent(hasColumns ? place * slot : middleOf(place))}
            width={hasColumns ? percent(slot) : 1}
            height="100%"
          />
          <ChartLines series={series} scale={scale} />
          <ChartColumns series={series.filter(({ isLine }) => !isLine)} stacks={stacks} scale={scale} />
          {limit && (
            <line
              className="chart-limit"
              x1="0"
              x2="100%"
              y1={percent(scale.at(limit.value))}
              y2={percent(scale.at(limit.value))}
            />
          )}
          {series.map(({ name, look, isLine, values }) => {
            const value = values[place]
            return isLine && value != null ? (
              <circle
                key={name}
                className="chart-dot"
                data-look={look}
                cx={percent(middleOf(place))}
                cy={percent(scale.at(value))}
                r="4"
              />
            ) : null
          })}
          {ticks.map((at, index) => (
            <text
              key={at}
              className="chart-tick"
              data-minor={index % 2 === 1 || undefined}
              x={percent(middleOf(at))}
              y="100%"
              dy="1.5em"
              textAnchor={middleOf(at) > 0.94 ? 'end' : middleOf(at) < 0.04 ? 'start' : 'middle'}
            >
              {points[at]?.tick}
            </text>
          ))}
        </svg>
      </div>
    </>
  )
}
