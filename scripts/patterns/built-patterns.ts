import { vi } from 'vitest'
import type { FoundPattern } from './find-patterns.ts'

/** Loads modules anew and returns the patterns that they build from texts meanwhile. */
export const patternsBuiltBy = async (load: () => Promise<unknown>): Promise<FoundPattern[]> => {
  const built: FoundPattern[] = []
  const record = (pattern: RegExp) => {
    const at = /contract\/src\/[\w/-]+\.ts:\d+/.exec(new Error().stack ?? '')?.[0]
    if (at) built.push({ at, pattern })
    return pattern
  }
  vi.resetModules()
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, { construct: (target, [source, flags]) => record(new target(source, flags)) }),
  )
  try {
    await load()
  } finally {
    vi.unstubAllGlobals()
    vi.resetModules()
  }
  return built
}
