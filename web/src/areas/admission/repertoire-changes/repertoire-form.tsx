import './repertoire-form.css'
import { MAX_CHOSEN_PIECES } from '@academy/contract/admission/repertoire-changes/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ChosenPieces } from './chosen-pieces.tsx'
import { repertoireTexts } from './texts.ts'
import type { RepertoireFormState } from './use-repertoire-form.ts'

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
