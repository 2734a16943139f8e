import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTest } from '../structure/source.ts'
import { patternsBuiltBy } from './built-patterns.ts'
import { type FoundPattern, patternsIn } from './find-patterns.ts'
import { nonLinearText } from './non-linear-text.ts'

const root = resolve(import.meta.dirname, '../..')

// They only read files of this repository, or create files for tests.
const OWN_TEXTS = /^api\/src\/catalogue\/|\/testing\/|\.test-helper\.ts$/

const sources = (folder: string) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !isTest(path) && !OWN_TEXTS.test(path))
    .map(path => ({ path, ...patternsIn(path, readFileSync(resolve(root, path), 'utf8')) }))

/** Each pattern once, with the last place that has it. */
const namesOf = (patterns: readonly FoundPattern[]) =>
  [...new Map(patterns.map(found => [String(found.pattern), found])).values()].map(
    ({ at, pattern }) => [`${at} ${pattern}`, pattern] as const,
  )

const contract = sources('contract')
const built = await patternsBuiltBy(() =>
  Promise.all(contract.map(({ path }) => import(resolve(root, path)))),
)

test('every pattern that the contract builds is captured when its module loads', () => {
  const wanted = contract.filter(file => file.built > 0).map(({ path, built: places }) => [path, places])
  const found = wanted.map(([path]) => [
    path,
    new Set(built.filter(({ at }) => at.startsWith(`${path}:`)).map(({ at }) => at)).size,
  ])
  expect(found).toEqual(wanted)
})

describe('the time of a pattern grows at most linearly with the text', () => {
  const all = [contract, sources('api'), sources('web')].flat().flatMap(file => file.literals)
  test.each(namesOf([...all, ...built]))('%s', (_, pattern) => {
    expect(nonLinearText(pattern)).toBeUndefined()
  })
})

describe('a slower pattern is reported', () => {
  test.each([
    ['an address whose host has many dots', /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/],
    ['trailing spaces', /\s+$/],
    ['a nested repetition', /^(?:a{1,9}1?)*$/],
    ['a nested repetition in braces', /^(?:[*]?a{1,}){1,}$/],
    ['a nested repetition of a class', /^(?:[\]*+]|[+a]+)+$/],
    ['unclosed brackets', /\(.+?\)/g],
  ])('%s', (_, pattern) => {
    expect(nonLinearText(pattern)).toMatchObject({ length: expect.any(Number) })
  })
})
