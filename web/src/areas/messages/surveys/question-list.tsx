import './question-list.css'
import { useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { focusIfLost } from '../../../ui/dialog/focus-if-lost.ts'
import { editorTexts } from './editor-texts.ts'
import { QuestionCard } from './question-card.tsx'
import type { FaceOf } from './question-parts.ts'
import type { TypedQuestion } from './typed-survey.ts'
import { cardId, useQuestionList } from './use-question-list.ts'
import type { SurveyEditing } from './use-survey-editor.ts'

interface QuestionListProps {
  editor: SurveyEditing
  faceOf: FaceOf
}

/** All questions in order, and buttons to add more. */
export const QuestionList = ({ editor, faceOf }: QuestionListProps) => {
  const texts = useTexts(editorTexts)
  const list = useQuestionList(editor)
  const { questions } = editor.typed
  const { dragged, dropPosition, targetProps } = list.dragging
  const others = questions.filter(({ key }) => key !== dragged?.key)
  const addButton = useRef<HTMLButtonElement>(null)
  const [askToRemove, removal] = useAsk((question: TypedQuestion) => ({
    title: texts.removeQuestion,
    text: texts.removeText(list.nameOf(question)),
    confirmLabel: texts.remove,
    isDestructive: true,
    act: async () => {
      list.remove(question)
      // The menu that opened the dialog is removed with its question.
      focusIfLost(() => addButton.current)
    },
  }))
  return (
    <section className="question-section" aria-label={texts.questions}>
      <h2>{texts.questions}</h2>
      <p className="field-hint">{questions.length === 0 ? texts.noQuestions : texts.howTo}</p>
      {questions.length > 0 && (
        <ol
          className="question-list"
          data-aim={(dropPosition !== undefined && dropPosition >= others.length) || undefined}
          {...targetProps('list')}
        >
          {questions.map((question, position) => (
            <li
              key={question.key}
              id={cardId(question.key)}
              className="question-card"
              data-card={question.key}
              data-aim={
                (dropPosition !== undefined && others[dropPosition]?.key === question.key) || undefined
              }
            >
              <QuestionCard
                question={question}
                position={position}
                count={questions.length}
                list={list}
                onRemove={askToRemove}
                editor={editor}
                faceOf={faceOf}
              />
            </li>
          ))}
        </ol>
      )}
      {list.isFull && <p>{texts.full}</p>}
      {!list.isFull && (
        <div className="question-adding">
          <Button ref={addButton} look="quiet" onClick={() => list.add('rating')}>
            + {texts.addRating}
          </Button>
          <Button look="quiet" onClick={() => list.add('open')}>
            + {texts.addOpen}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {list.announcement}
      </p>
      {removal}
    </section>
  )
}
