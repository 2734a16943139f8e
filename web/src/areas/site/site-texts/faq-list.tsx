import './faq-list.css'
import type { Locale } from '@academy/contract/base/locale'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { faqTexts } from './faq-texts.ts'

interface ShownQuestion {
  anchor?: string | undefined
  /** An older address of the question. */
  titleAnchor?: string
  title: string
  answer: ReactNode
}

interface QuestionListProps {
  questions: readonly ShownQuestion[]
  lang: Locale | undefined
  /** Whether the answers are unfolded, as after a search. */
  areOpen: boolean
}

/**
 * Each question unfolds its answer. The address of a question is that of its answer: browsers unfold what an address
 * leads into.
 */
export const QuestionList = ({ questions, lang, areOpen }: QuestionListProps) => {
  const texts = useTexts(faqTexts)
  return (
    <div className="questions" lang={lang}>
      {questions.map(({ anchor, titleAnchor, title, answer }) => (
        <details key={anchor} open={areOpen}>
          <summary>
            <h2>{title}</h2>
          </summary>
          <div className="question-answer" id={anchor}>
            {titleAnchor && <span id={titleAnchor} />}
            {answer}
            <a className="question-link" href={`#${anchor}`} aria-label={`${texts.link}: ${title}`}>
              {texts.link}
            </a>
          </div>
        </details>
      ))}
    </div>
  )
}
