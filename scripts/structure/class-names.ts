// The names of classes are known to every page, so each belongs to one room.
import type { Rule, SourceFile } from './source.ts'

/** `web/src/features/contact`, `web/src/app/pages`, `web/src/ui`. */
const roomOf = (path: string) => /^web\/src\/(?:ui|(?:features|app)\/[^/]+)(?=\/)/.exec(path)?.[0]

const comments = /\/\*[\s\S]*?\*\//g
// What stands before a brace, and is neither an @rule nor a declaration.
const heads = /(?<=^|[{};])[^{};@]+(?=\{)/g
// A comma within parentheses separates no selectors.
const commas = /,(?![^(]*\))/

/** The classes that selectors begin with. `.card .button` is about cards: buttons it only uses. */
const classesOf = (css: string) => {
  const selectors =
    css
      .replaceAll(comments, '')
      .match(heads)
      ?.flatMap(head => head.split(commas)) ?? []
  return new Set(selectors.flatMap(selector => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []))
}

const classesHaveOneRoom: Rule = files => {
  const rooms = new Map<string, string>()
  const claim = ({ path, text }: SourceFile) => {
    const room = roomOf(path)
    if (!room || !path.endsWith('.css')) return []
    return [...classesOf(text)].flatMap(name => {
      const owner = rooms.get(name) ?? room
      rooms.set(name, owner)
      return owner === room ? [] : [`${path}: .${name} belongs to ${owner}; a class has one room`]
    })
  }
  // What is for everybody was there first.
  const isWidget = ({ path }: SourceFile) => roomOf(path) === 'web/src/ui'
  return [...files.filter(isWidget), ...files.filter(file => !isWidget(file))].flatMap(claim)
}

export const classNameRules: Rule[] = [classesHaveOneRoom]
