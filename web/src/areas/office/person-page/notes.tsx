import './notes.css'
import { NoteInput, type PersonNote } from '@academy/contract/office/person-page/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { isConflict } from '../../../ui/form/use-version.ts'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { addNote, changeNote, deleteNote, loadNote } from './api.ts'
import { personFormTexts } from './texts.ts'

interface NotesProps {
  call: Call
  personId: number
  notes: readonly PersonNote[]
  /** Who reads the page: authors change their own notes. */
  readerId: number
  /** Whether a note is being written. */
  isAdding: boolean
  onAdd: (isAdding: boolean) => void
  onChanged: () => Promise<void>
}

/** What the office has noted about a person. */
export const Notes = ({ call, personId, notes, readerId, isAdding, onAdd, onChanged }: NotesProps) => {
  const { notes: texts } = useTexts(personFormTexts)
  const [edited, edit] = useState<PersonNote>()
  const close = () => {
    edit(undefined)
    onAdd(false)
  }
  const [askToDelete, question] = useAsk((note: PersonNote) => ({
    title: texts.deleteTitle,
    text: texts.deleteText,
    confirmLabel: texts.delete,
    isDestructive: true,
    act: async () => {
      await deleteNote(call, { personId, noteId: note.id })
      await onChanged()
      return texts.deleted
    },
  }))
  const saved = async () => {
    await onChanged()
    close()
  }
  const dayOf = ({ created_at }: PersonNote) => formatDay(dayInVienna(created_at))
  return (
    <Panel title={texts.title} action={<TextButton onClick={() => onAdd(true)}>{texts.label}</TextButton>}>
      {notes.length === 0 && <p className="person-note-foot">{texts.empty}</p>}
      <ul className="person-notes" hidden={notes.length === 0}>
        {notes.map(note => (
          <li key={note.id}>
            <p className="person-note-text">{note.text}</p>
            <div className="person-note-foot">
              <span>
                {texts.by(note.author?.name ?? texts.someone, dayOf(note))}
                {note.version > 1 && ` (${texts.changed(formatDay(dayInVienna(note.changed_at)))})`}
              </span>
              {note.author?.id === readerId && (
                <TextButton aria-label={texts.editOf(dayOf(note))} onClick={() => edit(note)}>
                  {texts.edit}
                </TextButton>
              )}
              <TextButton aria-label={texts.deleteOf(dayOf(note))} onClick={() => askToDelete(note)}>
                {texts.delete}
              </TextButton>
            </div>
          </li>
        ))}
      </ul>
      <Dialog isOpen={isAdding} onClose={close} title={texts.label}>
        <NewNote call={call} personId={personId} onAdded={saved} />
      </Dialog>
      <Dialog isOpen={edited !== undefined} onClose={close} title={texts.editTitle}>
        {edited && <EditNote call={call} personId={personId} note={edited} onSaved={saved} />}
      </Dialog>
      {question}
    </Panel>
  )
}

interface NewNoteProps {
  call: Call
  personId: number
  onAdded: () => Promise<void>
}

const NewNote = ({ call, personId, onAdded }: NewNoteProps) => {
  const { notes: texts } = useTexts(personFormTexts)
  const { field, frame } = useContractForm({
    schema: NoteInput,
    draft: `note:${personId}`,
    send: async ({ text }) => {
      await addNote(call, personId, text)
      await onAdded()
    },
  })
  return (
    <Form submitLabel={texts.add} {...frame}>
      <TextArea label={texts.text} rows={4} maxLength={5_000} {...field('text')} />
    </Form>
  )
}

interface EditNoteProps {
  call: Call
  personId: number
  note: PersonNote
  onSaved: () => Promise<void>
}

const EditNote = ({ call, personId, note, onSaved }: EditNoteProps) => {
  const { notes: texts } = useTexts(personFormTexts)
  const [newest, setNewest] = useState<PersonNote>()
  const key = { personId, noteId: note.id }
  const loadNewest = async () => {
    const loaded = await loadNote(call, key)
    setNewest(loaded)
    return loaded
  }
  const { field, frame, conflict } = useVersionedForm({
    schema: NoteInput,
    draft: `edited-note:${note.id}`,
    known: { text: note.text },
    version: note.version,
    typedOf: ({ text }: PersonNote) => ({ text }),
    save: async ({ text }, version) => {
      try {
        return await changeNote(call, key, { text, version })
      } catch (error) {
        // Without the other text there is still the choice.
        if (isConflict(error)) await loadNewest().catch(() => undefined)
        throw error
      }
    },
    loadNewest,
    onSaved,
  })
  return (
    <Form submitLabel={texts.save} {...frame}>
      <TextArea label={texts.text} rows={4} maxLength={5_000} {...field('text')} />
      {conflict && (
        <ConflictNote title={texts.conflict} {...conflict}>
          {newest && <blockquote className="person-note-other">{newest.text}</blockquote>}
        </ConflictNote>
      )}
    </Form>
  )
}
