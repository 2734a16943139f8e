import './scale-fields.css'
import { moodOf, type Scale, stepsOf } from '@academy/contract/messages/feedback/ratings'
import { HIGHEST_RATING, LOWEST_RATING } from '@academy/contract/messages/feedback/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { editorTexts } from './editor-texts.ts'
import type { FaceOf, QuestionFieldsProps } from './question-parts.ts'

const steps = stepsOf({ min: LOWEST_RATING, max: HIGHEST_RATING }).map(step => ({
  value: String(step),
  label: String(step),
}))

export const ScaleFields = ({ editor, position }: QuestionFieldsProps) => {
  const texts = useTexts(editorTexts)
  return (['min', 'max'] as const).map(end => (
    <SelectField
      key={end}
      label={end === 'min' ? texts.from : texts.to}
      options={steps}
      {...editor.field(`questions.${position}.${end}`, {
        valueAsNumber: true,
        onChange: () => editor.check(`questions.${position}.max`),
      })}
    />
  ))
}

/** A preview of the scale, and its "not applicable" checkbox. */
export const ScalePreview = ({ editor, question, position, faceOf }: QuestionFieldsProps) => {
  const texts = useTexts(editorTexts)
  return (
    <>
      <p className="field-hint">{texts.faces}</p>
      <ScaleFaces scale={question} faceOf={faceOf} />
      <Checkbox label={texts.notApplicable} {...editor.field(`questions.${position}.na_enabled`)} />
    </>
  )
}

/** Every step of a scale with its face. */
export const ScaleFaces = ({ scale, faceOf }: { scale: Scale; faceOf: FaceOf }) => (
  <ol className="scale-faces">
    {stepsOf(scale).map(step => (
      <li key={step}>
        {faceOf(moodOf(step, scale))}
        {step}
      </li>
    ))}
  </ol>
)
