import { vi } from 'vitest'
import type { FoundPattern } from './find-patterns.ts'

/** Reloads modules and returns the patterns they build from strings while loading. */
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
