import { masterclass } from '@academy/contract/programme/masterclasses/endpoints'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { multipart } from '../../../../test/form.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { photoWithPosition, plainPicture } from '../../../../test/pictures.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { completePortraits } from './complete-portraits.ts'
import { portraitOf } from './portrait-files.ts'
import { NO_PORTRAIT } from './portrait-queries.ts'
import { sweepPortraits } from './portraits.ts'

let fixture: TestApp
let office: Person
let class_id: number
let teacher_id: number
beforeAll(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'])
  class_id = await insertMasterclass(fixture.db)
  teacher_id = (await fixture.db.selectFrom('teachers').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => fixture.close())

beforeEach(async () => {
  await fixture.db.updateTable('teachers').set(NO_PORTRAIT).execute()
  for (const key of await storedKeys()) await fixture.services.files.remove(key)
})

const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of fixture.services.files.list('portraits/')) keys.push(key)
  return keys
}

const small = () => plainPicture(400, 500).jpeg().toBuffer()

/** Reads the width from the header: the library must not open this format. */
const avifWidth = (content: Buffer) => content.readUInt32BE(content.indexOf('ispe') + 8)

const upload = async (content: Buffer, to = teacher_id) => {
  const portrait_file = new File([new Uint8Array(content)], 'portrait.jpg')
  const { body, headers } = await multipart({ portrait_file })
  const input = { params: { id: String(to) }, body }
  return (await fixture.call(contract.replacePortrait, input, { as: office, headers })).body.portrait
}

const complete = (changed: Partial<Parameters<typeof completePortraits>[0]> = {}) =>
  completePortraits({ ...fixture.services, ...changed })

const inAnHour = () => {
  const { clock } = fixture.services
  return { ...clock, now: () => new Date(clock.now().getTime() + 3_600_001) }
}

const shown = async () =>
  (await fixture.call(masterclass, { params: { id: String(class_id) } })).body.portrait

const dueAt = async () =>
  (await fixture.db.selectFrom('teachers').select('portrait_due_at').executeTakeFirstOrThrow())
    .portrait_due_at

/** The store, with something that happens before each file is written. */
const storeWith = (beforePut: (key: string) => Promise<void> | void): FileStore => ({
  ...fixture.services.files,
  put: async (key, ...rest) => {
    await beforePut(key)
    return fixture.services.files.put(key, ...rest)
  },
})

test('the job adds AVIF, which pages offer first from the next request on', async () => {
  await upload(await photoWithPosition())
  expect((await shown()).sources.map(({ type }) => type)).toEqual(['image/webp'])
  await complete()
  const { sources } = await shown()
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  const addresses = sources[0]?.srcset.split(', ').map(candidate => candidate.split(' ')) ?? []
  expect(addresses.map(([, width]) => width)).toEqual(['240w', '320w', '480w', '640w', '800w'])
  for (const [url = '', descriptor] of addresses) {
    const { statusCode, headers, rawPayload } = await fixture.app.inject({ url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif'])
    expect(`${avifWidth(rawPayload)}w`).toBe(descriptor)
    for (const metadata of ['Exif', 'Camera of a test', 'prof', 'xmp'])
      expect(rawPayload.includes(metadata)).toBe(false)
  }
  expect(await dueAt()).toBeNull()
})

test('a portrait of two WebP files from before is renewed; its files are removed later', async () => {
  const portrait = '00000000-0000-4000-8000-000000000001'
  const { files } = fixture.services
  const about = { type: 'image/webp', name: 'portrait.webp' }
  for (const width of [400, 800]) {
    const content = await plainPicture(Math.min(width, 500), Math.min(width, 500) * 1.25)
      .webp()
      .toBuffer()
    await files.put(`portraits/${portrait}-${width}.webp`, content, about)
  }
  const columns = { portrait, portrait_widths: [400, 800], portrait_formats: ['webp'] }
  await fixture.db
    .updateTable('teachers')
    .set({ ...columns, portrait_due_at: new Date(0) })
    .execute()
  const base = `/api/portraits/ilse-marent/${portrait}`
  expect(await shown()).toEqual({
    small: `${base}-400.webp`,
    large: `${base}-800.webp`,
    sources: [{ type: 'image/webp', srcset: `${base}-400.webp 400w, ${base}-800.webp 800w` }],
    focus_left: 50,
    focus_top: 25,
  })
  await complete()
  const { large, sources } = await shown()
  expect(sources).toHaveLength(2)
  expect(large).toMatch(/-500\.jpeg$/)
  expect((await fixture.app.inject({ url: large })).statusCode).toBe(200)
  expect((await fixture.app.inject({ url: `${base}-400.webp` })).statusCode).toBe(200)
})

test('several processes share the work: each file is made once', async () => {
  const rows = ['Anna', 'Berta'].map(first_name => ({ first_name, last_name: 'Test' }))
  const added = await fixture.db.insertInto('teachers').values(rows).returning('id').execute()
  for (const { id } of added) await upload(await small(), id)
  const made: string[] = []
  const files = storeWith(key => void made.push(key))
  await Promise.all(Array.from({ length: 4 }, () => complete({ files })))
  expect(made).toHaveLength(6)
  expect(new Set(made).size).toBe(6)
})

test('a job that is stopped gives the portrait back, and the next one goes on where it ended', async () => {
  await upload(await small())
  const stopping = new AbortController()
  await complete({ files: storeWith(() => stopping.abort()), signal: stopping.signal })
  expect((await storedKeys()).filter(key => key.endsWith('.avif'))).toHaveLength(1)
  const made: string[] = []
  await complete({ files: storeWith(key => void made.push(key)) })
  expect(made).toHaveLength(2)
  expect((await shown()).sources).toHaveLength(2)
})

test('what fails, or is not finished by a killed process, is tried again after an hour', async () => {
  await upload(await small())
  const files = storeWith(() => Promise.reject(new Error('The disk is full')))
  await expect(complete({ files })).rejects.toThrow('The disk is full')
  expect((await shown()).sources).toHaveLength(1)
  await complete()
  expect((await shown()).sources).toHaveLength(1)
  await complete({ clock: inAnHour() })
  expect((await shown()).sources).toHaveLength(2)
})

test('a portrait that is replaced while its files are made leaves none behind', async () => {
  await upload(await small())
  let replaced = false
  const files = storeWith(async () => {
    if (replaced) return
    replaced = true
    await upload(await small())
  })
  await complete({ files })
  const portraits = new Set((await storedKeys()).map(portraitOf))
  expect(portraits.size).toBe(1)
  expect((await shown()).small).toContain([...portraits][0])
  expect((await shown()).sources).toHaveLength(2)
})

test('a deletion removes every file', async () => {
  await upload(await small())
  await complete()
  expect(await storedKeys()).toHaveLength(8)
  await fixture.call(contract.deletePortrait, { params: { id: String(teacher_id) } }, { as: office })
  expect(await storedKeys()).toEqual([])
})

test('files that no teacher names are removed after a day, newer ones stay', async () => {
  await upload(await small())
  const { files } = fixture.services
  const about = { type: 'image/webp', name: 'a' }
  await files.put('portraits/00000000-0000-4000-8000-000000000000-400.webp', Buffer.from('x'), about)
  const all = await storedKeys()
  await sweepPortraits({ db: fixture.db, files })
  expect(await storedKeys()).toEqual(all)
  const aged = {
    ...files,
    async *list(prefix: string) {
      for await (const file of files.list(prefix)) yield { ...file, modified: new Date(0) }
    },
  }
  await sweepPortraits({ db: fixture.db, files: aged })
  expect(await storedKeys()).toEqual(all.filter(key => !key.includes('/00000000')))
})
