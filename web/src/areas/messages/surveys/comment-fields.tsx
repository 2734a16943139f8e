import { locales } from '@academy/contract/base/locale'
import { type TextField, textFields } from '@academy/contract/messages/feedback/answering'
import { useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { editorTexts } from './editor-texts.ts'
import { pairOf, type QuestionFieldsProps } from './question-parts.ts'
import { usualLabels } from './starter-questions.ts'
import { TextPair } from './text-pair.tsx'
import type { TypedQuestion } from './typed-survey.ts'

const isNamed = (question: TypedQuestion, field: TextField) =>
  locales.some(language => question[`text_${field}_${language}`] !== '')

/** The text fields of a question and their labels. */
export const CommentFields = ({ editor, question, position }: QuestionFieldsProps) => {
  const texts = useTexts(editorTexts)
  // A field stays visible while its label is temporarily empty during editing.
  const [shown, show] = useState(() => textFields.filter(field => isNamed(question, field)))
  const toggle = (field: TextField, isOn: boolean) => {
    show(isOn ? [...shown, field] : shown.filter(one => one !== field))
    for (const language of locales)
      editor.form.setValue(
        `questions.${position}.text_${field}_${language}`,
        isOn ? usualLabels[field][language] : '',
      )
    editor.check()
  }
  const isAlone = shown.length === 0
  return (
    <fieldset className="question-comments">
      <legend>{texts.comments}</legend>
      <p className="field-hint">{texts.commentsHint[question.type]}</p>
      {(question.type === 'open' || !isAlone) && (
        <TextPair
          label={isAlone ? texts.openLabelAlone : texts.openLabel}
          hint={texts.openLabelHint}
          maxLength={200}
          fields={pairOf(editor, `questions.${position}.open_label`)}
        />
      )}
      {textFields.map(field => (
        <div key={field}>
          <Checkbox
            label={texts.comment[field]}
            checked={shown.includes(field)}
            onChange={({ target }) => toggle(field, target.checked)}
          />
          {shown.includes(field) && (
            <TextPair
              label={texts.commentLabel}
              maxLength={200}
              fields={pairOf(editor, `questions.${position}.text_${field}`)}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
