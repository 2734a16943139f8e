import './question-card.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { StepButtons } from '../../../ui/order/step-buttons.tsx'
import { editorTexts } from './editor-texts.ts'
import { QuestionFields } from './question-fields.tsx'
import type { QuestionFieldsProps } from './question-parts.ts'
import type { QuestionList } from './use-question-list.ts'

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
