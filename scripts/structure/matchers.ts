// Rules for tests: a check that passes whatever happens is none.
import { isTest, type Rule } from './source.ts'
import { nameOf, visitNodes } from './syntax.ts'

/** `toMatchObject` compares the keys of a pattern, of which it has none, so any value passes. */
const patternsAreCompared: Rule = files =>
  files
    .filter(({ path, text }) => isTest(path) && text.includes('toMatchObject'))
    .flatMap(({ path, text }) => {
      const found: string[] = []
      visitNodes(path, text, (node, ancestors) => {
        if (node.type !== 'Literal' || !('regex' in node)) return
        const call = ancestors.find(one => one.type === 'CallExpression')
        const callee = call?.type === 'CallExpression' ? call.callee : undefined
        if (callee?.type === 'MemberExpression' && nameOf(callee.property) === 'toMatchObject')
          found.push(`${path}: toMatchObject accepts any value for ${node.raw}; use expect.stringMatching`)
      })
      return found
    })

export const matcherRules = [patternsAreCompared]
