// Every version has an entry in the changelog, and every released schema an archive that the tests migrate.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { version } = JSON.parse(read('package.json'))

const [, ...sections] = read('CHANGELOG.md').split(/^## /m)
const entries = sections.map(text => ({
  version: text.split(/\s/, 1)[0] ?? '',
  schema: /^Schema: (\S+)$/m.exec(text)?.[1],
  isComplete: /^By hand: \S/m.test(text),
  isAudited: /^Libraries: npm audit of \d{4}-\d\d-\d\d\b/m.test(text),
}))

test('the newest entry is that of the version in package.json, and the lock has the same', () => {
  expect(entries[0]?.version).toBe(version)
  expect(JSON.parse(read('package-lock.json')).version).toBe(version)
})

test.each(entries)(
  '$version says its schema and what to do by hand',
  ({ version: of, schema, isComplete }) => {
    expect(of).toMatch(/^\d+\.\d+\.\d+$/)
    expect(isComplete).toBe(true)
    if (of !== version || schema !== 'open') expect(schema).toMatch(/^\d{4}$/)
  },
)

const beforeAudits = ['0.1.0', '0.2.0']

test('every release says when its libraries were checked', () => {
  const unaudited = entries.filter(({ schema, isAudited }) => schema !== 'open' && !isAudited)
  expect(unaudited.map(entry => entry.version).toSorted()).toEqual(beforeAudits)
})

test('every released schema has an archive that is migrated in the tests', () => {
  const released = entries.flatMap(({ schema }) => (schema && schema !== 'open' ? [schema] : []))
  const missing = [...new Set(released)].filter(
    schema => !existsSync(join(root, 'api/test/upgrade', `${schema}.tar.gz`)),
  )
  expect(missing).toEqual([])
})
