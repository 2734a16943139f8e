import type { TablePlaceholder, TextPlaceholder } from '@academy/contract/site/documents/placeholders'
import { tableOfLine } from '@academy/contract/site/documents/placeholders'
import { fillPlaceholders } from '@academy/contract/site/site-texts/placeholders'
import type { Block, DocumentText } from './document-text.ts'

/** What the placeholders stand for; undefined while the academy or its prices are missing. */
export interface DocumentValues {
  texts: Partial<Record<TextPlaceholder, string>>
  tables: Partial<Record<TablePlaceholder, [string, string][]>>
}

/** Short entries are amounts, which are aligned to the right. */
const AMOUNT_MAX_LENGTH = 20

const tableBlock = (rows: [string, string][]): Block =>
  rows.every(([, right]) => right.length <= AMOUNT_MAX_LENGTH) ? { amounts: rows } : { rows }

const fillBlock = (block: Block, { texts, tables }: DocumentValues): Block => {
  const fill = (text: string) => fillPlaceholders(text, texts)
  if (typeof block === 'string') {
    const table = tableOfLine(block)
    const rows = table && tables[table]
    return rows ? { amounts: rows } : fill(block)
  }
  if ('list' in block) return { list: block.list.map(fill) }
  if ('choices' in block) return { choices: block.choices.map(fill) }
  if ('fields' in block) return { fields: block.fields.map(fill) }
  const rows = 'rows' in block ? block.rows : block.amounts
  return tableBlock(rows.map(([left, right]) => [fill(left), fill(right)]))
}

/** Replaces the placeholders. Values are not read again, so they cannot add blocks. */
export const fillDocument = (document: DocumentText, values: DocumentValues): DocumentText => {
  const fill = (text: string) => fillPlaceholders(text, values.texts)
  return {
    title: fill(document.title),
    subtitle: fill(document.subtitle),
    version_note: fill(document.version_note),
    sections: document.sections.map(({ heading, blocks }) => ({
      heading: fill(heading),
      blocks: blocks.map(block => fillBlock(block, values)),
    })),
  }
}
