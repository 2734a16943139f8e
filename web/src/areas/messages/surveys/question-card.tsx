import './question-card.css'
import './question-fields.css'
import type { QuestionType } from '@academy/contract/messages/feedback/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { StepButtons } from '../../../ui/order/step-buttons.tsx'
import { CommentFields } from './comment-fields.tsx'
import { editorTexts } from './editor-texts.ts'
import { pairOf, type QuestionFieldsProps } from './question-parts.ts'
import { ScaleFields, ScalePreview } from './scale-fields.tsx'
import { TextPair } from './text-pair.tsx'
import type { QuestionList } from './use-question-list.ts'

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
}

/** A question: a header to move it by, and its fields when open. */
export const QuestionCard = ({ count, list, ...fields }: QuestionCardProps) => {
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
                { name: texts.remove, act: () => list.confirmRemoval(question) },
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

/** Marks the drag handle for a mouse. */
const Grip = () => (
  <svg className="question-grip" viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
    <path d="M3 4h.01M9 4h.01M3 10h.01M9 10h.01M3 16h.01M9 16h.01" />
  </svg>
)
