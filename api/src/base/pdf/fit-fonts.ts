import type { Content } from 'pdfmake'
import { textRuns } from './text-runs.ts'

// The nodes of pdfmake, as far as they contain text. They come from our own layouts and are plain data.
interface Node {
  text?: string | number | Part[] | Part
  stack?: unknown
  columns?: unknown
  ul?: unknown
  ol?: unknown
  table?: { body: unknown }
}
type Part = string | (Node & { wordBreak?: string })

const containers = ['stack', 'columns', 'ul', 'ol'] as const

/** Divides a part of a text; each run keeps the style of the part. */
const fitPart = (part: Part): unknown[] => {
  const text = typeof part === 'string' ? part : part.text
  if (typeof text !== 'string') return [part]
  const runs = textRuns(text)
  if (typeof runs === 'string') return [typeof part === 'string' ? runs : { ...part, text: runs }]
  // Words of other scripts are not broken into single characters: that would undo their shaping.
  const { wordBreak, ...style } = typeof part === 'string' ? { wordBreak: undefined } : part
  return runs.map(run => ({ ...style, ...(!run.font && wordBreak && { wordBreak }), ...run }))
}

const fitNode = (node: Node): unknown => {
  const fitted: Record<string, unknown> = { ...node }
  if (Array.isArray(node.text)) fitted.text = node.text.flatMap(fitPart)
  else if (typeof node.text === 'string') fitted.text = textRuns(node.text)
  else if (typeof node.text === 'object') fitted.text = fitPart(node.text)
  for (const key of containers) if (node[key] !== undefined) fitted[key] = fit(node[key])
  if (node.table) fitted.table = { ...node.table, body: fit(node.table.body) }
  return fitted
}

const fit = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fit)
  if (typeof value === 'string') {
    const runs = textRuns(value)
    return typeof runs === 'string' ? runs : { text: runs }
  }
  return value && typeof value === 'object' ? fitNode(value) : value
}

/** Gives every text of a document fonts that have its letters. */
export const fitFonts = (content: Content): Content => fit(content) as Content
