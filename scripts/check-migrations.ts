// Checks new migrations: an older process has to survive them, and no table may be locked for long.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportViolations } from './lib/report-violations.ts'
import { violationsOf } from './migrations/rules.ts'

/** Earlier ones were applied while the site was closed for a moment. */
const FIRST_CHECKED = '0076'

export interface Exception {
  migration: string
  rule: string
  why: string
}

/** Migrations that break a rule, each with the reason why it does no harm. */
const EXCEPTIONS: Exception[] = [
  {
    migration: '0076_consents_without_a_date.sql',
    rule: 'changed-rows',
    why: 'only the rows of those who have refused news, a few hundred at most',
  },
  {
    migration: '0089_no_shortened_at.sql',
    rule: 'dropped-column',
    why: 'named by 0.2.0 only when the office changes a period, and in the hourly job about unused accounts, which tries again',
  },
  {
    migration: '0090_news_are_asked_for.sql',
    rule: 'changed-rows',
    why: 'only news that wait at this moment: a batch of twenty, or what a mail server that is down has left',
  },
]

interface Migration {
  name: string
  text: string
}

export const migrationViolations = (migrations: Migration[], exceptions: Exception[]): string[] => {
  const isExcepted = (name: string, rule: string) =>
    exceptions.some(one => one.migration === name && one.rule === rule)
  const found = migrations
    .filter(({ name }) => name >= FIRST_CHECKED)
    .flatMap(({ name, text }) => violationsOf(text).map(({ rule, text }) => ({ name, rule, text })))
  const unused = exceptions.filter(
    ({ migration, rule }) => !found.some(one => one.name === migration && one.rule === rule),
  )
  return [
    ...found
      .filter(({ name, rule }) => !isExcepted(name, rule))
      .map(({ name, rule, text }) => `${name} (${rule}): ${text}`),
    ...unused.map(({ migration, rule }) => `the exception ${rule} of ${migration} is not needed`),
  ]
}

if (import.meta.main) {
  const folder = 'api/src/db/migrations'
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  const migrations = names.map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  reportViolations(migrationViolations(migrations, EXCEPTIONS))
}
