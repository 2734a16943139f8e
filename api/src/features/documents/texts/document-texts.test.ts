import { expect, test } from 'vitest'
import { sampleFacts } from '../../../../test/sample-facts.ts'
import type { Block } from './document-text.ts'
import { documentTexts } from './document-texts.ts'

const kind = (block: Block) => (typeof block === 'string' ? 'paragraph' : Object.keys(block).join())
const sizes = (block: Block) => (typeof block === 'string' ? 1 : Object.values(block).flat().length)

test.each(Object.entries(documentTexts))('%s has the same structure in both languages', (_, { de, en }) => {
  const shape = (text: ReturnType<typeof de>) =>
    text.sections.map(section => section.blocks.map(block => [kind(block), sizes(block)]))
  expect(shape(en(sampleFacts))).toEqual(shape(de(sampleFacts)))
  expect(de(sampleFacts).sections.length).toBeGreaterThan(5)
})

const address = ['association_name', 'place', 'street', 'zip', 'city', 'email'] as const

test.each([
  ['consent_form', address],
  ['terms_and_conditions', [...address, 'handling_fee_cents', 'recording_fee_cents', 'jurisdiction']],
  [
    'terms_and_conditions_accommodation',
    [...address, 'single_room_cents', 'double_room_cents', 'half_board_cents', 'jurisdiction'],
  ],
] as const)('%s takes names and prices from the data, in both languages', (name, used) => {
  const changed = { text: 'Anderswo', amount: 77 }
  for (const text of Object.values(documentTexts[name]))
    for (const fact of used) {
      const value = typeof sampleFacts[fact] === 'number' ? changed.amount : changed.text
      const written = JSON.stringify(text({ ...sampleFacts, [fact]: value }))
      expect(written, fact).toContain(String(value))
    }
})

test('amounts have the format of the language', () => {
  const german = JSON.stringify(documentTexts.terms_and_conditions.de(sampleFacts))
  const english = JSON.stringify(documentTexts.terms_and_conditions.en(sampleFacts))
  expect(german).toContain('kostet €\u00a015,50')
  expect(english).toContain('costs €15.50')
})
