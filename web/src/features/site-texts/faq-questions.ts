import { foldAccents } from '@academy/contract/lib/fold-accents'

interface Question {
  title: string
  paragraphs: readonly string[]
}

/** Returns the address of a question on its page: "Who can apply?" → who-can-apply */
export const anchorOf = (title: string): string =>
  foldAccents(title)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'question'

/** Returns the questions with their addresses, each different. */
export const withAnchors = <T extends Question>(questions: readonly T[]): (T & { anchor: string })[] => {
  const seen = new Map<string, number>()
  return questions.map(question => {
    const anchor = anchorOf(question.title)
    const times = (seen.get(anchor) ?? 0) + 1
    seen.set(anchor, times)
    return { ...question, anchor: times === 1 ? anchor : `${anchor}-${times}` }
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
