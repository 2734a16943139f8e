import { type Node, parseSync } from 'oxc-parser'

/** Receives a node and its ancestors, the nearest first. */
export type Visit = (node: Node, ancestors: Node[]) => void

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const walk = (node: Node, ancestors: Node[], visit: Visit): void => {
  visit(node, ancestors)
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, [node, ...ancestors], visit)
}

/** Calls `visit` for every node of a file, in source order. */
export const visitNodes = (path: string, text: string, visit: Visit): void =>
  walk(parseSync(path, text).program, [], visit)

/** Returns the name of a key or member: `name` in `{ name: 1 }`, `{ 'name': 1 }` and `row.name`. */
export const nameOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
