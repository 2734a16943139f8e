// Adding a language is a compiler error at every place that lacks it, including the server and its SQL.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Node } from 'oxc-parser'
import { expect, test } from 'vitest'
import { locales } from '../contract/src/base/locale.ts'
import { type CompilerError, errorsWithLocale } from './lib/add-locale.ts'
import { isTest } from './structure/source.ts'
import { nameOf, visitNodes } from './structure/syntax.ts'

interface Place {
  path: string
  start: number
  end: number
}

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

// Skip the demo data: it is typed by the schema, which a migration changes.
const candidates = globSync('{contract,api,web}/src/**/*.{ts,tsx}', { cwd: root })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !isTest(path) && !/^api\/src\/demo\/|\/demo-association\.ts$|\/testing\//.test(path))

/** Whether a node is an object with a text for each language: `{ de, en }` or `{ name_de, name_en }`. */
const hasEveryLanguage = (node: Node) => {
  if (node.type !== 'ObjectExpression') return false
  const names = node.properties.flatMap(one => (one.type === 'Property' ? (nameOf(one.key) ?? []) : []))
  const texts = names.map(name => name.replace(/(^|_)\w\w$/, ''))
  return texts.some(text =>
    locales.every(locale => names.includes(text === '' ? locale : `${text}_${locale}`)),
  )
}

const sqlParts = ['columnList', 'columnsAs', 'columnNames', 'jsonFields', 'textFor']

/** Whether a node is an SQL fragment that lists the columns of a text. */
const listsColumns = (node: Node) =>
  node.type === 'CallExpression' && sqlParts.includes(nameOf(node.callee) ?? '')

/**
 * Returns the places where a language would be missing, each starting at the name that the compiler reports.
 */
const placesIn = (path: string): Place[] => {
  const places: Place[] = []
  visitNodes(path, read(path), (node, ancestors) => {
    if (!hasEveryLanguage(node) && !listsColumns(node)) return
    const parent = ancestors.find(({ type }) => !/^TS(As|Satisfies)Expression$/.test(type))
    const { start, end } = parent && /^(Property|VariableDeclarator)$/.test(parent.type) ? parent : node
    places.push({ path, start, end })
  })
  return places
}

const offsetOf = ({ path, line, column }: CompilerError) => {
  const before = read(path)
    .split('\n')
    .slice(0, line - 1)
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1
}

const described = ({ path, start }: Place) => `${path}:${read(path).slice(0, start).split('\n').length}`

// These files write the language of a row, which a database constraint limits.
const writers = [
  'api/src/areas/access/accounts/queries.ts',
  'api/src/areas/money/invoices/issue.ts',
  'api/src/base/mail/send-mail.ts',
]

test('the compiler reports every place that lacks a third language', async () => {
  const places = candidates.filter(path => path !== 'api/src/db/localized.ts').flatMap(placesIn)
  const files = [...new Set([...places.map(({ path }) => path), ...writers])]
  const errors = (await errorsWithLocale('fr', files)).map(error => ({ ...error, offset: offsetOf(error) }))
  const isNamed = ({ path, start, end }: Place) =>
    errors.some(error => error.path === path && error.offset >= start && error.offset <= end)

  expect(places.length).toBeGreaterThan(300)
  expect(places.filter(place => !isNamed(place)).map(described)).toEqual([])
  expect(errors.map(({ path }) => path)).toEqual(expect.arrayContaining(writers))
})
