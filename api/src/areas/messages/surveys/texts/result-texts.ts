import type { Locale } from '@academy/contract/base/locale'
import { type TextField, textFields } from '@academy/contract/messages/feedback/answering'
import type { OfficeQuestion, QuestionResult } from '@academy/contract/messages/surveys/schemas'
import type { Content } from 'pdfmake'
import { colours, keepTogether } from '../../../../base/pdf/page-style.ts'
import { breakWords } from '../../../../base/pdf/typeset.ts'
import { resultTexts } from './results.ts'

// A text with many line breaks must not fill a hundred pages.
const MAX_BREAKS = 40
const limitLineBreaks = (text: string) => {
  const lines = text.split(/(?<!\s)\s*\n\s*/)
  return [...lines.slice(0, MAX_BREAKS), lines.slice(MAX_BREAKS).join(' ')].join('\n').trimEnd()
}

/** A text; the first one includes the label above it. */
interface Block {
  content: Content
  /** Stays on one page. Longer texts must break: pdfmake omits what does not fit. */
  isShort: boolean
}

const MAX_LENGTH = 900
const LINE = 90

const blockOf = (text: string, above: Content[]): Block => ({
  content: {
    margin: [0, above.length > 0 ? 8 : 0, 0, 0],
    stack: [
      ...above,
      {
        columnGap: 0,
        margin: [0, 2.5, 0, 0],
        columns: [
          { width: 11, text: '–', color: colours.muted },
          { width: '*', text: breakWords(text) },
        ],
      },
    ],
  },
  isShort: text.length + LINE * text.split('\n').length < MAX_LENGTH,
})

export const setBlock = ({ content, isShort }: Block): Content =>
  isShort ? keepTogether([content]) : content

const labelOf = (question: OfficeQuestion, field: TextField, locale: Locale): Content => ({
  text: breakWords(
    question[`text_${field}_${locale}`] || question[`open_label_${locale}`] || resultTexts[locale].texts,
  ),
  bold: true,
  fontSize: 9.5,
  margin: [0, 0, 0, 1],
})

/**
 * Lays out the texts about a question, shortest first, so that a label is never alone at the foot of a page.
 */
export const textBlocks = ({ question, texts }: QuestionResult, locale: Locale): Block[] =>
  textFields.flatMap(field => {
    const sorted = texts[field].map(limitLineBreaks).toSorted((a, b) => a.length - b.length)
    return sorted.map((text, index) => blockOf(text, index === 0 ? [labelOf(question, field, locale)] : []))
  })
