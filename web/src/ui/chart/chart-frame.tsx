import './chart.css'
import '../fold.css'
import { createContext, type ReactNode, use, useId, useRef } from 'react'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { useCopy } from '../../base/use-copy.ts'
import { TextButton } from '../button.tsx'

const frameTexts = defineTexts({
  en: {
    table: 'Show as a table',
    copy: 'Copy the table',
    copied: 'Copied.',
    selected: 'The table is selected: copy it with the keyboard.',
  },
  de: {
    table: 'Als Tabelle zeigen',
    copy: 'Tabelle kopieren',
    copied: 'Kopiert.',
    selected: 'Die Tabelle ist markiert: Kopieren Sie sie mit der Tastatur.',
  },
})

/** How a series is drawn. They differ in pattern, not only in colour. */
export const looks = ['plain', 'hatched', 'dotted', 'striped', 'ridge'] as const
export type ChartLook = (typeof looks)[number]

/** The patterns of a drawing; `name` makes their ids unique. */
export const ChartPatterns = ({ name }: { name: string }) => (
  <defs>
    <pattern
      id={`${name}-hatched`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      className="chart-hatched"
    >
      <path d="M-1 7 7 -1M-1 1 1 -1M5 7 7 5" />
    </pattern>
    <pattern
      id={`${name}-dotted`}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      className="chart-dotted"
    >
      <circle cx="2.5" cy="2.5" r="1.1" />
    </pattern>
    <pattern
      id={`${name}-striped`}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      className="chart-striped"
    >
      <path d="M0 2.5H5" />
    </pattern>
  </defs>
)

/** What fills a look: its pattern, or what the style sheet says. */
export const fillOf = (name: string, look: ChartLook): string | undefined =>
  look === 'plain' || look === 'ridge' ? undefined : `url(#${name}-${look})`

/** An id that may stand in `url()`. */
export const usePatternName = (): string => `chart${useId().replaceAll(/\W/g, '')}`

/** A limit is a line across the drawing; a mark is one across a row. */
export type KeyKind = 'column' | 'line' | 'limit' | 'dot' | 'mark'

/** The level of the titles below the heading of a page, or below that of a panel. */
export const ChartLevel = createContext<'h2' | 'h3'>('h2')

export interface ChartKey {
  name: string
  look: ChartLook
  kind: KeyKind
}

const Key = ({ name, look, kind }: ChartKey) => {
  const pattern = usePatternName()
  return (
    <li>
      <svg className="chart-key" data-look={look} data-kind={kind} aria-hidden="true">
        <ChartPatterns name={pattern} />
        {kind === 'column' && (
          <rect className="chart-column" x="1" y="1" width="20" height="12" fill={fillOf(pattern, look)} />
        )}
        {kind === 'dot' && <circle className="chart-dot" cx="11" cy="7" r="5" />}
        {kind === 'mark' && <path className="chart-mark" d="M11 0V14" />}
        {kind === 'limit' && <path className="chart-limit" d="M0 7H22" />}
        {kind === 'line' && look === 'ridge' && <path className="chart-area" d="M0 14 8 4 14 8 22 2V14Z" />}
        {kind === 'line' && (
          <path className="chart-line" d={look === 'ridge' ? 'M0 14 8 4 14 8 22 2' : 'M0 7H22'} />
        )}
      </svg>
      {name}
    </li>
  )
}

export interface ChartTable {
  /** The first is that of the names of the rows. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface EmptyChart {
  title: string
  text: string
}

interface ChartFrameProps {
  /** Says what is seen, in a sentence. */
  title: string
  /** Links to the list behind it. */
  linkTo?: ((label: string) => ReactNode) | undefined
  note?: ReactNode
  keys: readonly ChartKey[]
  table: ChartTable
  children: ReactNode
}

/** A picture of figures with its title, the meaning of its marks, and the figures as a table. */
export const ChartFrame = ({ title, linkTo, note, keys, table, children }: ChartFrameProps) => {
  const Title = use(ChartLevel)
  const isEmpty = table.rows.length === 0
  return (
    <figure className="chart">
      <figcaption>
        <Title className="chart-title">{linkTo ? linkTo(title) : title}</Title>
        {note && <p className="chart-note">{note}</p>}
      </figcaption>
      {!isEmpty && keys.length > 0 && (
        <ul className="chart-keys">
          {keys.map(key => (
            <Key key={key.name} {...key} />
          ))}
        </ul>
      )}
      {children}
      {!isEmpty && <TableFold title={title} table={table} />}
    </figure>
  )
}

const TableFold = ({ title, table: { columns, rows } }: { title: string; table: ChartTable }) => {
  const texts = useTexts(frameTexts)
  const element = useRef<HTMLTableElement>(null)
  // Tabs, as spreadsheets take them.
  const written = [columns, ...rows].map(cells => cells.join('\t')).join('\n')
  const { outcome, copyValue } = useCopy(written, element)
  return (
    <details className="fold chart-fold">
      <summary>
        {texts.table}
        <span className="visually-hidden">: {title}</span>
      </summary>
      <div className="chart-table">
        <table ref={element}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="screen-only">
        <TextButton onClick={() => void copyValue()}>{texts.copy}</TextButton>{' '}
        <span role="status" className="chart-note">
          {outcome && texts[outcome]}
        </span>
      </p>
    </details>
  )
}
