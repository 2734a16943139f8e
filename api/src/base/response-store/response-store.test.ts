import { expect, test, vi } from 'vitest'
import { waitOptions } from '../../../test/wait-options.ts'
import { type ResponseStore, responseStore } from './response-store.ts'

const MB = 1024 * 1024

/** A store of responses that show the data of the moment in which they are made. */
const storeOf = ({ maxBytes = MB, length = 2_000 } = {}) => {
  const data = { version: 1, made: 0, isStorable: true, isReadable: true }
  let wait: Promise<void> = Promise.resolve()
  const store = responseStore({
    version: async () => {
      if (!data.isReadable) throw new Error('The database is gone')
      return String(data.version)
    },
    maxBytes,
  })
  const make = async () => {
    data.made++
    const body = `${data.version} `.padEnd(length, '.')
    await wait
    return { status: 200, headers: {}, body, isStorable: data.isStorable }
  }
  const ask = async (key = 'a') =>
    Number((await store.get({ key, make, remake: make })).plain.toString().split(' ')[0])
  /** Answers are not made before the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    wait = promise
    return resolve
  }
  return { store, data, ask, hold, make }
}

test('a response is made once until the data changes', async () => {
  const { data, ask } = storeOf()
  expect([await ask(), await ask(), await ask('b')]).toEqual([1, 1, 1])
  expect(data.made).toBe(2)
  data.version = 2
  expect([await ask(), await ask()]).toEqual([2, 2])
  expect(data.made).toBe(3)
})

test('a thousand requests at once make one response; control: each of its own version makes its own', async () => {
  const { data, ask } = storeOf()
  await Promise.all(Array.from({ length: 1_000 }, () => ask()))
  expect(data.made).toBe(1)

  let version = 0
  const divided = responseStore({ version: async () => String(version++), maxBytes: MB })
  const { make } = storeOf()
  const counted = vi.fn(make)
  await Promise.all(
    Array.from({ length: 1_000 }, () => divided.get({ key: 'a', make: counted, remake: counted })),
  )
  expect(counted).toHaveBeenCalledTimes(1_000)
})

test('a response begun before a change is neither stored nor given to those who ask after it', async () => {
  const { data, ask, hold } = storeOf()
  const release = hold()
  const early = ask()
  await vi.waitFor(() => expect(data.made).toBe(1), waitOptions)
  data.version = 2
  const late = ask()
  await vi.waitFor(() => expect(data.made).toBe(2), waitOptions)
  release()
  expect([await early, await late, await ask()]).toEqual([1, 2, 2])
  expect(data.made).toBe(2)
})

test('control: a store that never learns of changes keeps the old response', async () => {
  const { make } = storeOf()
  const deaf = responseStore({ version: async () => '1', maxBytes: MB })
  const first = await deaf.get({ key: 'a', make, remake: make })
  expect((await deaf.get({ key: 'a', make, remake: make })).plain).toBe(first.plain)
})

test('without the version every response is made anew, and none is stored', async () => {
  const { data, ask } = storeOf()
  await ask()
  data.isReadable = false
  data.version = 2
  expect([await ask(), await ask()]).toEqual([2, 2])
  data.isReadable = true
  expect(await ask()).toBe(2)
  expect(data.made).toBe(4)
})

test('a response that is not storable is made for each request', async () => {
  const { data, ask } = storeOf()
  data.isStorable = false
  await ask()
  await ask()
  expect(data.made).toBe(2)
})

test('a failure is not stored', async () => {
  const { store, make } = storeOf()
  const fail = () => Promise.reject(new Error('broken'))
  await expect(store.get({ key: 'a', make: fail, remake: fail })).rejects.toThrow('broken')
  expect((await store.get({ key: 'a', make, remake: make })).status).toBe(200)
})

const brotliOf = async (store: ResponseStore, key: string) => {
  const fail = () => Promise.reject(new Error('not stored'))
  return (await store.get({ key, make: fail, remake: fail })).br
}

test('invented addresses only replace what was not used for the longest time', async () => {
  const { data, ask, store } = storeOf({ maxBytes: 20_000 })
  for (let invented = 0; invented < 50; invented++) {
    await ask('popular')
    await ask(`invented ${invented}`)
  }
  expect(data.made).toBe(51)
  await expect(brotliOf(store, 'invented 10')).rejects.toThrow('not stored')
})

test('Brotli follows for stored responses that are long enough', async () => {
  const long = storeOf()
  await long.ask()
  await vi.waitFor(async () => expect(await brotliOf(long.store, 'a')).toBeDefined(), waitOptions)
  const short = storeOf({ length: 100 })
  await short.ask()
  const response = await short.store.get({ key: 'a', make: short.make, remake: short.make })
  expect([response.gzip, response.br]).toEqual([undefined, undefined])
})

test('after a change the responses in use are made again before somebody asks', async () => {
  const { store, data, ask } = storeOf()
  await ask('a')
  await ask('b')
  data.version = 2
  await Promise.all([store.refresh(), store.refresh()])
  expect(data.made).toBe(4)
  expect([await ask('a'), await ask('b')]).toEqual([2, 2])
  expect(data.made).toBe(4)
})
