import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { refuse, StatementRefusal } from './statement.ts'

export interface XmlElement {
  name: string
  attributes: Record<string, SaxesAttributeNS>
  children: XmlElement[]
  text: string
}

interface Handlers {
  /** Called with the namespace of the root element. */
  root(namespace: string, name: string): void
  /** Elements that are handed over when they end, and then dropped: a large file is never in memory as a whole. */
  elements: Record<string, (element: XmlElement, parent: XmlElement | undefined) => void>
}

// Deeper and longer than anything in the schema.
const MAX_DEPTH = 60
const MAX_TEXT = 20_000

/** Parses a document that arrives in chunks. Throws a refusal if it is not well-formed. */
export const parseXml = async (chunks: AsyncIterable<string>, { root, elements }: Handlers) => {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: XmlElement[] = []
  const addText = (text: string) => {
    const element = open.at(-1)
    if (!element) return
    element.text += text
    if (element.text.length > MAX_TEXT) refuse('BANK_DAMAGED', 'text too long')
  }
  parser.on('doctype', () => refuse('BANK_DOCTYPE'))
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length === 0) root(uri, local)
    if (open.length === MAX_DEPTH) refuse('BANK_DAMAGED', 'too deep')
    // Between elements there is only white space.
    const parent = open.at(-1)
    if (parent) parent.text = ''
    open.push({ name: local, attributes, children: [], text: '' })
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (!element) return
    const handle = elements[element.name]
    if (handle) handle(element, open.at(-1))
    else open.at(-1)?.children.push(element)
  })
  try {
    for await (const chunk of chunks) parser.write(chunk)
    parser.close()
  } catch (error) {
    if (error instanceof StatementRefusal) throw error
    refuse('BANK_DAMAGED', String(error))
  }
}

/** The first element at a path below this one, such as `Refs/EndToEndId`. */
export const find = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path
    .split('/')
    .reduce<XmlElement | undefined>(
      (parent, name) => parent?.children.find(child => child.name === name),
      element,
    )

export const findAll = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter(child => child.name === name) ?? []

/** The text at the first of these paths that has one. */
export const textAt = (element: XmlElement | undefined, ...paths: string[]): string => {
  for (const path of paths) {
    const text = find(element, path)?.text.trim()
    if (text) return text
  }
  return ''
}
