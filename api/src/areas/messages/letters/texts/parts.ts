import type { Content } from 'pdfmake'
import { breakWords } from '../../../../base/pdf/break-words.ts'
import { colours, tableLayout } from '../../../../base/pdf/page-style.ts'

export const setRows = (rows: readonly [label: string, value: string][]): Content => ({
  table: {
    widths: [130, '*'],
    body: rows.map(([label, value]) => [{ text: label, color: colours.muted }, { text: breakWords(value) }]),
  },
  layout: tableLayout('ruled'),
})
