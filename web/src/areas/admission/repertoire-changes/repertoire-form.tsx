import { type OwnRepertoire, RepertoireInput } from '@academy/contract/admission/repertoire-changes/schemas'
import { MAX_CHOSEN_PIECES } from '@academy/contract/base/constants'
import { type ReactNode, useRef } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { loadRepertoire, saveRepertoire } from './api.ts'
import { pieceName } from './piece-list.tsx'
import { repertoireTexts } from './texts.ts'
import './repertoire-form.css'

interface NamedPiece {
  id: number
  name: string
}

interface ChosenPiecesProps {
  pieces: readonly NamedPiece[]
  onChange: (pieces: NamedPiece[]) => void
  error: string | undefined
}

/** The chosen works in order; each can be moved up or removed. */
const ChosenPieces = ({ pieces, onChange, error }: ChosenPiecesProps) => {
  const texts = useTexts(repertoireTexts)
  const list = useRef<HTMLElement>(null)
  const moveUp = (place: number) => {
    const [moved] = pieces.slice(place, place + 1)
    if (moved) onChange(pieces.toSpliced(place, 1).toSpliced(place - 1, 0, moved))
  }
  const remove = (place: number) => {
    onChange(pieces.toSpliced(place, 1))
    // The button that had the focus is gone.
    list.current?.focus()
  }
  return (
    <section ref={list} tabIndex={-1} aria-label={texts.pieces} className="chosen-pieces">
      {pieces.length === 0 && <p className="user-quiet">{texts.noPieces}</p>}
      <ol>
        {pieces.map(({ id, name }, place) => (
          <li key={id}>
            <span>{name}</span>
            <span className="chosen-piece-actions">
              {place > 0 && (
                <TextButton aria-label={texts.up(name)} onClick={() => moveUp(place)}>
                  ↑
                </TextButton>
              )}
              <TextButton look="danger-text" aria-label={texts.removeOf(name)} onClick={() => remove(place)}>
                {texts.remove}
              </TextButton>
            </span>
          </li>
        ))}
      </ol>
      <p className="field-error">{error}</p>
    </section>
  )
}

type TypedRepertoire = { repertoire: string; pieces: NamedPiece[] }

const bodyOf = ({ repertoire, pieces }: TypedRepertoire) => ({
  repertoire,
  piece_ids: pieces.map(({ id }) => id),
})

interface RepertoireFormOptions {
  call: Call
  own: OwnRepertoire
  onSaved: () => Promise<void>
}

/** The state of the form in which a participant changes text and works. */
export const useRepertoireForm = ({ call, own, onSaved }: RepertoireFormOptions) => {
  const texts = useTexts(repertoireTexts)
  const locale = useLocale()
  const { application_id } = own
  const typedOf = ({ repertoire, pieces }: OwnRepertoire): TypedRepertoire => ({
    repertoire,
    pieces: pieces.map(one => ({ id: one.piece_id, name: pieceName(one, locale) })),
  })
  const fields = useVersionedForm<TypedRepertoire, RepertoireInput, OwnRepertoire>({
    schema: schemaFor(RepertoireInput, bodyOf),
    fieldName: name => (name.startsWith('piece_ids') ? 'pieces' : name),
    draft: `repertoire:${application_id}`,
    known: typedOf(own),
    version: own.version,
    typedOf,
    save: (values, version) => saveRepertoire(call, application_id, { ...values, version }),
    loadNewest: () => loadRepertoire(call, String(application_id)),
    onSaved: async () => {
      showAlert('success', texts.saved)
      await onSaved()
    },
    onReloaded: onSaved,
  })
  const { form } = fields
  /** Adds a work at the end of the list; one that is there already moves to the end. */
  const add = (piece: NamedPiece) => {
    const others = form.getValues('pieces').filter(({ id }) => id !== piece.id)
    form.setValue('pieces', [...others, piece], { shouldDirty: true })
  }
  return { ...fields, add }
}

type RepertoireFormState = ReturnType<typeof useRepertoireForm>

interface RepertoireFormProps {
  repertoire: RepertoireFormState
  /** The fields that find a work in the catalogue. */
  children: ReactNode
}

/** A participant changes text and works. */
export const RepertoireForm = ({ repertoire, children }: RepertoireFormProps) => {
  const texts = useTexts(repertoireTexts)
  const { form, field, frame, conflict } = repertoire
  return (
    <Form submitLabel={texts.save} {...frame}>
      <TextArea label={texts.text} hint={texts.textHint} rows={6} {...field('repertoire')} />
      <fieldset className="repertoire-works">
        <legend>{texts.pieces}</legend>
        <p className="field-hint">{texts.piecesHint}</p>
        <ControlledField form={form} name="pieces">
          {({ value, onChange, error }) => (
            <>
              <ChosenPieces pieces={value ?? []} onChange={onChange} error={error} />
              {(value ?? []).length < MAX_CHOSEN_PIECES ? children : <p>{texts.full}</p>}
            </>
          )}
        </ControlledField>
      </fieldset>
      {conflict && <ConflictNote title={texts.conflict} {...conflict} />}
    </Form>
  )
}
