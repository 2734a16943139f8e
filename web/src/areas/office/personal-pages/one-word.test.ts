// What is open, overdue or paid has one word each wherever a student reads it.
import { locales } from '@academy/contract/base/locale'
import { expect, test } from 'vitest'
import { listTexts } from '../../admission/applications/list-texts.ts'
import { concertTexts } from '../../concerts/requests/list-texts.ts'
import { cancelTexts } from '../../lodging/bookings/cancel-texts.ts'
import { lodgingTexts } from '../../lodging/bookings/list-texts.ts'
import { payTexts } from '../../money/invoices/pay-texts.ts'
import { invoiceTexts } from '../../money/invoices/texts.ts'
import { stepTexts } from './step-texts.ts'
import { storyTexts } from './story/story-texts.ts'
import { studentStepTexts } from './story/student-step-texts.ts'

const catalogues = {
  listTexts,
  concertTexts,
  cancelTexts,
  lodgingTexts,
  payTexts,
  invoiceTexts,
  stepTexts,
  storyTexts,
  studentStepTexts,
}

/** All words of a catalogue, those of its functions, too. */
const wordsOf = (texts: unknown): string =>
  typeof texts === 'object' && texts !== null ? Object.values(texts).map(wordsOf).join('\n') : String(texts)

const SECOND_WORDS = {
  de: /verspätet|unbezahlt|beglichen|ausständig|zurückgenommen wird|wird zurückgenommen/i,
  en: /\blate\b|unpaid|outstanding|past due|taken back/i,
}

test.each(
  Object.entries(catalogues).flatMap(([name, texts]) =>
    locales.map(locale => [name, locale, texts] as const),
  ),
)('%s has no second word for a state (%s)', (_, locale, texts) => {
  expect(SECOND_WORDS[locale].exec(wordsOf(texts[locale]))?.[0]).toBeUndefined()
})
