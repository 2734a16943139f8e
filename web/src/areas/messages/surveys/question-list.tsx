import './question-list.css'
import { useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { focusIfLost } from '../../../ui/dialog/focus-if-lost.ts'
import { editorTexts } from './editor-texts.ts'
import { QuestionCard } from './question-card.tsx'
import type { FaceOf } from './question-parts.ts'
import { cardId, type QuestionList as List, useQuestionList } from './use-question-list.ts'
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
      {/* The menu that opened the dialog is removed with its question. */}
      <RemoveDialog list={list} onRemoved={() => focusIfLost(() => addButton.current)} />
    </section>
  )
}

const RemoveDialog = ({ list, onRemoved }: { list: List; onRemoved: () => void }) => {
  const texts = useTexts(editorTexts)
  const { leaving } = list
  if (!leaving) return null
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.removeQuestion}
      confirmLabel={texts.remove}
      onConfirm={() => {
        list.remove(leaving)
        onRemoved()
      }}
      onClose={() => list.confirmRemoval(undefined)}
    >
      <p>{texts.removeText(list.nameOf(leaving))}</p>
    </ConfirmDialog>
  )
}
