// Database rules: where locks are taken, how rows are typed, and which folder writes a table.
import { inAreaOf, isBelow } from './locations.ts'
import { isTest, type Rule, type SourceFile } from './source.ts'

// A query that skips locked rows never waits, so the lock order does not apply to it.
const skipping = /for update(?: of \w+)? skip locked|\.forUpdate\([^)]*\)\s*\.skipLocked\(\)/g
const rowLock =
  /\bfor (?:no key )?update\b|\bfor (?:key )?share\b|\.for(?:NoKey)?Update\(|\.for(?:Key)?Share\(/
const advisoryLock = /\bpg_\w*advisory_\w*lock/

const lockFiles = [
  { pattern: rowLock, homes: ['api/src/db/locks.ts', 'api/src/db/office-locks.ts'] },
  { pattern: advisoryLock, homes: ['api/src/db/advisory-locks.ts'] },
]

const locksHaveOnePlace: Rule = files =>
  files
    .filter(({ path }) => isBelow(path, 'api/src') && !isTest(path))
    .flatMap(({ path, text }) =>
      lockFiles
        .filter(({ pattern, homes }) => !homes.includes(path) && pattern.test(text.replaceAll(skipping, '')))
        .map(({ homes }) => `${path}: takes a lock; such locks are in ${homes.join(' and ')}`),
    )

const WITHOUT_LOCKS = 'api/test/without-locks.ts'

/** Whether a file could take locks away from what runs in production. */
const takesLocksAway = ({ path, imports }: SourceFile) =>
  path !== WITHOUT_LOCKS &&
  imports.some(({ target, names }) =>
    target === WITHOUT_LOCKS
      ? !isTest(path) && !isBelow(path, 'api/test')
      : target === 'api/src/db/row-lock.ts' &&
        (names.length === 0 || names.some(name => name === 'replaceLocks' || name === 'NamespaceObject')),
  )

const locksAreTakenAwayInTests: Rule = files =>
  files
    .filter(takesLocksAway)
    .map(({ path }) => `${path}: takes locks away; only tests do that, with withoutLocks of ${WITHOUT_LOCKS}`)

const uncheckedRow = /\bsql<[^`]*>`\s*(?:select|insert|update|delete|with)\b/i

// Fixed statements declare their columns, which a test compares with the result that PostgreSQL describes.
const rowsAreDeclared: Rule = files =>
  files
    .filter(({ path, text }) => isBelow(path, 'api/src') && !isTest(path) && uncheckedRow.test(text))
    .map(({ path }) => `${path}: types the rows of a statement by hand; use fixedStatement`)

/** Tables with a second writer, and the reason for it. */
const sharedTables: Record<string, Record<string, string>> = {
  accounts: { erasure: 'marks or deletes accounts whose data was erased' },
  applicant_reviews: { profile: 'removes notes when the time of what they are about is over' },
  applications: {
    selection: 'sets decision, result and invoice of a place',
    profile: 'removes recordings and résumés when their time is over',
  },
  arrival_details: { consents: 'deletes allergies when the consent to them is withdrawn' },
  bookings: { consents: 'deletes special diets when the consent to them is withdrawn' },
  concert_requests: { evenings: 'plans and announces what students have requested' },
  masterclasses: { selection: 'closes applications and marks the selection as final' },
  pieces: { merging: 'sets what an entry is merged into' },
  surveys: { feedback: 'counts the submissions' },
  survey_invitations: { feedback: 'marks a link as used' },
  survey_drafts: { surveys: 'deletes drafts when a survey is closed' },
}

const writes =
  /\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'|\b(?:insert into|delete from|(?<!do |for )update) (\w+)\b/g

const tablesHaveOneWriter: Rule = files => {
  const owners = new Map<string, string>()
  return files.flatMap(({ path, text }) => {
    const { workspace, subject } = inAreaOf(path) ?? {}
    if (workspace !== 'api' || !subject || isTest(path)) return []
    const tables = [...text.matchAll(writes)].map(([, built, written]) => built ?? written ?? '')
    return [...new Set(tables)].flatMap(table => {
      if (sharedTables[table]?.[subject]) return []
      const owner = owners.get(table) ?? subject
      owners.set(table, owner)
      return owner === subject
        ? []
        : [`${path}: writes ${table}, which ${owner} writes; a table has one writer`]
    })
  })
}

export const databaseRules: Rule[] = [
  locksHaveOnePlace,
  locksAreTakenAwayInTests,
  rowsAreDeclared,
  tablesHaveOneWriter,
]
