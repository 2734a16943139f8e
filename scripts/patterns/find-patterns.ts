import { parseSync, Visitor } from 'oxc-parser'

/** A regular expression found in a file. */
export interface FoundPattern {
  at: string
  pattern: RegExp
}

/** The regular expressions of a file: its literals, and how often it builds one from a string. */
export interface PatternsOfFile {
  literals: FoundPattern[]
  built: number
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

export const patternsIn = (path: string, text: string): PatternsOfFile => {
  const found: PatternsOfFile = { literals: [], built: 0 }
  const isRegExp = (callee: { type: string; name?: unknown }) =>
    callee.type === 'Identifier' && callee.name === 'RegExp'
  new Visitor({
    Literal: node => {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      found.literals.push({ at: `${path}:${lineOf(text, node.start)}`, pattern: new RegExp(pattern, flags) })
    },
    NewExpression: ({ callee }) => {
      if (isRegExp(callee)) found.built++
    },
    CallExpression: ({ callee }) => {
      if (isRegExp(callee)) found.built++
    },
  }).visit(parseSync(path, text).program)
  return found
}
