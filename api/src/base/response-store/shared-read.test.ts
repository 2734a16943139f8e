import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sharedRead } from './site-store.ts'

/** Reads a value that changes, and ends when told. */
const slowRead = () => {
  const ends: (() => void)[] = []
  const source = { value: 1, reads: 0 }
  const read = sharedRead(async () => {
    source.reads++
    const seen = source.value
    await new Promise<void>(resolve => ends.push(resolve))
    return seen
  })
  return { source, read, end: () => ends.shift()?.() }
}

test('callers of the same moment share one read', async () => {
  const { source, read, end } = slowRead()
  const all = Promise.all(Array.from({ length: 1_000 }, read))
  await turn()
  await turn()
  end()
  expect(new Set(await all)).toEqual(new Set([1]))
  expect(source.reads).toBe(1)
})

test('a call during a read gets the next one, which sees what changed in between', async () => {
  const { source, read, end } = slowRead()
  const first = read()
  await turn()
  await turn()
  source.value = 2
  const later = [read(), read()]
  end()
  expect(await first).toBe(1)
  await turn()
  await turn()
  end()
  expect(await Promise.all(later)).toEqual([2, 2])
  expect(source.reads).toBe(2)
})

test('a read that fails does not stop the next', async () => {
  let isBroken = true
  const read = sharedRead(async () => {
    if (isBroken) throw new Error('broken')
    return 'read'
  })
  const failed = read()
  await expect(failed).rejects.toThrow('broken')
  isBroken = false
  expect(await read()).toBe('read')
})
