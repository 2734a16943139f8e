// Takes the place of the library in API tests (`vitest.config.ts`). Programs that tests start use the library itself.
import { createRequire } from 'node:module'
import type * as Library from '@node-rs/argon2'

const library: typeof Library = createRequire(import.meta.url)('@node-rs/argon2')

/** Of the memory, and so of the time: a password takes 0.2 ms of the processor instead of 33 ms. */
export const SHARE = 304

export const hash: typeof Library.hash = (password, options, signal) =>
  library.hash(password, { ...options, memoryCost: (options?.memoryCost ?? 0) / SHARE }, signal)

export const { verify } = library
