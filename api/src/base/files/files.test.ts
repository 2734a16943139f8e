import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FileStore, InvalidKey } from './store.ts'
import { keysOf, listOf, pdf, pieces, textOf } from './testing/contents.ts'
import { contest, isWhole, overlap, wholeOverlap } from './testing/races.ts'
import { startFolderStore, startS3Store } from './testing/stores.ts'

const failing = () =>
  Readable.from(
    (function* () {
      yield Buffer.alloc(200_000)
      throw new Error('the source broke')
    })(),
  )

const failingAtOnce = () => {
  const stream = new Readable({ read() {} })
  setImmediate(() => stream.destroy(new Error('the source broke')))
  return stream
}

const cutOff = () => {
  const parts = ['a first part']
  return new Readable({
    read() {
      const part = parts.pop()
      if (part) this.push(part)
      else this.destroy()
    },
  })
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

describe.each([
  { driver: 'a folder', start: startFolderStore },
  { driver: 'S3', start: startS3Store },
])('files in $driver', ({ start }) => {
  let store: FileStore
  let stop: () => Promise<void>

  beforeAll(async () => {
    ;({ store, stop } = await start())
  })
  afterAll(() => stop())
  beforeEach(async () => {
    for (const key of await keysOf(store)) await store.remove(key)
  })

  test('are returned byte for byte, with their type and name', async () => {
    const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256)
    const before = Date.now()
    const put = await store.put('resumes/1.pdf', bytes, pdf)
    expect(put).toEqual({ key: 'resumes/1.pdf', size: 1000, ...pdf, modified: expect.any(Date) })
    expect(Math.abs(put.modified.getTime() - before)).toBeLessThan(60_000)

    const file = await store.read('resumes/1.pdf')
    const about = { ...put, modified: expect.any(Date) }
    expect(file?.about).toEqual(about)
    expect(file && new Uint8Array(await buffer(file.content))).toEqual(bytes)
    expect(await store.stat('resumes/1.pdf')).toEqual(about)
  })

  test('can be empty', async () => {
    expect(await store.put('empty', new Uint8Array(), pdf)).toMatchObject({ size: 0 })
    expect(await textOf(store, 'empty')).toBe('')
  })

  test('can be large streams', async () => {
    const sent = createHash('sha256')
    for (const piece of pieces(320)) sent.update(piece)
    const { size } = await store.put('large.bin', Readable.from(pieces(320)), pdf)
    expect(size).toBe(20 * 1024 * 1024)

    const received = createHash('sha256')
    for await (const chunk of (await store.read('large.bin'))?.content ?? []) received.update(chunk)
    expect(received.digest('hex')).toBe(sent.digest('hex'))
  })

  test('are replaced together with their type and name', async () => {
    await store.put('a', Buffer.from('a long first version'), pdf)
    await store.put('a', Buffer.from('second'), { type: 'text/plain', name: 'b.txt' })
    expect(await textOf(store, 'a')).toBe('second')
    expect(await store.stat('a')).toMatchObject({ size: 6, type: 'text/plain', name: 'b.txt' })
  })

  test.each([
    'Lebenslauf Jörg Müßig.pdf',
    'Das "Ständchen"; op. 3\\5.pdf',
    '履歴書 🎻.pdf',
    "100%25 d'accord (1)*.pdf",
  ])('keep the name %s', async name => {
    expect(await store.put('named', Buffer.from('x'), { ...pdf, name })).toMatchObject({ name })
    expect(await store.stat('named')).toMatchObject({ name })
    const url = await store.url('named', { ...pdf, name, expires: inAnHour(), disposition: 'attachment' })
    const answer = await fetch(url)
    expect(await answer.text()).toBe('x')
    const header = answer.headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '')).toBe(name.replace('\\', '_'))
  })

  test('that were never stored are null, and removing them is a no-op', async () => {
    expect(await store.read('nothing/here')).toBeNull()
    expect(await store.stat('nothing/here')).toBeNull()
    const link = await store.url('nothing/here', { ...pdf, expires: inAnHour(), disposition: 'inline' })
    expect((await fetch(link)).ok).toBe(false)
    await store.remove('nothing/here')
    await store.put('here', Buffer.from('x'), pdf)
    await store.remove('here')
    await store.remove('here')
    expect(await store.read('here')).toBeNull()
  })

  test.each([
    ['fails midway', failing, 'the source broke'],
    ['has already failed', () => new Readable().destroy(new Error('the source broke')), 'the source broke'],
    ['fails immediately', failingAtOnce, 'the source broke'],
    ['is cut off', cutOff, 'Premature close'],
  ])('do not change when the stream %s', async (_, stream, message) => {
    await expect(store.put('new', stream(), pdf)).rejects.toThrow(message)
    expect(await keysOf(store)).toEqual([])
    await store.put('old', Buffer.from('old'), pdf)
    await expect(store.put('old', stream(), { ...pdf, name: 'new.pdf' })).rejects.toThrow(message)
    expect(await textOf(store, 'old')).toBe('old')
    expect(await store.stat('old')).toMatchObject(pdf)
  })

  test('are listed sorted by key, below a prefix or all', async () => {
    const keys = ['b/2', 'a', 'b/1', 'b/c/d.pdf', 'bb', 'c-1']
    for (const key of keys) await store.put(key, Buffer.from(key), { ...pdf, name: `${key}.pdf` })
    expect(await keysOf(store)).toEqual(keys.toSorted())
    expect(await keysOf(store, 'b')).toEqual(['b/1', 'b/2', 'b/c/d.pdf', 'bb'])
    expect(await keysOf(store, 'b/')).toEqual(['b/1', 'b/2', 'b/c/d.pdf'])
    expect(await keysOf(store, 'b/c/d.p')).toEqual(['b/c/d.pdf'])
    for (const prefix of ['x', 'b/c/d.pdf/', '../', '/']) expect(await keysOf(store, prefix)).toEqual([])
    const [first] = await listOf(store, 'b/2')
    expect(first).toEqual(await store.stat('b/2'))
    expect(first).toMatchObject({ size: 3, name: 'b/2.pdf', type: pdf.type })
  })

  test('can have a key that is a prefix of others', async () => {
    for (const key of ['a', 'a/b', 'a/b/c']) await store.put(key, Buffer.from(key), pdf)
    for (const key of ['a', 'a/b', 'a/b/c']) expect(await textOf(store, key)).toBe(key)
    await store.remove('a/b')
    expect((await keysOf(store)).toSorted()).toEqual(['a', 'a/b/c'])
  })

  test('have links that work with plain fetch', async () => {
    await store.put('documents/terms.pdf', Buffer.from('terms'), { ...pdf, name: 'AGB.pdf' })
    for (const disposition of ['attachment', 'inline'] as const) {
      const url = await store.url('documents/terms.pdf', {
        ...pdf,
        name: 'AGB.pdf',
        expires: inAnHour(),
        disposition,
      })
      const answer = await fetch(url)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe('terms')
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('content-disposition')).toBe(`${disposition}; filename="AGB.pdf"`)
    }
  })

  test('have links that are refused when altered or expired', async () => {
    await store.put('mine', Buffer.from('mine'), pdf)
    await store.put('yours', Buffer.from('yours'), pdf)
    const url = new URL(await store.url('mine', { ...pdf, expires: inAnHour(), disposition: 'attachment' }))
    const statusOf = async (address: string | URL) => (await fetch(address)).status
    expect(await statusOf(url)).toBe(200)

    for (const [name, value] of url.searchParams) {
      const changed = new URL(url)
      changed.searchParams.set(name, value.slice(0, -1) + (value.endsWith('1') ? '2' : '1'))
      expect([name, await statusOf(changed.href.replaceAll('+', '%20'))]).not.toEqual([name, 200])
      changed.searchParams.delete(name)
      expect([name, await statusOf(changed.href.replaceAll('+', '%20'))]).not.toEqual([name, 200])
    }
    expect(await statusOf(url.href.replace('/mine?', '/yours?'))).toBe(403)
    expect(await statusOf(url.origin + url.pathname)).toBe(403)

    const past = await store.url('mine', {
      ...pdf,
      expires: new Date(Date.now() - 1000),
      disposition: 'attachment',
    })
    expect(await statusOf(past)).toBe(403)
  })

  test.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    'a/..',
    '.',
    'a/./b',
    'A',
    'a b',
    'ä',
    'a\\b',
    'a\n',
    'a%2e',
    'a~file',
    'x'.repeat(201),
  ])('cannot have the key %j', async key => {
    const options = { ...pdf, expires: inAnHour(), disposition: 'inline' } as const
    await expect(store.put(key, Buffer.from('x'), pdf)).rejects.toThrow(InvalidKey)
    await expect(store.read(key)).rejects.toThrow(InvalidKey)
    await expect(store.stat(key)).rejects.toThrow(InvalidKey)
    await expect(store.remove(key)).rejects.toThrow(InvalidKey)
    await expect(store.url(key, options)).rejects.toThrow(InvalidKey)
  })

  const write = (content: Readable, name: string) => store.put('contested', content, { ...pdf, name })

  test('are complete after concurrent writes, with the name that belongs to the content', async () => {
    await contest(write)
    const file = await store.read('contested')
    expect(isWhole(file ? await text(file.content) : '', file?.about.name ?? '')).toBe(true)
    expect(await keysOf(store)).toEqual(['contested'])
  })

  test('are never read half written, however the writers overlap', async () => {
    expect(await overlap(write, () => textOf(store, 'contested'))).toEqual(wholeOverlap)
  })

  test('are stored in a store that reports ready', async () => {
    await store.ready()
    expect(await keysOf(store)).toEqual([])
  })
})
