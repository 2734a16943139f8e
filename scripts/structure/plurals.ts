// Plural rules differ between languages: texts with a number choose their form by Intl.PluralRules.
import type { Node } from 'oxc-parser'
import { isTest, type Rule } from './source.ts'
import { visitNodes } from './syntax.ts'

const isText = (path: string) =>
  /^(api|contract|web)\/src\/(.*\/)?(texts\/[^/]+|[^/]*texts|mails)\.ts$/.test(path) && !isTest(path)

const picksByOne = (node: Node) =>
  node.type === 'ConditionalExpression' &&
  node.test.type === 'BinaryExpression' &&
  [node.test.left, node.test.right].some(side => side.type === 'Literal' && side.value === 1)

const textsCountByRules: Rule = files =>
  files.flatMap(({ path, text }) => {
    if (!isText(path) || !/\b1\b/.test(text)) return []
    const violations: string[] = []
    visitNodes(path, text, node => {
      const line = text.slice(0, node.start).split('\n').length
      if (picksByOne(node)) violations.push(`${path}:${line}: picks a text by the number one; use plural()`)
    })
    return violations
  })

export const pluralRules: Rule[] = [textsCountByRules]
