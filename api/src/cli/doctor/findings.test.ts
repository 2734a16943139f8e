import { expect, test } from 'vitest'
import { noRuns } from '../../base/backups/queries.ts'
import {
  type DatabaseFacts,
  exitCodeOf,
  judgeBackup,
  judgeCertificate,
  judgeClock,
  judgeDatabase,
  judgeDisk,
  judgeMigrations,
  type SchemaFacts,
  type State,
} from './findings.ts'

const GB = 1024 ** 3
const facts: DatabaseFacts = {
  version: '18.1',
  version_number: 180_001,
  encoding: 'UTF8',
  is_superuser: false,
  free_connections: 90,
  unsafe_settings: [],
}

test.each<[change: Partial<DatabaseFacts>, found: [State, RegExp][]]>([
  [{}, [['ok', /^PostgreSQL 18\.1$/]]],
  [{ version: '14.9', version_number: 140_009 }, [['failure', /14\.9 is too old/]]],
  [{ version: '15.0', version_number: 150_000 }, [['ok', /15\.0/]]],
  [{ encoding: 'SQL_ASCII' }, [['failure', /SQL_ASCII instead of UTF8/]]],
  [{ is_superuser: true }, [['warning', /superuser/]]],
  [{ free_connections: 9 }, [['warning', /9 connections are free/]]],
  [{ free_connections: 10 }, [['ok', /18/]]],
  [
    { unsafe_settings: ['fsync is off', 'full_page_writes is off'], encoding: 'LATIN1' },
    [
      ['failure', /LATIN1/],
      ['warning', /^fsync is off/],
      ['warning', /^full_page_writes is off/],
    ],
  ],
])('a database with %j', (change, expected) => {
  const found = judgeDatabase({ ...facts, ...change }, 10)
  expect(found.map(({ state }) => state)).toEqual(expected.map(([state]) => state))
  for (const [index, [, text]] of expected.entries()) expect(found[index]?.text).toMatch(text)
})

const current: SchemaFacts = { isEmpty: false, pending: 0, refusal: null }
test.each<[facts: Partial<SchemaFacts>, state: State, text: string]>([
  [{}, 'ok', 'the schema is up to date'],
  [{ pending: 3 }, 'warning', '3 are pending: the next start runs them'],
  [{ isEmpty: true, pending: 90 }, 'warning', 'the database is empty: npm start fills it'],
  [{ refusal: 'made by a newer version' }, 'failure', 'made by a newer version'],
])('a schema with %j: %s', (facts, state, text) => {
  expect(judgeMigrations({ ...current, ...facts })).toEqual({ about: 'Migrations', state, text })
})

test.each<[difference: number, state: State, text: string]>([
  [0, 'ok', '0.0 s ahead of the database'],
  [5_000, 'ok', '5.0 s ahead of the database'],
  [-5_001, 'warning', '5.0 s behind the database'],
  [3_600_000, 'warning', '3600.0 s ahead of the database'],
])('a clock that is %i ms ahead: %s', (difference, state, text) => {
  expect(judgeClock(difference)).toEqual({ about: 'Clock', state, text })
})

test.each<[free: number, little: number, state: State]>([
  [100 * GB, 2 * GB, 'ok'],
  [2 * GB, 2 * GB, 'ok'],
  [1.9 * GB, 2 * GB, 'warning'],
  [1.9 * GB, 1 * GB, 'ok'],
  [0.1 * GB, 0, 'failure'],
])('%d free bytes where %d are little: %s', (free, little, state) => {
  const found = judgeDisk(free, little, '/srv/academy')
  expect(found.state).toBe(state)
  expect(found.text.includes('DISK_WARNING_MB')).toBe(state === 'warning')
})

test.each<[expires: string, distrust: string | null, state: State, text: RegExp]>([
  ['2027-03-01T00:00:00Z', null, 'ok', /valid for 59 more days/],
  ['2027-01-15T00:00:00Z', null, 'ok', /14 more days/],
  ['2027-01-14T00:00:00Z', null, 'warning', /13 more days/],
  ['2026-12-31T00:00:00Z', null, 'failure', /expired on 2026-12-31/],
  ['2027-03-01T00:00:00Z', 'self-signed certificate', 'failure', /not trusted: self-signed/],
])('a certificate until %s, distrusted because of %s: %s', (expires, distrust, state, text) => {
  const found = judgeCertificate(
    { host: 'academy.example', expires: new Date(expires), distrust },
    new Date('2027-01-01T00:00:00Z'),
  )
  expect(found).toMatchObject({ state, text: expect.stringMatching(text) })
})

test.each<[states: State[], code: number]>([
  [[], 0],
  [['ok', 'warning'], 0],
  [['ok', 'failure', 'warning'], 1],
])('%j ends with %i', (states, code) => {
  expect(exitCodeOf(states.map(state => ({ state, about: '', text: '' })))).toBe(code)
})

const at = (text: string) => new Date(text)
const lastNight = at('2027-06-20T00:30:00Z')
const made = { ...noRuns, good_backup_at: lastNight, backup_at: lastNight }
test.each([
  ['off in a demo', noRuns, { isOn: false, isProduction: false }, 'ok', 'BACKUP is off'],
  ['off in production', noRuns, { isOn: false, isProduction: true }, 'warning', 'BACKUP is off'],
  ['none yet', noRuns, {}, 'warning', 'there is no good one yet'],
  ['made', made, {}, 'ok', 'the last good one is 9 h old (2027-06-20 00:30 UTC), never restored on trial'],
  [
    'restored',
    { ...made, good_check_at: lastNight, restored_at: lastNight, check_at: lastNight },
    {},
    'ok',
    'restored on trial at',
  ],
  [
    'failed',
    { ...made, backup_at: at('2027-06-20T03:00:00Z'), backup_error: 'no space' },
    {},
    'failure',
    'the last attempt failed: no space',
  ],
  [
    'too old',
    { ...noRuns, good_backup_at: at('2027-06-18T00:30:00Z'), backup_at: at('2027-06-18T00:30:00Z') },
    {},
    'failure',
    '57 h old',
  ],
  ['not to be restored', { ...made, check_at: lastNight }, {}, 'failure', 'could not be restored'],
])('backups: %s', (_, runs, installation, state, text) => {
  const finding = judgeBackup(
    runs,
    { isOn: true, isProduction: true, ...installation },
    at('2027-06-20T10:00:00Z'),
  )
  expect(finding).toMatchObject({ about: 'Backup', state })
  expect(finding.text).toContain(text)
})
