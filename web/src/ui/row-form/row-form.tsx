import './row-form.css'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { TextButton } from '../button.tsx'
import { ConflictNote, type ConflictNoteProps } from '../conflict-note.tsx'
import { focusInvalidDate } from '../date-picker/invalid-date.ts'
import { DiscardQuestion } from '../dialog/dialog.tsx'
import { DraftNote } from '../form/draft-note.tsx'
import { FormMessage, type Message } from '../form/form-message.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { DeleteButton } from './row-buttons.tsx'
import { rowFormTexts } from './texts.ts'

interface RowFormProps {
  /** Names the form for screen readers. */
  label: string
  isNew: boolean
  /** Whether the first field gets the focus when the form appears. */
  hasFocus: boolean
  isBusy: boolean
  message: Message | undefined
  onSubmit: (event: { preventDefault: () => void }) => void
  onDiscardDraft?: (() => void) | undefined
  /** Clears a new entry, or closes an existing one unchanged; asks first if something was changed. */
  onUndo: () => void
  discardQuestion: ComponentProps<typeof DiscardQuestion>
  /** Somebody else has changed the row in the meantime. */
  conflict?: Pick<ConflictNoteProps, 'onKeepMine' | 'onTakeTheirs'> | undefined
  /** Deletes an existing row. */
  deletion?: { name: string; onDelete: () => Promise<void> } | undefined
  children: ReactNode
}

/** The fields of one row of a table: Enter saves, Escape undoes. The props come from `useRowForm`. */
export const RowForm = ({ label, isNew, hasFocus, isBusy, message, onSubmit, ...row }: RowFormProps) => {
  const texts = useTexts(rowFormTexts)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A row that appears after its save must not take the focus from a field that somebody is typing in.
    const isTypingElsewhere = document.activeElement?.matches('input, select, textarea, [contenteditable]')
    if (!hasFocus || isTypingElsewhere) return
    // A combobox that has the focus before its list is built does not show its choice.
    const timer = setTimeout(() => {
      form.current?.querySelector<HTMLElement>('input:enabled:read-write, select, textarea')?.focus()
    })
    return () => clearTimeout(timer)
  }, [hasFocus])
  const undoOnEscape = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return
    // An open list or calendar closes first, and a dialog is inside the form for React only.
    const isInside = event.currentTarget.contains(event.target)
    if (isInside && event.target.getAttribute('aria-expanded') !== 'true') row.onUndo()
  }
  return (
    <form
      ref={form}
      className="row-form"
      aria-label={label}
      method="post"
      noValidate
      onKeyDownCapture={undoOnEscape}
      onSubmit={event => {
        if (focusInvalidDate(event.currentTarget)) event.preventDefault()
        else onSubmit(event)
      }}
    >
      {row.onDiscardDraft && <DraftNote onDiscardDraft={row.onDiscardDraft} />}
      <div className="row-form-fields field-row">{row.children}</div>
      {row.conflict && <ConflictNote title={texts.conflictTitle} {...row.conflict} />}
      <FormMessage message={message} />
      <div className="row-form-actions">
        <SubmitButton label={isNew ? texts.add : texts.save} isBusy={isBusy} />
        <TextButton onClick={row.onUndo}>{isNew ? texts.undo : texts.cancel}</TextButton>
        {row.deletion && <DeleteButton {...row.deletion} />}
        <span className="row-form-keys">{isNew ? texts.newKeys : texts.editKeys}</span>
      </div>
      <DiscardQuestion {...row.discardQuestion} />
    </form>
  )
}
