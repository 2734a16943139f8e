import { foldAccents } from '@academy/contract/base/fold-accents'
import type { Locale } from '@academy/contract/base/locale'
import { anchorOf } from '@academy/contract/site/site-texts/anchors'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { faqTexts } from './faq-texts.ts'
import './faq-list.css'

interface QuestionSearchProps {
  /** The search in the address. */
  search: string
  /** The language in the address, which the form keeps. */
  lang: string | undefined
}

/** A form that the server answers: it needs no script, and its address can be shared. */
export const QuestionSearch = ({ search, lang }: QuestionSearchProps) => {
  const texts = useTexts(faqTexts)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rule does not know that browsers lack the element
    <form className="question-search" role="search" action="/faq" method="get">
      {lang && <input type="hidden" name="lang" value={lang} />}
      <TextField label={texts.search} name="search" type="search" maxLength={100} defaultValue={search} />
      <Button look="quiet" type="submit">
        {texts.find}
      </Button>
    </form>
  )
}

interface Question {
  anchor?: string | undefined
  title: string
  paragraphs: readonly string[]
}

/**
 * Returns the questions with the anchor that their titles had as an address, for links from before questions kept
 * their anchors; none where it is that of a question anyway.
 */
export const withTitleAnchors = <T extends Question>(questions: readonly T[]) => {
  const taken = new Set(questions.map(({ anchor }) => anchor))
  return questions.map(question => {
    const titleAnchor = anchorOf(question.title)
    if (taken.has(titleAnchor)) return question
    taken.add(titleAnchor)
    return { ...question, titleAnchor }
  })
}

/** Returns the questions that contain every word of a search, in the question or in the answer. */
export const findQuestions = <T extends Question>(questions: readonly T[], search: string): T[] => {
  const words = foldAccents(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
  if (words.length === 0 && search.trim() !== '') return []
  return questions.filter(({ title, paragraphs }) => {
    const text = foldAccents([title, ...paragraphs].join(' '))
    return words.every(word => text.includes(word))
  })
}

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
