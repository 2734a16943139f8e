import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { S3Settings } from './s3-client.ts'
import { readListing, s3Store } from './s3-store.ts'
import { StorageUnavailable } from './store.ts'
import { keysOf, listOf, pdf, pieces } from './testing/contents.ts'
import { serve } from './testing/http-server.ts'
import { startS3 } from './testing/s3-server.ts'

let settings: S3Settings
let stop: () => Promise<void>
let temporary: string
const inAnHour = () => new Date(Date.now() + 3_600_000)

beforeAll(async () => {
  ;({ settings, stop } = await startS3())
  temporary = await mkdtemp(join(tmpdir(), 's3-store-'))
  vi.stubEnv('TMPDIR', temporary)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(temporary, { recursive: true })
  await stop()
})
afterEach(() => {
  vi.useRealTimers()
})

const refusalsOf = async (attempts: Promise<unknown>[]) => {
  const refusals = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'rejected')
  expect(refusals).toHaveLength(attempts.length)
  return refusals as PromiseRejectedResult[]
}

/** Runs a storage with scripted answers for the duration of `work`. */
const against = async (
  listener: RequestListener,
  work: (store: ReturnType<typeof s3Store>) => Promise<void>,
) => {
  const server = await serve(listener)
  try {
    await work(s3Store({ ...settings, endpoint: server.address }))
  } finally {
    await server.stop()
  }
}

test('more files than one page holds are all listed, in order', async () => {
  const store = s3Store(settings)
  const keys = Array.from({ length: 45 }, (_, index) => `many/${index + 10}`)
  await Promise.all(keys.map(key => store.put(key, Buffer.from(key), { ...pdf, name: `${key}.pdf` })))
  const listed = await listOf(store, 'many/')
  expect(listed.map(({ key }) => key)).toEqual(keys)
  expect(listed.map(({ name }) => name)).toEqual(keys.map(key => `${key}.pdf`))
})

test('escapes in a listing are decoded', () => {
  const xml = '<R><Contents><Key>a&amp;b&#39;&#x3c;</Key></Contents><Contents><Key>c</Key></Contents>'
  expect(readListing(`${xml}</R>`)).toEqual({ keys: ["a&b'<", 'c'], next: undefined })
  const next = '<NextContinuationToken>1+/=&lt;&quot;&unknown;</NextContinuationToken>'
  expect(readListing(`${xml}${next}</R>`).next).toBe('1+/=<"&unknown;')
})

test('no temporary files are left behind', async () => {
  const store = s3Store(settings)
  await store.put('a', Readable.from(pieces(2)), pdf)
  await expect(store.put('a', new Readable().destroy(new Error('broken')), pdf)).rejects.toThrow('broken')
  await expect(s3Store({ ...settings, bucket: 'none' }).put('a', Buffer.from('x'), pdf)).rejects.toThrow()
  expect(await readdir(temporary)).toEqual([])
})

test.each([
  { wrong: 'secret', change: { secretAccessKey: 'wrong' }, reason: '403' },
  { wrong: 'bucket', change: { bucket: 'none' }, reason: 'no such bucket' },
])('a wrong $wrong is unavailable, with the reason', async ({ change, reason }) => {
  const store = s3Store({ ...settings, ...change })
  const attempts = [store.ready(), store.put('a', Buffer.from('x'), pdf), keysOf(store)]
  for (const { reason: error } of await refusalsOf(attempts)) {
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(error).toMatchObject({ message: expect.stringContaining(reason), cause: expect.any(Error) })
  }
})

test('a storage that is not running is unavailable at once, for every operation', async () => {
  const server = await serve(() => {})
  await server.stop()
  const store = s3Store({ ...settings, endpoint: server.address })
  const source = Readable.from(pieces(2))
  const attempts = [
    store.ready(),
    store.put('a', source, pdf),
    store.read('a'),
    store.stat('a'),
    store.remove('a'),
    keysOf(store),
  ]
  for (const { reason: error } of await refusalsOf(attempts)) {
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(error).toMatchObject({ message: expect.stringContaining('ECONNREFUSED') })
  }
})

test('a link is signed without contacting the storage', async () => {
  const server = await serve(() => {})
  await server.stop()
  const store = s3Store({ ...settings, endpoint: server.address })
  const link = new URL(await store.url('a', { ...pdf, expires: inAnHour(), disposition: 'inline' }))
  expect(link.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
})

test('a storage that does not answer times out after ten seconds', async () => {
  const arrived = Promise.withResolvers<void>()
  await against(
    () => arrived.resolve(),
    async store => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const ended = vi.fn()
      const stat = store.stat('a').catch((error: unknown) => error)
      stat.then(ended)
      await arrived.promise
      await vi.advanceTimersByTimeAsync(9_999)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(await stat).toBeInstanceOf(StorageUnavailable)
      expect(await stat).toMatchObject({ message: expect.stringContaining('no answer in time') })
    },
  )
})

test('a transient failure is retried with the whole content', async () => {
  const received: string[] = []
  await against(
    async (request, response) => {
      received.push(await text(request))
      if (received.length === 1) request.socket.destroy()
      else response.writeHead(received.length === 2 ? 503 : 200).end()
    },
    async store => {
      await store.put('a', Readable.from(['the ', 'content']), pdf)
      expect(received).toEqual(Array(3).fill('the content'))
    },
  )
})

test('a permanent failure is reported after three attempts, a refusal after one', async () => {
  for (const [status, expected] of [
    [500, 3],
    [403, 1],
    [301, 1],
  ] as const) {
    let requests = 0
    await against(
      (_, response) => {
        requests += 1
        response.writeHead(status, { location: settings.endpoint }).end('<Error><Code>Reason</Code></Error>')
      },
      async store => {
        await expect(store.read('a')).rejects.toThrow(`${status} Reason`)
        expect(requests).toBe(expected)
      },
    )
  }
})

test('an interrupted download is an error, not a short file', async () => {
  await against(
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half', () => response.destroy())
    },
    async store => {
      const file = await store.read('a')
      expect(file?.about.size).toBe(1000)
      await expect(file && text(file.content)).rejects.toThrow(StorageUnavailable)
    },
  )
})

test('an object stored by another tool has its key as its name', async () => {
  const answer = {
    'content-length': '3',
    'content-type': 'text/plain',
    'last-modified': 'Mon, 01 Mar 2027 10:00:00 GMT',
  }
  for (const [header, name] of [
    [undefined, 'b.txt'],
    ['100%', '100%'],
    ['%C3%BC', 'ü'],
  ] as const)
    await against(
      (_, response) =>
        response.writeHead(200, { ...answer, ...(header && { 'x-amz-meta-name': header }) }).end(),
      async store => {
        const modified = new Date('2027-03-01T10:00:00Z')
        expect(await store.stat('a/b.txt')).toEqual({
          key: 'a/b.txt',
          size: 3,
          type: 'text/plain',
          name,
          modified,
        })
      },
    )
})

test('links use the public address and last at most a week', async () => {
  await s3Store(settings).put('a', Buffer.from('x'), pdf)
  const store = s3Store({ ...settings, publicEndpoint: 'https://files.example.org/' })
  const secondsOf = async (expires: number) => {
    const url = new URL(await store.url('a', { ...pdf, expires: new Date(expires), disposition: 'inline' }))
    expect(url.origin + url.pathname).toBe('https://files.example.org/academy/a')
    return Number(url.searchParams.get('X-Amz-Expires'))
  }
  expect(Math.abs((await secondsOf(Date.now() + 3_600_000)) - 3600)).toBeLessThanOrEqual(60)
  expect(await secondsOf(Date.now() + 30 * 86_400_000)).toBe(7 * 86_400)
  expect(await secondsOf(Date.now() - 86_400_000)).toBe(1)
})
