// Forbids import cycles between files and between the folders of areas, including type imports.
import { inAreaOf } from './locations.ts'
import { isTest, type Rule } from './source.ts'

type Graph = Map<string, Set<string>>

const graphOf = (edges: [from: string, to: string][]): Graph => {
  const graph: Graph = new Map()
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** Returns each cycle once, as a path whose first and last nodes are equal. */
const cyclesIn = (graph: Graph) => {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const visit = (node: string, path: string[]) => {
    const start = path.indexOf(node)
    if (start >= 0) cycles.push([...path.slice(start), node])
    if (start >= 0 || finished.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    finished.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return cycles.map(cycle => `${cycle.join(' -> ')}: an import cycle`)
}

const noFileCycles: Rule = files =>
  cyclesIn(
    graphOf(
      files.flatMap(({ path, imports }) => imports.map(({ target }): [string, string] => [path, target])),
    ),
  )

// Type imports count here: two folders that depend on each other's types are one folder.
const noFolderCycles: Rule = files => {
  const nameOf = (path: string) => {
    const location = inAreaOf(path)
    return location?.subject && `${location.workspace}: ${location.area}/${location.subject}`
  }
  const edges = files
    .filter(file => !isTest(file.path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target }): [string, string][] => {
        const [from, to] = [nameOf(path), nameOf(target)]
        return from && to && from !== to ? [[from, to]] : []
      }),
    )
  return cyclesIn(graphOf(edges))
}

export const cycleRules: Rule[] = [noFileCycles, noFolderCycles]
