import type { Content } from 'pdfmake'
import { colours, rule, textWidth } from '../../../base/pdf/page-style.ts'
import { breakWords } from '../../../base/pdf/typeset.ts'
import type { LetterHead } from './queries.ts'

/** The association at the top of a paper. */
export const setLetterHead = (head: LetterHead): Content => ({
  columns: [
    { text: breakWords(head.association), font: 'serif', fontSize: 15, color: colours.accent, width: 280 },
    {
      stack: [head.street, `${head.zip} ${head.city}`.trim(), head.email, head.phone]
        .filter(Boolean)
        .map(line => ({ text: breakWords(line) })),
      style: 'small',
      alignment: 'right',
    },
  ],
  columnGap: 20,
})

const GAP = 24

const signatureWidth = (textWidth - GAP) / 2

/** Lines to sign on, side by side. */
export const setSignatures = (labels: readonly string[]): Content => ({
  columns: labels.map(label => ({
    width: signatureWidth,
    stack: [rule(signatureWidth), { text: breakWords(label), style: 'small', margin: [0, 4, 0, 0] }],
  })),
  columnGap: GAP,
  unbreakable: true,
})
