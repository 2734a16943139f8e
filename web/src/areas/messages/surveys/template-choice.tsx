import './template-choice.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { editorTexts } from './editor-texts.ts'
import { starterQuestions } from './starter-questions.ts'

/** The initial questions of a new survey. */
export type Start = 'ours' | 'empty'

interface StartChoiceProps {
  /** There is no earlier survey to copy. */
  isFirst?: boolean
  linkTo: (start: Start, label: string) => ReactNode
}

/** Chooses the initial questions of a new survey. */
export const TemplateChoice = ({ isFirst, linkTo }: StartChoiceProps) => {
  const texts = useTexts(editorTexts)
  const choices = [
    { start: 'ours', label: texts.startOurs, says: texts.startOursText(starterQuestions.length) },
    { start: 'empty', label: texts.startEmpty, says: texts.startEmptyText },
  ] as const
  return (
    <>
      <h2 className="start-title">{texts.startTitle}</h2>
      <ul className="start-choices">
        {choices.map(({ start, label, says }) => (
          <li key={start}>
            {linkTo(start, label)}
            <p>{says}</p>
          </li>
        ))}
      </ul>
      {!isFirst && <p className="start-hint">{texts.startHint}</p>}
    </>
  )
}
