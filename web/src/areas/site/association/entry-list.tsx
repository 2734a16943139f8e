import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { associationTexts } from './texts.ts'

interface EntryListProps {
  title: string
  /** The ids of the entries, in their order. */
  ids: readonly string[]
  max: number
  /** The name of an entry for screen readers. */
  nameOf: (place: number) => string
  addLabel: string
  onAdd: () => void
  onRemove: (place: number) => void
  children: (place: number) => ReactNode
}

/** A list of entries that can be added and removed. */
export const EntryList = ({
  title,
  ids,
  max,
  nameOf,
  addLabel,
  onAdd,
  onRemove,
  children,
}: EntryListProps) => {
  const texts = useTexts(associationTexts)
  const adding = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className="association-entries">
      <legend>{title}</legend>
      {ids.map((id, place) => (
        <fieldset key={id} className="association-entry" aria-label={nameOf(place)}>
          {children(place)}
          <TextButton
            look="danger-text"
            aria-label={texts.removeEntry(nameOf(place))}
            onClick={() => {
              onRemove(place)
              adding.current?.focus()
            }}
          >
            {texts.remove}
          </TextButton>
        </fieldset>
      ))}
      {ids.length < max && (
        <TextButton ref={adding} onClick={onAdd}>
          + {addLabel}
        </TextButton>
      )}
    </fieldset>
  )
}
