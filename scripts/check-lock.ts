// Checks that the lock files install the same everywhere: native packages for both Linux libcs, from any
// registry.
import { readFileSync } from 'node:fs'
import { reportViolations } from './lib/report-violations.ts'

type Lock = { packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }> }

// A missing native package has no entry to inspect, so the platform is derived from its name.
const native = /^(.*linux.*)(x64|arm64)((?!.*musl).*)$/

const missingParts = ({ packages }: Lock) => {
  const locked = new Set(Object.keys(packages).map(path => path.split('node_modules/').at(-1)))
  const needed = Object.values(packages)
    .flatMap(one => Object.keys(one.optionalDependencies ?? {}))
    .flatMap(name =>
      native.test(name) ? ['x64', 'arm64'].map(kind => name.replace(native, `$1${kind}$3`)) : [],
    )
  return [...new Set(needed)].filter(name => !locked.has(name)).map(name => `${name} is not in the lock file`)
}

const downloadAddresses = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([, { resolved }]) => /^(git\+)?https?:/.test(resolved ?? ''))
    .map(([path]) => `${path} names a download address in the lock file`)

export const lockViolations = (lock: Lock) => [...missingParts(lock), ...downloadAddresses(lock)]

if (import.meta.main)
  reportViolations(
    ['package-lock.json', 'bench/lighthouse/package-lock.json'].flatMap(path =>
      lockViolations(JSON.parse(readFileSync(path, 'utf8'))),
    ),
  )
