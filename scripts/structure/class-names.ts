// CSS class names are global to all pages, so each is defined in one area only.
import type { Rule, SourceFile } from './source.ts'

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

export const classNameRules: Rule[] = [classesBelongToOneArea]
