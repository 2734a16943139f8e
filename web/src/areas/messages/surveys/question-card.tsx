import { locales } from '@academy/contract/base/locale'
import { type TextField as TextFieldName, textFields } from '@academy/contract/messages/feedback/answering'
import type { QuestionType } from '@academy/contract/messages/feedback/schemas'
import { useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { Grip, StepButtons } from '../../../ui/order/step-buttons.tsx'
import { editorTexts } from './editor-texts.ts'
import { pairOf, type QuestionFieldsProps } from './question-parts.ts'
import { ScaleFields, ScalePreview } from './scale-fields.tsx'
import { usualLabels } from './starter-questions.ts'
import type { TypedQuestion } from './typed-survey.ts'
import type { QuestionList } from './use-question-list.ts'
import '../../../ui/form/form.css'
import './question-card.css'
import './question-fields.css'

interface TextPairProps {
  label: string
  hint?: string
  maxLength: number
  /** By language. */
  fields: ReturnType<typeof pairOf>
  /** Multi-line. */
  isLong?: boolean
  required?: boolean
}

/** A text in both languages: side by side, or stacked on a phone. */
export const TextPair = ({ label, fields, isLong, ...rest }: TextPairProps) => {
  const { languages } = useTexts(editorTexts)
  const Control = isLong ? TextArea : TextField
  return (
    <div className="field-pair">
      {locales.map(language => (
        <Control
          key={language}
          {...rest}
          lang={language}
          label={`${label} (${languages[language]})`}
          {...fields[language]}
        />
      ))}
    </div>
  )
}

const isNamed = (question: TypedQuestion, field: TextFieldName) =>
  locales.some(language => question[`text_${field}_${language}`] !== '')

/** The text fields of a question and their labels. */
const CommentFields = ({ editor, question, position }: QuestionFieldsProps) => {
  const texts = useTexts(editorTexts)
  // A field stays visible while its label is temporarily empty during editing.
  const [shown, show] = useState(() => textFields.filter(field => isNamed(question, field)))
  const toggle = (field: TextFieldName, isOn: boolean) => {
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

const types: readonly QuestionType[] = ['rating', 'open']

/** All fields of one question. */
const QuestionFields = (props: QuestionFieldsProps) => {
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

interface QuestionCardProps extends QuestionFieldsProps {
  count: number
  list: QuestionList
  /** Asks before it is removed. */
  onRemove: (question: TypedQuestion) => void
}

/** A question: a header to move it by, and its fields when open. */
export const QuestionCard = ({ count, list, onRemove, ...fields }: QuestionCardProps) => {
  const texts = useTexts(editorTexts)
  const { question, position } = fields
  const isOpen = list.opened.has(question.key)
  const name = list.nameOf(question)
  const fieldsId = `question-fields-${question.key}`
  return (
    <>
      <div className="question-head" {...list.dragging.cardProps(question)}>
        <Grip />
        <h3>
          <button
            type="button"
            className="question-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? fieldsId : undefined}
            onClick={() => list.toggle(question.key)}
          >
            <span className="question-number">{position + 1}</span>
            <span className="question-name">
              {name}
              <span className="question-type">
                {texts.types[question.type]}
                {question.type === 'rating' && ` ${question.min}–${question.max}`}
              </span>
            </span>
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        </h3>
        <div className="question-tools">
          <StepButtons
            position={position}
            count={count}
            upLabel={texts.up(name)}
            downLabel={texts.down(name)}
            onStep={(to, control) => list.move(question, to, control)}
          />
          <div data-control="menu">
            <ActionMenu
              label={texts.more}
              fullLabel={texts.moreOf(name)}
              actions={[
                ...(list.isFull ? [] : [{ name: texts.duplicate, act: () => list.duplicate(question) }]),
                { name: texts.remove, act: () => onRemove(question) },
              ]}
            />
          </div>
        </div>
      </div>
      {isOpen && (
        <div id={fieldsId}>
          <QuestionFields {...fields} />
        </div>
      )}
    </>
  )
}
