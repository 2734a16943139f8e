import './question-fields.css'
import type { QuestionType } from '@academy/contract/messages/feedback/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { CommentFields } from './comment-fields.tsx'
import { editorTexts } from './editor-texts.ts'
import { pairOf, type QuestionFieldsProps } from './question-parts.ts'
import { ScaleFields, ScalePreview } from './scale-fields.tsx'
import { TextPair } from './text-pair.tsx'

const types: readonly QuestionType[] = ['rating', 'open']

/** All fields of one question. */
export const QuestionFields = (props: QuestionFieldsProps) => {
  const texts = useTexts(editorTexts)
  const { editor, question, position } = props
  return (
    <div className="question-fields">
      <TextPair
        label={texts.prompt}
        maxLength={500}
        isLong
        required
        fields={pairOf(editor, `questions.${position}.prompt`)}
      />
      <div className="question-kind field-row">
        <SelectField
          label={texts.type}
          options={types.map(type => ({ value: type, label: texts.types[type] }))}
          {...editor.field(`questions.${position}.type`, { onChange: () => editor.check() })}
        />
        {question.type === 'rating' && <ScaleFields {...props} />}
      </div>
      {question.type === 'rating' && <ScalePreview {...props} />}
      <CommentFields {...props} />
    </div>
  )
}
