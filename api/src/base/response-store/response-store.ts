import { semaphore } from '../semaphore.ts'
import {
  type MadeResponse,
  MIN_LENGTH,
  type PreparedResponse,
  prepare,
  sizeOf,
  toBrotli,
} from './prepared.ts'

interface StoredRequest {
  /** Everything that the response depends on, except the data and the day. */
  key: string
  make(): Promise<MadeResponse & { isStorable: boolean }>
  /** Makes the response again after a change, when nobody asks for it. */
  remake: StoredRequest['make']
}

export interface ResponseStore {
  /** Whether responses are kept at all. */
  isOn: boolean
  /** Returns the response for the data of this moment: a stored one, or one made once for all who ask for it. */
  get(request: StoredRequest): Promise<PreparedResponse>
  /** Makes the responses that were used last again, after a change. */
  refresh(): Promise<void>
  /** How many responses were stored ones and how many were made, and what is stored. */
  statistics(): { hits: number; misses: number; entries: number; bytes: number }
}

interface Entry {
  version: string
  response: PreparedResponse
  remake: StoredRequest['make']
}

interface Options {
  /** Returns the version of the data, read after the call. */
  version(): Promise<string>
  maxBytes: number
}

/** How many responses are made again after a change. */
const MAX_REMADE = 40

/** Responses with least recent use are first. */
const boundedEntries = (maxBytes: number) => {
  const entries = new Map<string, Entry>()
  let bytes = 0
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= sizeOf(entry.response)
  }
  const shrink = () => {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return
      remove(key)
    }
  }
  return {
    /** Returns an entry and marks it as used. */
    use: (key: string): Entry | undefined => {
      const entry = entries.get(key)
      if (entry) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry
    },
    set: (key: string, entry: Entry) => {
      remove(key)
      entries.set(key, entry)
      bytes += sizeOf(entry.response)
      shrink()
    },
    addBrotli: (key: string, entry: Entry, br: Buffer) => {
      if (entries.get(key) !== entry) return
      entry.response.br = br
      bytes += br.length
      shrink()
    },
    has: (key: string, entry: Entry) => entries.get(key) === entry,
    size: () => ({ entries: entries.size, bytes }),
    latest: (count: number) => [...entries].slice(-count).reverse(),
  }
}

/** Runs work once for all who ask for the same key while it runs. */
const singleFlight = <T>() => {
  const flights = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = flights.get(key)
    if (known) return known
    const flight = work().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}

/**
 * Keeps responses that are the same for everybody. Every request reads the version of the data first, so that
 * it sees what was committed before it, in any process; requests that arrive together share the read.
 */
export const responseStore = ({ version: readVersion, maxBytes }: Options): ResponseStore => {
  const entries = boundedEntries(maxBytes)
  const once = singleFlight<PreparedResponse>()
  const inBackground = semaphore({ atOnce: 1, maxWaiting: 1_000 })
  let latest = ''
  const counted = { hits: 0, misses: 0 }

  const compress = async (key: string, entry: Entry) => {
    const { plain } = entry.response
    if (plain.length < MIN_LENGTH || !entries.has(key, entry)) return
    entries.addBrotli(key, entry, await toBrotli(plain))
  }

  const keep = (key: string, entry: Entry) => {
    // It began before a change: the next request makes it again.
    if (entry.version !== latest) return
    entries.set(key, entry)
    void inBackground.run(() => compress(key, entry)).catch(() => {})
  }

  const makeFor = async (version: string, { key, make, remake }: StoredRequest) => {
    const made = await make()
    const response = await prepare(made)
    if (made.isStorable) keep(key, { version, response, remake })
    return response
  }

  const get = async (request: StoredRequest): Promise<PreparedResponse> => {
    // Without the version nothing is known to be current.
    const version = await readVersion().catch(() => undefined)
    if (version === undefined) return prepare(await request.make())
    latest = version
    const known = entries.use(request.key)
    if (known?.version === version) {
      counted.hits += 1
      return known.response
    }
    counted.misses += 1
    // The version was read before the response is made, so the response is at least as new.
    return once(`${version} ${request.key}`, () => makeFor(version, request))
  }

  const refreshOnce = async () => {
    for (const [key, { remake }] of entries.latest(MAX_REMADE))
      await get({ key, make: remake, remake }).catch(() => {})
  }
  let refreshing: Promise<void> = Promise.resolve()
  let isWaiting = false
  const refresh = () => {
    if (isWaiting) return refreshing
    isWaiting = true
    refreshing = refreshing.then(() => {
      isWaiting = false
      return refreshOnce()
    })
    return refreshing
  }

  const statistics = () => ({ ...counted, ...entries.size() })

  return { isOn: maxBytes > 0, get, refresh, statistics }
}
