import { type ReactNode, useRef } from 'react'
import { Button, TextButton } from '../button.tsx'
import { StepButtons } from './step-buttons.tsx'

interface EntryToolsProps {
  /** Counted from 0. */
  position: number
  count: number
  labels: { up: string; down: string; remove: string; delete: string }
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves and deletes one entry of a list in a form. */
const EntryTools = ({ position, count, labels, onMove, onRemove }: EntryToolsProps) => (
  <>
    <StepButtons
      position={position}
      count={count}
      upLabel={labels.up}
      downLabel={labels.down}
      onStep={to => onMove(to)}
    />
    <TextButton look="danger-text" aria-label={labels.remove} onClick={onRemove}>
      {labels.delete}
    </TextButton>
  </>
)

interface EntryListProps {
  /** Of `useFieldArray`. */
  entries: {
    fields: readonly { id: string }[]
    move: (from: number, to: number) => void
    remove: (position: number) => void
  }
  max: number
  /** Entries are neither added, deleted nor moved. */
  isFixed?: boolean
  labels: (number: number) => EntryToolsProps['labels']
  addLabel: string
  onAdd: () => void
  error: string | undefined
  className: string
  entryClassName: string
  /** Renders an entry with the buttons that move and delete it. */
  children: (position: number, tools: ReactNode) => ReactNode
}

/** The entries of a list in a form, in an order that can be changed. */
export const EntryList = ({ entries, max, isFixed = false, error, children, ...list }: EntryListProps) => {
  const { fields, move, remove } = entries
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <ol className={list.className}>
        {fields.map(({ id }, position) => (
          <li key={id} className={list.entryClassName}>
            {children(
              position,
              !isFixed && (
                <EntryTools
                  position={position}
                  count={fields.length}
                  labels={list.labels(position + 1)}
                  onMove={to => move(position, to)}
                  onRemove={() => {
                    remove(position)
                    addButton.current?.focus()
                  }}
                />
              ),
            )}
          </li>
        ))}
      </ol>
      {error !== undefined && <p className="field-error">{error}</p>}
      {!isFixed && fields.length < max && (
        <div>
          <Button ref={addButton} look="quiet" onClick={list.onAdd}>
            + {list.addLabel}
          </Button>
        </div>
      )}
    </>
  )
}
