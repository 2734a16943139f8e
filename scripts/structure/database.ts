// How the database is used: where locks are taken, and how rows of hand-written SQL are typed.
import { isBelow } from './places.ts'
import { isTest, type Rule } from './source.ts'

// What skips locked rows waits for nobody, so it has no place in the order.
const skipping = /for update(?: of \w+)? skip locked|\.forUpdate\([^)]*\)\s*\.skipLocked\(\)/g
const rowLock =
  /\bfor (?:no key )?update\b|\bfor (?:key )?share\b|\.for(?:NoKey)?Update\(|\.for(?:Key)?Share\(/
const advisoryLock = /\bpg_\w*advisory_\w*lock/

const lockFiles = [
  { pattern: rowLock, home: 'api/src/db/locks.ts' },
  { pattern: advisoryLock, home: 'api/src/db/advisory-locks.ts' },
]

const locksHaveOnePlace: Rule = files =>
  files
    .filter(({ path }) => isBelow(path, 'api/src') && !isTest(path))
    .flatMap(({ path, text }) =>
      lockFiles
        .filter(({ pattern, home }) => path !== home && pattern.test(text.replaceAll(skipping, '')))
        .map(({ home }) => `${path}: takes a lock; locks and their order are in ${home}`),
    )

const uncheckedRow = /\bsql<[^`]*>`\s*(?:select|insert|update|delete|with)\b/i

// A fixed statement declares its columns, and a test compares them with what PostgreSQL returns.
const rowsAreDeclared: Rule = files =>
  files
    .filter(({ path, text }) => isBelow(path, 'api/src') && !isTest(path) && uncheckedRow.test(text))
    .map(({ path }) => `${path}: types the rows of a statement by hand; use fixedStatement`)

export const databaseRules: Rule[] = [locksHaveOnePlace, rowsAreDeclared]
