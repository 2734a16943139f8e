import { expect, test } from 'vitest'
import { anchorOf, findQuestions, withAnchors } from './faq-questions.ts'

const questions = [
  { title: 'Wo wohne und esse ich?', paragraphs: ['Zimmer und Halbpension.', 'Auch anderswo.'] },
  { title: 'Kann ich früher abreisen?', paragraphs: ['Ja.'] },
  { title: 'Kann ich früher abreisen?', paragraphs: ['Nein.'] },
]

test.each([
  ['Who can apply?', 'who-can-apply'],
  ['Kann ich früher abreisen?', 'kann-ich-fruher-abreisen'],
  ['  „Straße“ – was?', 'strasse-was'],
  ['???', 'question'],
  ['Как подать заявку?', 'как-подать-заявку'],
])('the address of “%s” is %s', (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor)
})

test('two questions of the same words have different addresses', () => {
  expect(withAnchors(questions).map(({ anchor }) => anchor)).toEqual([
    'wo-wohne-und-esse-ich',
    'kann-ich-fruher-abreisen',
    'kann-ich-fruher-abreisen-2',
  ])
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
