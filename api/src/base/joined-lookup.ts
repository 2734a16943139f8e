interface Lookup<Key, Value> {
  key: Key
  resolve(value: Value | undefined): void
  reject(error: unknown): void
}

/**
 * Joins the lookups of one turn of the event loop, which are those of requests that arrived together. `load` gets all
 * keys and returns values by the place of their key. It starts after the calls, so nobody gets an older state than
 * with a lookup of their own.
 */
export const joinedLookup = <Key, Value>(
  load: (keys: [Key, ...Key[]]) => Promise<ReadonlyMap<number, Value>>,
): ((key: Key) => Promise<Value | undefined>) => {
  let waiting: Lookup<Key, Value>[] = []

  const loadWaiting = async () => {
    const lookups = waiting
    waiting = []
    try {
      const values = await load(lookups.map(({ key }) => key) as [Key, ...Key[]])
      for (const [place, { resolve }] of lookups.entries()) resolve(values.get(place))
    } catch (error) {
      for (const { reject } of lookups) reject(error)
    }
  }

  return key =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(loadWaiting)
      waiting.push({ key, resolve, reject })
    })
}
