import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import { masterclass } from '@academy/contract/programme/masterclasses/endpoints'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { multipart } from '../../../../test/form.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { compressedPng, noisyPicture, photoWithPosition, plainPicture } from '../../../../test/pictures.ts'
import { portraitOf } from './portrait-files.ts'

let fixture: TestApp
let office: Person
let class_id: number
let id: string
beforeAll(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'])
  class_id = await insertMasterclass(fixture.db)
  id = String((await fixture.db.selectFrom('teachers').select('id').executeTakeFirstOrThrow()).id)
})
afterAll(() => fixture.close())

type Crop = { crop_left: number; crop_top: number; crop_width: number }

const form = (content: Uint8Array<ArrayBuffer>, name = 'portrait.jpg', crop: Partial<Crop> = {}) =>
  multipart({ portrait_file: new File([content], name), ...crop })

const upload = async (content: Buffer, crop?: Partial<Crop>) => {
  const { body, headers } = await form(new Uint8Array(content), 'portrait.jpg', crop)
  const input = { params: { id }, body }
  return (await fixture.call(contract.replacePortrait, input, { as: office, headers })).body
}

const refusal = async (content: Buffer, name?: string) => {
  const { body, headers } = await form(new Uint8Array(content), name)
  const extras = { as: office, headers, locale: 'de' as const }
  return fixture.refused(contract.replacePortrait, { params: { id }, body }, extras)
}

const fetched = (url: string) => fixture.app.inject({ url })

/** The parts of the keys after the name of the portrait. */
const endings = (keys: string[]) => keys.map(key => key.slice('portraits/'.length + 37))

const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of fixture.services.files.list('portraits/')) keys.push(key)
  return keys
}

describe('an uploaded portrait', () => {
  test('is stored upright in several widths, as WebP and JPEG, without metadata', async () => {
    const photo = await photoWithPosition()
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
    const { portrait, has_portrait } = await upload(photo)
    expect(has_portrait).toBe(true)
    expect(portrait.small).toMatch(/^\/api\/portraits\/ilse-marent\/[0-9a-f-]{36}-480\.jpeg$/)
    expect(endings(await storedKeys())).toEqual([
      '240.webp',
      '320.webp',
      '480.jpeg',
      '480.webp',
      '640.webp',
      '800.jpeg',
      '800.webp',
      'source.jpeg',
    ])
    for (const [url, format, width, height] of [
      [portrait.thumbnail, 'webp', 240, 300],
      [portrait.small, 'jpeg', 480, 600],
      [portrait.large, 'jpeg', 800, 1000],
    ] as const) {
      const found = await sharp((await fetched(url)).rawPayload).metadata()
      expect(found).toMatchObject({ format, width, height, space: 'srgb' })
      expect([found.exif, found.icc, found.xmp, found.iptc, found.orientation]).toEqual(
        Array(5).fill(undefined),
      )
    }
  })

  test('is served with a long cache and an entity tag, in the format of its address', async () => {
    const { portrait } = await upload(await plainPicture().png().toBuffer())
    const { statusCode, headers } = await fetched(portrait.small)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.vary).toBeUndefined()
    const known = { 'if-none-match': String(headers['etag']) }
    const again = await fixture.app.inject({ url: portrait.small, headers: known })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: headers['etag'], 'cache-control': headers['cache-control'] })
    await fixture.call(contract.deletePortrait, { params: { id } }, { as: office })
    expect((await fixture.app.inject({ url: portrait.small, headers: known })).statusCode).toBe(404)
  })

  test('keeps the colours of a photo with a wide colour profile', async () => {
    const create = { width: 800, height: 1000, channels: 3 as const, background: '#c83232' }
    const wide = await sharp({ create }).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    expect((await sharp(wide).metadata()).icc).toBeDefined()
    const { portrait } = await upload(wide)
    const { channels } = await sharp((await fetched(portrait.large)).rawPayload).stats()
    for (const [index, expected] of [0xc8, 0x32, 0x32].entries())
      expect(Math.abs((channels[index]?.mean ?? 0) - expected)).toBeLessThan(6)
  })

  test('is not enlarged: a small picture has fewer files', async () => {
    const { portrait } = await upload(await plainPicture(400, 500).webp().toBuffer())
    expect(endings(await storedKeys())).toEqual([
      '240.webp',
      '320.webp',
      '400.jpeg',
      '400.webp',
      'source.jpeg',
    ])
    expect(portrait.small).toBe(portrait.large)
  })

  test('contains no trace of the position or the camera of a photo', async () => {
    const { portrait } = await upload(await photoWithPosition())
    const { rawPayload } = await fetched(portrait.large)
    expect(rawPayload.includes('Camera of a test')).toBe(false)
    expect(rawPayload.includes('EXIF')).toBe(false)
  })

  test('replaces the previous one, whose files are removed and whose address ends', async () => {
    const { portrait: before } = await upload(await plainPicture().png().toBuffer())
    const { portrait: after } = await upload(await plainPicture().webp().toBuffer())
    expect(after.small).not.toBe(before.small)
    expect((await fetched(before.small)).statusCode).toBe(404)
    expect((await fetched(after.small)).statusCode).toBe(200)
    expect(new Set((await storedKeys()).map(portraitOf)).size).toBe(1)
  })

  test('shows the selected part: the left half is red, the right half is blue', async () => {
    const half = { width: 400, height: 500, channels: 3 as const, background: '#00f' }
    const red = await sharp({ create: { ...half, background: '#f00' } })
      .png()
      .toBuffer()
    const canvas = sharp({ create: { ...half, width: 800 } })
    const picture = await canvas
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const colourOf = async (crop: Crop) => {
      const { portrait } = await upload(picture, crop)
      const { channels } = await sharp((await fetched(portrait.small)).rawPayload).stats()
      return channels.map(({ mean }) => Math.round(mean / 100))
    }
    expect(await colourOf({ crop_left: 0, crop_top: 0, crop_width: 0.5 })).toEqual([3, 0, 0])
    expect(await colourOf({ crop_left: 0.5, crop_top: 0, crop_width: 0.5 })).toEqual([0, 0, 3])
    // A part outside the picture is moved inside.
    expect(await colourOf({ crop_left: 0.9, crop_top: 1, crop_width: 0.5 })).toEqual([0, 0, 3])
  })

  test('is removed by the office, and by the deletion of the teacher', async () => {
    await upload(await plainPicture().png().toBuffer())
    const { body } = await fixture.call(contract.deletePortrait, { params: { id } }, { as: office })
    expect(body).toMatchObject({ has_portrait: false, portrait: { small: '/portraits/violin.svg' } })
    expect(await storedKeys()).toEqual([])
  })

  test('is the last one when several arrive at once, and no file is left behind', async () => {
    const picture = await plainPicture(500, 625).jpeg().toBuffer()
    await Promise.all(Array.from({ length: 4 }, () => upload(picture)))
    const { body } = await fixture.call(contract.showTeacher, { params: { id } }, { as: office })
    expect(new Set((await storedKeys()).map(portraitOf)).size).toBe(1)
    expect((await fetched(body.portrait.small)).statusCode).toBe(200)
  })

  test('is written to the audit log with the previous one', async () => {
    const { portrait } = await upload(await plainPicture().png().toBuffer())
    const entry = await fixture.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'teacher_portrait_changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry.details).toMatchObject({
      teacher_id: Number(id),
      portrait: [expect.any(String), expect.any(String)],
    })
    expect(portrait.small).toContain((entry.details as { portrait: string[] }).portrait[1])
  })
})

describe('a file that is refused', () => {
  const cases: [what: string, make: () => Promise<Buffer> | Buffer, message: RegExp][] = [
    ['a picture of 50 megapixels', () => compressedPng(10_000, 5_000), /mehr als 40 Megapixel/],
    ['a decompression bomb', () => compressedPng(60_000, 60_000), /mehr als 40 Megapixel/],
    ['a PNG with fewer rows than it claims', () => compressedPng(2_000, 4_000), /beschädigt/],
    [
      'an SVG with a script',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><script>alert(1)</script></svg>',
        ),
      /JPEG, PNG oder WebP/,
    ],
    ['a GIF called .jpg', () => plainPicture().gif().toBuffer(), /JPEG, PNG oder WebP/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), /JPEG, PNG oder WebP/],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /JPEG, PNG oder WebP/],
    ['an empty file', () => Buffer.alloc(0), /JPEG, PNG oder WebP/],
    ['a picture of one pixel', () => plainPicture(1, 1).png().toBuffer(), /mindestens 400 × 500/],
    ['a picture that is too small', () => plainPicture(300, 375).png().toBuffer(), /mindestens 400 × 500/],
    [
      'a truncated JPEG',
      async () => {
        const whole = await noisyPicture().jpeg().toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
      /beschädigt oder unvollständig/,
    ],
    [
      'the head of a JPEG followed by a script',
      () => Buffer.from('\xff\xd8\xff<script>', 'latin1'),
      /beschädigt/,
    ],
  ]
  test.each(cases)('%s, with a message at the field', async (_what, make, message) => {
    const before = await storedKeys()
    const { status, body } = await refusal(await make())
    expect([status, body.code]).toEqual([422, 'invalid_input'])
    expect(body.errors?.['portrait_file']?.[0]).toMatch(message)
    expect(await storedKeys()).toEqual(before)
  })

  test('one of 20 MB is refused while it arrives', async () => {
    const { status, body } = await refusal(Buffer.alloc(20 * 1024 * 1024, 0xff))
    expect([status, body.code]).toEqual([413, 'too_large'])
    expect(body.errors?.['portrait_file']?.[0]).toBe('Die Datei ist größer als 10 MB.')
  })

  test('a form without a file, with a file as JSON, or for an unknown teacher', async () => {
    const { body, headers } = await multipart({ crop_left: 0 })
    const without = await fixture.refused(
      contract.replacePortrait,
      { params: { id }, body },
      { as: office, headers },
    )
    expect(without.body.errors).toEqual({ portrait_file: ['Please choose a file.'] })
    const json = { params: { id }, body: { portrait_file: { name: 'a.jpg', size: 3 } } }
    expect((await fixture.refused(contract.replacePortrait, json, { as: office })).status).toBe(422)
    const sent = await form(new Uint8Array(await plainPicture().png().toBuffer()))
    const unknown = { params: { id: '999999' }, body: sent.body }
    const extras = { as: office, headers: sent.headers }
    expect((await fixture.refused(contract.replacePortrait, unknown, extras)).status).toBe(404)
  })

  test.each(['-1', '2', 'NaN', '1e1', 'x'])('a crop of %s', async wrong => {
    const { body, headers } = await multipart({
      portrait_file: new File([new Uint8Array(8)], 'a.jpg'),
      crop_left: wrong,
    })
    const refused = await fixture.refused(
      contract.replacePortrait,
      { params: { id }, body },
      { as: office, headers },
    )
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['crop_left'])
  })
})

describe('a portrait by slug', () => {
  const locationOf = async (slug: string) => {
    const answer = await fetched(`/api/portraits/${encodeURIComponent(slug)}`)
    expect(answer.statusCode).toBe(302)
    return answer.headers.location
  }

  test('is the uploaded one, then the drawing, then the violin', async () => {
    const { portrait } = await upload(await plainPicture().png().toBuffer())
    expect(await locationOf('ilse-marent')).toBe(portrait.small)
    await fixture.call(contract.deletePortrait, { params: { id } }, { as: office })
    await fixture.db.updateTable('teachers').set({ drawing: 'solveig-bjornhaugen' }).execute()
    expect(await locationOf('ilse-marent')).toBe('/portraits/solveig-bjornhaugen.svg')
    await fixture.db.updateTable('teachers').set({ drawing: null }).execute()
    expect(await locationOf('ilse-marent')).toBe('/portraits/violin.svg')
    for (const unknown of ['nobody', 'a..b', '%', 'a'.repeat(190)])
      expect(await locationOf(unknown)).toBe('/portraits/violin.svg')
  })

  test.each([
    ['Zdeňka', 'Ořechovská', 'zdenka-orechovska'],
    ['Wojciech', 'Łabędzki', 'wojciech-labedzki'],
    ['Solveig', 'Bjørnhaugen', 'solveig-bjornhaugen'],
    ['Deniz', 'Akçaova', 'deniz-akcaova'],
    ['Bálint', 'Kőszeghalmi', 'balint-koszeghalmi'],
    ['Maria', 'd’Aßling', 'maria-d-assling'],
    ['Þóra', 'Ægisdóttir', 'thora-aegisdottir'],
    ['芳', '王', ''],
  ])('%s %s has the slug %j', async (first_name, last_name, slug) => {
    const row = { first_name, last_name }
    const teacher = fixture.db.insertInto('teachers').values(row).returning('slug')
    expect((await teacher.executeTakeFirstOrThrow()).slug).toBe(slug)
  })

  test('is part of the answers that the public pages read', async () => {
    const { portrait } = await upload(await plainPicture().png().toBuffer())
    const { body: academy } = await fixture.call(academyCurrent, {})
    const { thumbnail, picture: _, ...addresses } = portrait
    expect(academy.master_classes[0]?.portrait).toMatchObject(addresses)
    const { body } = await fixture.call(masterclass, { params: { id: String(class_id) } })
    expect(body.portrait).toMatchObject(addresses)
    const [best, ...others] = body.portrait.sources
    expect(others).toEqual([])
    expect(best?.type).toBe('image/webp')
    const base = thumbnail.replace('240.webp', '')
    expect(best?.srcset).toBe([240, 320, 480].map(width => `${base}${width}.webp ${width}w`).join(', '))
  })

  test('leads to no other file of the store', async () => {
    await upload(await plainPicture().png().toBuffer())
    const source = (await storedKeys()).find(key => key.endsWith('source.jpeg'))?.replace('portraits/', '')
    for (const file of [
      '..%2Fsecret',
      'a.webp',
      `${'0'.repeat(36)}-400.webp`,
      `${'0'.repeat(36)}-4000.webp`,
      source,
    ])
      expect((await fetched(`/api/portraits/ilse-marent/${file}`)).statusCode).toBe(404)
  })
})
