// The text of a section as the office writes it: paragraphs, and lines that begin with a mark.

import type { WrittenDocument } from '@academy/contract/site/documents/office-schemas'
import { tableOfLine } from '@academy/contract/site/documents/placeholders'
import type { Block, DocumentText } from './document-text.ts'

type Kind = 'paragraph' | 'table' | 'list' | 'choices' | 'fields' | 'rows'

const SEPARATOR = ' | '

interface Line {
  kind: Kind
  text: string
}

const readLine = (line: string): Line => {
  if (line.startsWith('- ')) return { kind: 'list', text: line.slice(2).trim() }
  if (line.startsWith('[ ] ')) return { kind: 'choices', text: line.slice(4).trim() }
  if (line.startsWith('___ ')) return { kind: 'fields', text: line.slice(4).trim() }
  if (tableOfLine(line)) return { kind: 'table', text: line }
  return { kind: line.includes(SEPARATOR) ? 'rows' : 'paragraph', text: line }
}

const cellsOf = (line: string): [string, string] => {
  const place = line.indexOf(SEPARATOR)
  return [line.slice(0, place).trim(), line.slice(place + SEPARATOR.length).trim()]
}

const blockOf = (kind: Kind, lines: string[]): Block => {
  switch (kind) {
    case 'paragraph':
    case 'table':
      return lines.join(' ')
    case 'rows':
      return { rows: lines.map(cellsOf) }
    case 'list':
      return { list: lines }
    case 'choices':
      return { choices: lines }
    case 'fields':
      return { fields: lines }
  }
}

/** Reads the text of a section. An empty line ends a paragraph; marked lines that follow each other belong together. */
export const blocksOf = (text: string): Block[] => {
  const groups: { kind: Kind; lines: string[] }[] = []
  let isAfterGap = true
  for (const line of text.split('\n').map(one => one.trim())) {
    if (line === '') {
      isAfterGap = true
      continue
    }
    const { kind, text: words } = readLine(line)
    const last = groups.at(-1)
    const isContinued = last?.kind === kind && kind !== 'table' && !(kind === 'paragraph' && isAfterGap)
    if (last && isContinued) last.lines.push(words)
    else groups.push({ kind, lines: [words] })
    isAfterGap = false
  }
  return groups.map(({ kind, lines }) => blockOf(kind, lines))
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const linesOf = (block: Block): string[] => {
  if (typeof block === 'string') return [oneLine(block)]
  if ('list' in block) return block.list.map(item => `- ${oneLine(item)}`)
  if ('choices' in block) return block.choices.map(choice => `[ ] ${oneLine(choice)}`)
  if ('fields' in block) return block.fields.map(label => `___ ${oneLine(label)}`)
  const rows = 'rows' in block ? block.rows : block.amounts
  return rows.map(cells => cells.map(oneLine).join(SEPARATOR))
}

/** The default text as the office would have written it. */
export const asWritten = ({ sections, ...document }: DocumentText): WrittenDocument => ({
  ...document,
  sections: sections.map(({ heading, blocks }) => ({
    heading,
    text: blocks.map(block => linesOf(block).join('\n')).join('\n\n'),
  })),
})

export const readDocument = ({ title, subtitle, version_note, sections }: WrittenDocument): DocumentText => ({
  title,
  subtitle,
  version_note,
  sections: sections.map(({ heading, text }) => ({ heading, blocks: blocksOf(text) })),
})
