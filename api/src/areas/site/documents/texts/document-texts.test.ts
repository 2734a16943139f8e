import { byLocale, locales } from '@academy/contract/base/locale'
import { documentNames } from '@academy/contract/site/documents/schemas'
import { expect, test } from 'vitest'
import { sampleFacts } from '../../../../../test/sample-facts.ts'
import { type DocumentFacts, documentValues } from '../facts.ts'
import { contentOf } from '../render-files.ts'
import { asWritten, blocksOf, readDocument } from './blocks.ts'
import type { Block, DocumentText } from './document-text.ts'
import { defaultText } from './document-texts.ts'
import { fillDocument } from './fill.ts'

const kind = (block: Block) => (typeof block === 'string' ? 'paragraph' : Object.keys(block).join())
const sizes = (block: Block) => (typeof block === 'string' ? 1 : Object.values(block).flat().length)
const shape = ({ sections }: DocumentText) =>
  sections.map(({ blocks }) => blocks.map(block => [kind(block), sizes(block)]))

test.each(documentNames)('%s has the same structure in both languages', name => {
  expect(shape(defaultText(name, 'en', 'AT'))).toEqual(shape(defaultText(name, 'de', 'AT')))
  expect(defaultText(name, 'de', 'AT').sections.length).toBeGreaterThan(5)
})

// Another wording makes the versions in force look outdated: change it on purpose only, see decision 038.
test.each([
  ['consent_form', '4c6cbe9b98bd6f9721b63dd9b64c1e75fafd5d948470b97e6461b971e0e1b1de'],
  ['terms_and_conditions', '9d57d8f5846514678fd7927f904185918f4272e963df358f0cda70ee01d550f9'],
  ['terms_and_conditions_accommodation', '2a2df311e9e6c34e81cdc4ab5594b931e4a5a1a21a9d803ff7cd618919103eaf'],
] as const)('%s of an Austrian association keeps its wording', (name, checksum) => {
  const texts = byLocale(locale => defaultText(name, locale, 'AT'))
  expect(contentOf(texts, sampleFacts).checksum).toBe(checksum)
})

test.each(documentNames)('%s stays the same when the office publishes it unchanged', name => {
  const texts = byLocale(locale => defaultText(name, locale, 'AT'))
  const written = byLocale(locale => readDocument(asWritten(texts[locale])))
  expect(contentOf(written, sampleFacts).checksum).toBe(contentOf(texts, sampleFacts).checksum)
})

const elsewhere: DocumentFacts = {
  ...sampleFacts,
  association: {
    ...sampleFacts.association,
    country_code: 'CH',
    country_de: 'Schweiz',
    country_en: 'Switzerland',
  },
}

test.each(documentNames.flatMap(name => locales.map(locale => [name, locale] as const)))(
  '%s in %s names the country of the association and no other',
  (name, locale) => {
    const said = (facts: DocumentFacts) =>
      JSON.stringify(
        fillDocument(
          defaultText(name, locale, facts.association.country_code),
          documentValues(facts, locale),
        ),
      )
    expect(said(elsewhere)).toContain(elsewhere.association[`country_${locale}`])
    expect(said(elsewhere)).not.toMatch(/austria|österreich|FAGG|ABGB|BAO|Meldegesetz|dsb\.gv|\{\w+\}/i)
    expect(said(sampleFacts)).toMatch(/austria|österreich/i)
  },
)

test.each([
  ['paragraphs', 'One\ntwo\n\n\n three', ['One two', 'three']],
  [
    'a list after a paragraph',
    'Please:\n- one\n- two\n\n- three',
    ['Please:', { list: ['one', 'two', 'three'] }],
  ],
  ['choices', '[ ] yes\n[ ] no', [{ choices: ['yes', 'no'] }]],
  ['signature lines', '___ Name\n___ Date', [{ fields: ['Name', 'Date'] }]],
  [
    'a table',
    'a | b\nc | d | e',
    [
      {
        rows: [
          ['a', 'b'],
          ['c', 'd | e'],
        ],
      },
    ],
  ],
  [
    'placeholders of tables',
    '{lodging_terms}\n{withdrawal_terms}',
    ['{lodging_terms}', '{withdrawal_terms}'],
  ],
  ['marks inside a line', 'one - two [ ] three|four', ['one - two [ ] three|four']],
])('the text of a section has %s', (_, text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks)
})

test('a value with marks or braces adds neither blocks nor placeholders', () => {
  const document = {
    title: 'T',
    subtitle: '',
    version_note: '',
    sections: [{ heading: 'H', blocks: ['{association}'] }],
  }
  const values = { texts: { association: 'A\n- b | {email}', email: 'x' }, tables: {} }
  expect(fillDocument(document, values).sections[0]?.blocks).toEqual(['A\n- b | {email}'])
})
