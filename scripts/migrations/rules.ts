// What a migration must not do while an older process is running and people use the site.
import { partsOf, statementsOf } from './statements.ts'

export interface Violation {
  rule: string
  text: string
}

/** First line of a migration that runs outside a transaction, which building an index beside running writes needs. */
const OUTSIDE = '-- without a transaction'

interface ActionRule {
  rule: string
  applies: RegExp
  unless?: RegExp
  why: string
}

const BREAKS = 'an older process breaks:'
const LOCKS = 'the table is locked while all rows are read or written:'

/** Rules for one action of `alter table`, on a table that exists before the migration. */
const actionRules: ActionRule[] = [
  {
    rule: 'required-column',
    applies: /^add (column )?(?!constraint|check|foreign|unique|primary).*\bnot null\b/,
    unless: /\bdefault\b|\bgenerated\b/,
    why: `${BREAKS} it does not fill the column. Give it a default, or let it be null`,
  },
  {
    rule: 'rewriting-default',
    applies:
      /^add (column )?(?!constraint).*(\bdefault [^,]*?\b(random|gen_random_uuid|uuidv7|clock_timestamp|nextval|timeofday)\(|\bgenerated\b.*\b(stored|identity)\b|\b(small|big)?serial\b)/,
    why: `${LOCKS} each row gets its own value. Add the column without it, and fill it in batches`,
  },
  {
    rule: 'other-type',
    applies: /^alter (column )?\S+ (set data )?type\b/,
    why: `${LOCKS} add a second column, write both, then move over`,
  },
  {
    rule: 'set-not-null',
    applies: /^alter (column )?\S+ set not null\b/,
    why: `${LOCKS} add a check (... is not null) not valid, validate it in the next migration`,
  },
  {
    rule: 'renamed',
    applies: /^rename\b/,
    why: `${BREAKS} it uses the old name. Add the new column beside it`,
  },
  {
    rule: 'dropped-column',
    applies: /^drop (column )?(?!constraint|not null|default|expression|identity)/,
    why: `${BREAKS} it still reads the column. Drop it one release after the last one that uses it`,
  },
  {
    rule: 'checked-constraint',
    applies: /^add (constraint \S+ )?(check|foreign key)\b/,
    unless: /\bnot valid$/,
    why: `${LOCKS} add the constraint as not valid, and validate it in the next migration`,
  },
  {
    rule: 'unique-constraint',
    applies: /^add (constraint \S+ )?(unique|primary key|exclude)\b/,
    unless: /\busing index\b/,
    why: `${LOCKS} build a unique index concurrently first, then add the constraint using it`,
  },
]

const nameOf = (text: string | undefined) => (text ?? '').replaceAll('"', '').replace(/^public\./, '')

const createdIn = (statements: string[]) =>
  new Set(
    statements.flatMap(statement => {
      const name = /^create (?:unlogged )?table (?:if not exists )?([\w."]+)/.exec(statement)?.[1]
      return name ? [nameOf(name)] : []
    }),
  )

const alterViolations = (statement: string, created: Set<string>): Violation[] => {
  const [, table, actions = ''] =
    /^alter table (?:if exists )?(?:only )?([\w."]+) (.*)$/.exec(statement) ?? []
  if (!table || created.has(nameOf(table))) return []
  return partsOf(actions).flatMap(action =>
    actionRules
      .filter(({ applies, unless }) => applies.test(action) && !unless?.test(action))
      .map(({ rule, why }) => ({ rule, text: `${nameOf(table)}, "${action}": ${why}` })),
  )
}

const indexViolations = (statement: string, created: Set<string>): Violation[] => {
  const [, concurrently, table] =
    /^create (?:unique )?index (concurrently )?.*?\bon (?:only )?([\w."]+)/.exec(statement) ?? []
  if (!table || concurrently || created.has(nameOf(table))) return []
  const text = `${nameOf(table)}: nobody can write while the index is built. Create it concurrently, in a migration that starts with "${OUTSIDE}"`
  return [{ rule: 'blocking-index', text }]
}

const rowViolations = (statement: string, created: Set<string>): Violation[] => {
  const table = /^(?:update (?:only )?|delete from (?:only )?)([\w."]+)/.exec(statement)?.[1]
  if (!table || created.has(nameOf(table))) return []
  const text = `${nameOf(table)}: the rows stay locked until the migration ends. Change them in batches, by a job`
  return [{ rule: 'changed-rows', text }]
}

const others: { rule: string; applies: RegExp; why: string }[] = [
  {
    rule: 'dropped-table',
    applies: /^(drop (table|view|materialized view|type|function|sequence|schema)|truncate)\b/,
    why: `${BREAKS} it may still use it`,
  },
  {
    rule: 'renamed',
    applies: /^alter (type|view|sequence|function) .*\brename\b/,
    why: `${BREAKS} it uses the old name`,
  },
  {
    rule: 'rewritten-table',
    applies:
      /^(cluster|vacuum full|lock table|lock|reindex (?!.*concurrently)|refresh materialized view (?!concurrently))\b/,
    why: 'the table is locked as long as it takes',
  },
]

const otherViolations = (statement: string): Violation[] =>
  others
    .filter(({ applies }) => applies.test(statement))
    .map(({ rule, why }) => ({ rule, text: `"${statement}": ${why}` }))

/** A migration outside a transaction may fail halfway, so it does nothing but what can be repeated. */
const outsideViolations = (isOutside: boolean, statements: string[]): Violation[] => {
  const isRepeatable = (statement: string) =>
    /^drop index concurrently if exists\b|^create (unique )?index concurrently\b/.test(statement)
  if (isOutside)
    return statements
      .filter(statement => !isRepeatable(statement))
      .map(statement => ({
        rule: 'outside-a-transaction',
        text: `"${statement}": only "drop index concurrently if exists" and "create index concurrently" may be here`,
      }))
  return statements
    .filter(statement => /\bconcurrently\b/.test(statement))
    .map(statement => ({
      rule: 'outside-a-transaction',
      text: `"${statement}": needs the first line "${OUTSIDE}"`,
    }))
}

/** Returns what in a migration would lock a table for long, or break a process of the release before. */
export const violationsOf = (text: string): Violation[] => {
  const statements = statementsOf(text)
  const created = createdIn(statements)
  return [
    ...outsideViolations(text.startsWith(OUTSIDE), statements),
    ...statements.flatMap(statement => [
      ...alterViolations(statement, created),
      ...indexViolations(statement, created),
      ...rowViolations(statement, created),
      ...otherViolations(statement),
    ]),
  ]
}
