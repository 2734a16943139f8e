import { expect, test } from 'vitest'
import { joinedLookup } from './sessions.ts'

const lengths = () => {
  const loaded: string[][] = []
  const lookup = joinedLookup(async (keys: string[]) => {
    loaded.push(keys)
    if (keys.includes('broken')) throw new Error('broken')
    return new Map(
      keys.flatMap((key, place): [number, number][] => (key === 'unknown' ? [] : [[place, key.length]])),
    )
  })
  return { loaded, lookup }
}

test('lookups of one turn are joined, and each gets its own value', async () => {
  const { loaded, lookup } = lengths()
  expect(await Promise.all(['a', 'unknown', 'ccc', 'a'].map(lookup))).toEqual([1, undefined, 3, 1])
  expect(await lookup('bb')).toBe(2)
  expect(loaded).toEqual([['a', 'unknown', 'ccc', 'a'], ['bb']])
})

test('a failure is that of its turn', async () => {
  const { lookup } = lengths()
  const failures = await Promise.allSettled(['a', 'broken'].map(lookup))
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await lookup('a')).toBe(1)
})
