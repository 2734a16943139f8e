import '../../../ui/text-button.css'
import { fieldsOf } from '@academy/contract/messages/feedback/answering'
import type { QuestionResult } from '@academy/contract/messages/surveys/schemas'
import { useId, useState } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { localizeQuestion } from './localize-question.ts'
import { resultsTexts } from './results-texts.ts'

/** The number shown initially, unless only one or two more would be hidden. */
const AT_FIRST = 5
const SPARED = 2

/** The text answers, grouped by field. */
export const TextAnswers = ({ result }: { result: QuestionResult }) => {
  const texts = useTexts(resultsTexts)
  const asked = localizeQuestion(useLocale(), result.question)
  const lists = fieldsOf(asked)
    .map(field => ({
      field,
      label: asked.texts[field] ?? asked.open_label ?? texts.answers,
      said: result.texts[field],
    }))
    .filter(({ said }) => said.length > 0)
  if (lists.length === 0) return null
  return (
    <div className="result-texts">
      {lists.map(({ field, label, said }) => (
        <TextList key={field} label={label} said={said} />
      ))}
    </div>
  )
}

/** A long list is collapsed on screen, and complete on paper. */
const TextList = ({ label, said }: { label: string; said: readonly string[] }) => {
  const texts = useTexts(resultsTexts)
  const [isOpen, setOpen] = useState(false)
  const isLong = said.length > AT_FIRST + SPARED
  const id = useId()
  return (
    <div className="result-said">
      <h3 id={`${id}-label`}>
        {label} <span className="result-quiet">({said.length})</span>
      </h3>
      <ul id={id} aria-labelledby={`${id}-label`}>
        {said.map((text, place) => (
          // Answers have no id and no order, and may be identical.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className={isLong && !isOpen && place >= AT_FIRST ? 'print-only' : undefined}>
            {text}
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.showFewer : texts.showAll(said.length)}
          <span className="visually-hidden">: {label}</span>
        </button>
      )}
    </div>
  )
}
