// CSS class names are global to all pages, so each is defined in one area only.
import { isTest, type Rule, type SourceFile } from './source.ts'
import { visitNodes } from './syntax.ts'

/** `web/src/areas/site`, `web/src/app/shell`, `web/src/base`, `web/src/ui`. */
const areaOf = (path: string) => /^web\/src\/(?:ui|base|(?:areas|app)\/[^/]+)(?=\/)/.exec(path)?.[0]

const comments = /\/\*[\s\S]*?\*\//g
// The text before a brace that is neither an @rule nor a declaration.
const heads = /(?<=^|[{};])[^{};@]+(?=\{)/g
// A comma within parentheses does not separate selectors.
const commas = /,(?![^(]*\))/

/** Returns the classes that selectors begin with. `.card .button` defines `card` and only uses `button`. */
const classesOf = (css: string) => {
  const selectors =
    css
      .replaceAll(comments, '')
      .match(heads)
      ?.flatMap(head => head.split(commas)) ?? []
  return new Set(selectors.flatMap(selector => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []))
}

const classesBelongToOneArea: Rule = files => {
  const owners = new Map<string, string>()
  const claim = ({ path, text }: SourceFile) => {
    const area = areaOf(path)
    if (!area || !path.endsWith('.css')) return []
    return [...classesOf(text)].flatMap(name => {
      const owner = owners.get(name) ?? area
      owners.set(name, owner)
      return owner === area ? [] : [`${path}: .${name} belongs to ${owner}; a class belongs to one area`]
    })
  }
  // Shared widgets claim their names first.
  const isWidget = ({ path }: SourceFile) => areaOf(path) === 'web/src/ui'
  return [...files.filter(isWidget), ...files.filter(file => !isWidget(file))].flatMap(claim)
}

const BUTTON = 'web/src/ui/button.tsx'
/** A word of its own in no other string: every string with it is a class name. */
const BUTTON_CLASSES = [
  'button-quiet',
  'button-danger',
  'text-button',
  'text-button-danger',
  'pending-button',
]

const wordsOf = (text: unknown) => (typeof text === 'string' ? text.split(/\s/) : [])

/** Buttons and links that look like buttons are components, so that the looks are listed once. */
const buttonsAreComponents: Rule = files =>
  files
    .filter(
      ({ path, text }) =>
        /^web\/.*\.tsx?$/.test(path) && path !== BUTTON && !isTest(path) && /button/.test(text),
    )
    .flatMap(({ path, text, imports }) => {
      const found = new Set<string>()
      visitNodes(path, text, (node, ancestors) => {
        if (node.type !== 'Literal' && node.type !== 'TemplateElement') return
        const words = wordsOf(node.type === 'Literal' ? node.value : node.value.cooked)
        const isClassName = ancestors.some(
          one => one.type === 'JSXAttribute' && text.slice(one.name.start, one.name.end) === 'className',
        )
        for (const word of words)
          if (BUTTON_CLASSES.includes(word) || (isClassName && word === 'button')) found.add(word)
      })
      return [
        ...[...found].map(word => `${path}: .${word} is written in ${BUTTON} only; use its components`),
        ...imports
          .filter(({ target }) => target === 'web/src/ui/button.css')
          .map(() => `${path}: only ${BUTTON} imports its style sheet`),
      ]
    })

export const classNameRules: Rule[] = [classesBelongToOneArea, buttonsAreComponents]
