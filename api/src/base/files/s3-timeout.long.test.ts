import type { RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { s3Store } from './s3-store.ts'
import { type FileStore, StorageUnavailable } from './store.ts'
import { keysOf, pdf } from './testing/contents.ts'
import { serve } from './testing/http-server.ts'

// Regression: time limits were lost when their objects were garbage collected.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const turn = () => new Promise(resolve => setImmediate(resolve))

const settings = { region: 'us-east-1', bucket: 'academy', accessKeyId: 'key', secretAccessKey: 'secret' }

afterEach(() => {
  vi.useRealTimers()
})

/** Stops the other side and expects the call to fail with the time limit. */
const expectLimit = async (
  listener: (arrived: () => void) => RequestListener,
  call: (store: FileStore) => Promise<unknown>,
) => {
  const arrived = Promise.withResolvers<void>()
  const server = await serve(listener(arrived.resolve))
  try {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = call(s3Store({ ...settings, endpoint: server.address })).catch(error => error)
    await arrived.promise
    for (let round = 0; round < 3; round++) {
      await turn()
      collectGarbage()
    }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await ended).toBeInstanceOf(StorageUnavailable)
    expect(await ended).toMatchObject({ message: expect.stringContaining('no answer in time') })
  } finally {
    vi.useRealTimers()
    await server.stop()
  }
}

const calls: [string, (store: FileStore) => Promise<unknown>][] = [
  ['put', store => store.put('a', Buffer.from('x'), pdf)],
  ['a large put', store => store.put('a', Readable.from([Buffer.alloc(20_000_000)]), pdf)],
  ['read', store => store.read('a')],
  ['stat', store => store.stat('a')],
  ['remove', store => store.remove('a')],
  ['list', store => keysOf(store)],
  ['ready', store => store.ready()],
]

test.each(calls)('%s ends when the storage accepts the connection and stays silent', async (_, call) => {
  await expectLimit(arrived => () => arrived(), call)
})

test.each([
  ['read', async (store: FileStore) => text((await store.read('a'))?.content ?? Readable.from([]))],
  ['list', (store: FileStore) => keysOf(store)],
])('%s ends when the storage stops in the middle of the body', async (_, call) => {
  await expectLimit(
    arrived => (_request, response) =>
      response.writeHead(200, { 'content-length': '1000' }).write('half', () => arrived()),
    call,
  )
})

test('a slow reader is not mistaken for a silent storage', async () => {
  const server = await serve((_, response) => void response.end('whole'))
  try {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const file = await s3Store({ ...settings, endpoint: server.address }).read('a')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(file && (await text(file.content))).toBe('whole')
  } finally {
    vi.useRealTimers()
    await server.stop()
  }
})
