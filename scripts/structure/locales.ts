// Code that names languages explicitly is not reported by the compiler when a language is added.
import type { Node } from 'oxc-parser'
import { locales } from '../../contract/src/base/locale.ts'
import { isBelow } from './locations.ts'
import { isCode, isTest, type Rule } from './source.ts'
import { nameOf, visitNodes } from './syntax.ts'

const one = locales.join('|')
const suffix = new RegExp(`\\w_(${one})$`)
const inText = new RegExp(`\\w_(${one})\\b|'(${one})'`)
const mentions = new RegExp(`_(${one})\\b|['".](${one})\\b`)

const isOurs = (path: string) =>
  isCode(path) &&
  isBelow(path, 'contract/src', 'api/src', 'web/src') &&
  // Skip the demo data, which is typed by the schema, and the schema, which is generated from the database.
  !isBelow(path, 'api/src/demo') &&
  !path.endsWith('/demo-association.ts') &&
  !isTest(path) &&
  !/\/testing\/|for-tests\.ts$/.test(path) &&
  !['contract/src/base/locale.ts', 'api/src/db/schema.ts'].includes(path)

const isLocale = (name: string | undefined) => locales.some(locale => locale === name)
const literalOf = (node: Node | null) => (node?.type === 'Literal' ? nameOf(node) : undefined)
const namedIn = (nodes: readonly (Node | null)[]) =>
  new Set(nodes.map(node => literalOf(node?.type === 'TSLiteralType' ? node.literal : node)).filter(isLocale))

/** Code for one language may name that language: `de: offer => offer.name_de`. */
const isInPartOf = (language: string | undefined, path: string, ancestors: Node[]) =>
  path.endsWith(`-${language}.ts`) ||
  ancestors.some(node => node.type === 'Property' && nameOf(node.key) === language)

/** The compiler checks the keys of an object, but not those of a pattern or a type. */
const isKeyOfObject = (node: Node, [parent, object]: Node[]) =>
  parent?.type === 'Property' && parent.key === node && object?.type === 'ObjectExpression'

const isComparison = (node: Node) =>
  node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)
    ? isLocale(literalOf(node.left)) || isLocale(literalOf(node.right))
    : node.type === 'SwitchCase' && isLocale(literalOf(node.test))

const listOf = (node: Node) => {
  if (node.type === 'ArrayExpression') return node.elements
  return node.type === 'TSUnionType' ? node.types : []
}

/** Returns the language that a node names by itself, for example in a column name. */
const namedBy = (node: Node, ancestors: Node[]) => {
  if (node.type === 'Identifier')
    return isKeyOfObject(node, ancestors) ? undefined : suffix.exec(node.name)?.[1]
  if (node.type === 'MemberExpression' && !node.computed) {
    const name = nameOf(node.property)
    return isLocale(name) ? name : undefined
  }
  const text = node.type === 'TemplateElement' ? node.value.raw : literalOf(node)
  const [, column, value] = inText.exec(text ?? '') ?? []
  return column ?? value
}

const languagesAreTyped: Rule = files =>
  files.flatMap(({ path, text }) => {
    if (!isOurs(path) || !mentions.test(text)) return []
    const violations = new Set<string>()
    const report = (node: Node, advice: string) => {
      const line = text.slice(0, node.start).split('\n').length
      violations.add(`${path}:${line}: ${advice}`)
    }
    visitNodes(path, text, (node, ancestors) => {
      if (isComparison(node)) report(node, 'compares with a language; use a Record<Locale, …>')
      if (namedIn(listOf(node)).size > 1) report(node, 'lists the languages; use `locales` or Locale')
      const language = namedBy(node, ancestors)
      if (language && !isInPartOf(language, path, ancestors))
        report(node, `names the language "${language}"; use the locale, Localized or api/src/db/localized.ts`)
    })
    return [...violations]
  })

export const localeRules: Rule[] = [languagesAreTyped]
