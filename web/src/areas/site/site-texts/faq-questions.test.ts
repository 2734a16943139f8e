import { expect, test } from 'vitest'
import { findQuestions, withTitleAnchors } from './faq-list.tsx'

const questions = [
  { title: 'Wo wohne und esse ich?', paragraphs: ['Zimmer und Halbpension.', 'Auch anderswo.'] },
  { title: 'Kann ich früher abreisen?', paragraphs: ['Ja.'] },
  { title: 'Kann ich früher abreisen?', paragraphs: ['Nein.'] },
]

test('a question has the address of its title too, unless another has it', () => {
  const named = questions.slice(0, 2).map((question, place) => ({
    ...question,
    anchor: ['kann-ich-fruher-abreisen', 'how-do-i-leave'][place],
  }))
  expect(withTitleAnchors(named)).toEqual([{ ...named[0], titleAnchor: 'wo-wohne-und-esse-ich' }, named[1]])
})

test.each([
  ['', 3],
  ['   ', 3],
  ['HALBPENSION', 1],
  ['zimmer anderswo', 1],
  ['fruher', 2],
  ['früher ja', 1],
  ['klavier', 0],
  ['„Zimmer“, anderswo!', 1],
  ['(', 0],
])('a search for “%s” finds %i', (search, count) => {
  expect(findQuestions(questions, search)).toHaveLength(count)
})
