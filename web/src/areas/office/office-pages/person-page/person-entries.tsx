import './person-entries.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { personTexts } from './texts.ts'

interface Entry {
  id: number
}

interface EntriesProps<E extends Entry> {
  /** Those of the current academy, then all others. */
  current: readonly E[]
  earlier: readonly E[]
  /** Shown if there are none in the current academy. */
  empty: string
  children: (entry: E) => ReactNode
  /** The label of the folded ones; "Earlier years" if undefined. */
  earlierLabel?: (count: number) => string
}

/** The entries of a section; those of earlier years are folded. */
export const Entries = <E extends Entry>({
  current,
  earlier,
  empty,
  children,
  earlierLabel,
}: EntriesProps<E>) => {
  const texts = useTexts(personTexts)
  const list = (entries: readonly E[]) => (
    <ul className="person-entries">
      {entries.map(entry => (
        <li key={entry.id}>{children(entry)}</li>
      ))}
    </ul>
  )
  return (
    <>
      {current.length > 0 ? list(current) : <p className="person-empty">{empty}</p>}
      {earlier.length > 0 && (
        <details className="person-earlier">
          <summary>{(earlierLabel ?? texts.earlier)(earlier.length)}</summary>
          {list(earlier)}
        </details>
      )}
    </>
  )
}

interface EntryHeadProps {
  title: ReactNode
  /** The state, as a badge. */
  state: ReactNode
  /** What can be done with it. */
  actions?: ReactNode
}

export const EntryHead = ({ title, state, actions }: EntryHeadProps) => (
  <div className="person-entry-head">
    <h3>{title}</h3>
    {state}
    {actions && <div className="person-entry-actions">{actions}</div>}
  </div>
)

/** Facts in columns, as many as fit. */
export const EntryFacts = ({ children }: { children: ReactNode }) => (
  <dl className="person-facts">{children}</dl>
)
