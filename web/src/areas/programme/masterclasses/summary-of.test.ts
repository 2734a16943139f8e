import { exampleCard } from '@academy/contract/programme/masterclasses/schemas'
import { expect, test } from 'vitest'
import { summaryOf } from './summary-of.ts'

const none = { tagline_de: '', tagline_en: '', description_german: '', description_english: '' }

test.each<[given: Partial<typeof none>, german: object | undefined, english: object | undefined]>([
  [
    {
      tagline_de: 'Atem',
      tagline_en: 'Breath',
      description_german: 'Cello',
      description_english: 'The cello',
    },
    { lang: 'de', text: 'Atem' },
    { lang: 'en', text: 'Breath' },
  ],
  [
    { description_german: 'Das Cello', description_english: 'The cello' },
    { lang: 'de', text: 'Das Cello' },
    { lang: 'en', text: 'The cello' },
  ],
  [
    { description_english: 'The cello' },
    { lang: 'en', text: 'The cello' },
    { lang: 'en', text: 'The cello' },
  ],
  [{ description_german: 'Das Cello' }, { lang: 'de', text: 'Das Cello' }, { lang: 'de', text: 'Das Cello' }],
  [{}, undefined, undefined],
])('of %j the page shows the text of its language, or the other one under its own', (given, de, en) => {
  const { tagline_de, tagline_en, ...descriptions } = { ...none, ...given }
  const instrument = { ...exampleCard.instrument, ...descriptions }
  const masterclass = { ...exampleCard, tagline_de, tagline_en, instrument }
  expect([summaryOf(masterclass, 'de'), summaryOf(masterclass, 'en')]).toEqual([de, en])
})
