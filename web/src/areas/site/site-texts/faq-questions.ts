import { foldAccents } from '@academy/contract/base/fold-accents'
import { anchorOf } from '@academy/contract/site/site-texts/anchors'

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
