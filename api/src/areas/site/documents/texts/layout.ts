import type { Alignment, Content, Size } from 'pdfmake'
import { colours, keepTogether, rule, tableLayout, textWidth } from '../../../../base/pdf/page-style.ts'
import { typeset } from '../../../../base/pdf/typeset.ts'
import type { Block, DocumentText } from './document-text.ts'

const indent = 26
const gap = 6
const fieldGap = 20
const fieldWidth = (textWidth - indent - fieldGap) / 2

const checkBox = () => ({
  canvas: [{ type: 'rect' as const, x: 0, y: 2.5, w: 8.5, h: 8.5, lineWidth: 0.6, lineColor: colours.ink }],
  width: 18,
})

const signatureLine = (label: string): Content => ({
  stack: [rule(fieldWidth), { text: label, style: 'small', margin: [0, 3, 0, 0] }],
  margin: [0, 34, 0, 0],
})

const setTable = (rows: [string, string][], column: { widths: Size[]; alignment: Alignment }): Content => ({
  table: {
    widths: column.widths,
    body: rows.map(([left, right]) => [typeset(left), { text: typeset(right), alignment: column.alignment }]),
  },
  layout: tableLayout('ruled'),
  margin: [0, 2, 0, gap + 3],
})

function setBlock(block: Block): Content {
  if (typeof block === 'string') return { text: typeset(block), margin: [0, 0, 0, gap] }
  if ('list' in block)
    return {
      ul: block.list.map(item => ({ text: typeset(item), margin: [0, 0, 0, 3] })),
      markerColor: colours.accent,
      margin: [0, 0, 0, gap - 3],
    }
  if ('rows' in block) return setTable(block.rows, { widths: ['*', '44%'], alignment: 'left' })
  if ('amounts' in block) return setTable(block.amounts, { widths: ['*', 'auto'], alignment: 'right' })
  if ('choices' in block)
    return {
      stack: block.choices.map(choice => ({ columns: [checkBox(), typeset(choice)], margin: [0, 2, 0, 4] })),
      margin: [0, 0, 0, gap],
    }
  const { fields } = block
  const pairs = fields
    .filter((_, index) => index % 2 === 0)
    .map((_, index) => fields.slice(2 * index, 2 * index + 2))
  return { stack: pairs.map(pair => ({ columns: pair.map(signatureLine), columnGap: fieldGap })) }
}

/**
 * Groups blocks that must share a page: anything that is not a paragraph stays with the paragraph before it.
 */
function groups(blocks: Block[]): Block[][] {
  const result: Block[][] = []
  for (const block of blocks) {
    const last = result.at(-1)
    if (typeof block === 'string' || !last) result.push([block])
    else last.push(block)
  }
  return result
}

/** A rough measure of the height of blocks: characters, and some for the space around each line. */
const sizeOf = (blocks: Block[]): number =>
  blocks
    .flatMap(block => (typeof block === 'string' ? [block] : Object.values(block).flat(2)))
    .reduce((size, text) => size + text.length + 60, 0)

/** About half a page. What is kept together must fit on one page. */
const MAX_KEPT = 1_800

/** Keeps a group on one page if it is short. */
const setGroup = (group: Block[], nodes: Content[], spaceAbove = 0): Content =>
  sizeOf(group) > MAX_KEPT ? { stack: nodes, margin: [0, spaceAbove, 0, 0] } : keepTogether(nodes, spaceAbove)

function setSection({ heading, blocks }: DocumentText['sections'][number], index: number): Content[] {
  const number = `${index + 1}`
  const head: Content = {
    columns: [
      { text: number, width: indent },
      { text: heading, outline: true, outlineText: `${number}. ${heading}` },
    ],
    style: 'heading',
    margin: [0, 0, 0, 5],
  }
  const [first = [], ...rest] = groups(blocks)
  const body = (group: Block[]): Content => ({ stack: group.map(setBlock), margin: [indent, 0, 0, 0] })
  return [setGroup(first, [head, body(first)], 12), ...rest.map(group => setGroup(group, [body(group)]))]
}

/** `sender` stands above the title, `version` below it. */
export const layOut = (text: DocumentText, sender: string, version: string): Content => [
  { text: sender, style: 'small', margin: [0, 0, 0, 30] },
  { text: text.title, style: 'title' },
  { text: text.subtitle, style: 'subtitle', margin: [0, 2, 0, 14] },
  { text: version, style: 'small', margin: [0, 0, 0, 10] },
  rule(textWidth),
  ...text.sections.flatMap(setSection),
]
