import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { semaphore } from './semaphore.ts'

// OWASP's recommendation for argon2id, the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Many logins at once may occupy all cores but one, and never build up a queue that no one waits for.
const { run: withSlot } = semaphore({ atOnce: Math.max(1, availableParallelism() - 1), maxWaiting: 100 })

export const hashPassword = (password: string): Promise<string> => withSlot(() => hash(password, cost))

// The hash of a random password, computed once: an unknown address takes the same time as a known one.
let dummyHash: Promise<string> | undefined
const getDummyHash = () => {
  dummyHash ??= hash(crypto.randomUUID(), cost)
  return dummyHash
}

/** The stored form of no password: the owner sets one through a link. */
export const NO_PASSWORD = ''

export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const against = stored || (await getDummyHash())
  const fits = await withSlot(() => timed(() => verify(against, password)))
  return fits && Boolean(stored)
}

// Duration of the last check in milliseconds.
let usual = 30
const timed = async <T>(work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  const result = await work()
  usual = performance.now() - start
  return result
}

/** Returns false without hashing, after the usual duration of a check. */
export const delayLikeCheck = (): Promise<false> =>
  new Promise(resolve => setTimeout(resolve, usual, false as const))
