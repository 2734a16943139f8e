interface Dependent {
  name: string
  /** The tables that must be loaded before this one. */
  needs: string[]
}

/** Sorts tables so that each comes after those it refers to. Rows of one table may refer to each other. */
export const loadingOrder = <T extends Dependent>(tables: T[]): T[] => {
  const waiting = new Map(tables.map(table => [table.name, table]))
  const order: T[] = []
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ name, needs }) =>
      needs.every(need => need === name || !waiting.has(need)),
    )
    if (free.length === 0)
      throw new Error(
        `These tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}. Make one of their foreign keys deferrable.`,
      )
    for (const { name } of free) waiting.delete(name)
    order.push(...free)
  }
  return order
}
