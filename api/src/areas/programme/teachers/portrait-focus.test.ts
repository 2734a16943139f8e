import { masterclass } from '@academy/contract/programme/masterclasses/endpoints'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { multipart } from '../../../../test/form.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { photoWithPosition, plainPicture } from '../../../../test/pictures.ts'
import { NO_PORTRAIT } from './portrait-queries.ts'

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
beforeEach(() => fixture.db.updateTable('teachers').set(NO_PORTRAIT).execute())

const upload = async (content: Buffer, fields: Record<string, number> = {}) => {
  const portrait_file = new File([new Uint8Array(content)], 'portrait.jpg')
  const { body, headers } = await multipart({ portrait_file, ...fields })
  const input = { params: { id }, body }
  return (await fixture.call(contract.replacePortrait, input, { as: office, headers })).body.portrait
}

const shown = async () => (await fixture.call(masterclass, { params: { id: String(class_id) } })).body

const setFocus = (focus_left: number, focus_top: number) =>
  fixture.call(
    contract.changePortraitFocus,
    { params: { id }, body: { focus_left, focus_top } },
    { as: office },
  )

const wide = () => plainPicture(1600, 1000).jpeg().toBuffer()
/** A fifth of the width, right of the middle. */
const part = { crop_left: 0.6, crop_top: 0.2, crop_width: 0.25 }

const files = async () => {
  const keys: string[] = []
  for await (const { key } of fixture.services.files.list('portraits/')) keys.push(key)
  return keys
}

test('the focus is centre-top until the office sets another', async () => {
  const drawn = { focus_left: 50, focus_top: 25 }
  expect((await shown()).portrait).toMatchObject(drawn)
  expect(await upload(await plainPicture().png().toBuffer())).toMatchObject(drawn)
  const { body } = await setFocus(30, 100)
  expect(body.portrait).toMatchObject({ focus_left: 30, focus_top: 100 })
  expect((await shown()).portrait).toMatchObject({ focus_left: 30, focus_top: 100 })
  expect(await upload(await plainPicture().png().toBuffer())).toMatchObject(drawn)
})

test.each([
  [{ focus_left: -5, focus_top: 0 }, 'focus_left'],
  [{ focus_left: 0, focus_top: 105 }, 'focus_top'],
  [{ focus_left: 12, focus_top: 0 }, 'focus_left'],
  [{ focus_left: '50', focus_top: 0 }, 'focus_left'],
  [{ focus_left: 50 }, 'focus_top'],
])('a focus of %j is refused', async (body, field) => {
  await upload(await plainPicture().png().toBuffer())
  const input = { params: { id }, body } as never
  const refused = await fixture.refused(contract.changePortraitFocus, input, { as: office })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]])
})

test('without an uploaded portrait there is nothing to set', async () => {
  const body = { focus_left: 50, focus_top: 50 }
  for (const unknown of [id, '999999'])
    expect(
      (await fixture.refused(contract.changePortraitFocus, { params: { id: unknown }, body }, { as: office }))
        .status,
    ).toBe(404)
})

test('the audit log has the focus before and after, once', async () => {
  await upload(await plainPicture().png().toBuffer())
  await setFocus(10, 20)
  await setFocus(10, 20)
  const entries = await fixture.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'teacher_portrait_changed')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(entries[0]?.details).toMatchObject({
    portrait_focus_left: ['50', '10'],
    portrait_focus_top: ['25', '20'],
  })
  expect(entries[1]?.details).toHaveProperty('portrait')
})

test('the whole picture is kept only if the office says so', async () => {
  await upload(await wide(), part)
  expect((await shown()).whole_picture).toBeNull()
  expect((await files()).filter(key => key.includes('whole'))).toEqual([])
  const { picture } = await upload(await wide(), { ...part, shows_whole: 1 })
  const { whole_picture: whole } = await shown()
  expect(whole).toMatchObject({ width: 1600, height: 1000, small: picture })
  const addresses = whole?.sources[0]?.srcset.split(', ').map(candidate => candidate.split(' ')) ?? []
  expect(addresses.map(([, width]) => width)).toEqual(['640w', '1280w', '1600w'])
  for (const [url = ''] of [...addresses, [picture]]) {
    const { statusCode, rawPayload } = await fixture.app.inject({ url })
    expect(statusCode).toBe(200)
    const { width, height } = await sharp(rawPayload).metadata()
    expect(width / height).toBeCloseTo(1.6, 2)
  }
})

test('the whole picture has no trace of the position or the camera of a photo', async () => {
  const { picture } = await upload(await photoWithPosition(), { shows_whole: 1 })
  const { rawPayload } = await fixture.app.inject({ url: picture })
  const found = await sharp(rawPayload).metadata()
  expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual(Array(4).fill(undefined))
  expect((await shown()).whole_picture).toMatchObject({ width: 1250, height: 1000 })
})

test('its focus follows the chosen part; in the portrait the same point lies elsewhere', async () => {
  await upload(await wide(), { ...part, shows_whole: 1 })
  // The part is 400 of 1600 and 500 of 1000 pixels: its middle at 72.5 percent, a quarter of its height at 32.5.
  const { portrait, whole_picture } = await shown()
  expect(whole_picture).toMatchObject({ focus_left: 75, focus_top: 35 })
  expect(portrait).toMatchObject({ focus_left: 60, focus_top: 30 })
  await setFocus(70, 45)
  const changed = await shown()
  expect(changed.whole_picture).toMatchObject({ focus_left: 70, focus_top: 45 })
  expect(changed.portrait).toMatchObject({ focus_left: 40, focus_top: 50 })
  await setFocus(0, 100)
  expect((await shown()).portrait).toMatchObject({ focus_left: 0, focus_top: 100 })
})

test('it goes with its portrait, also when an older process has replaced it', async () => {
  await upload(await wide(), { shows_whole: 1 })
  const { portrait } = await fixture.db.selectFrom('teachers').select('portrait').executeTakeFirstOrThrow()
  const other = '00000000-0000-4000-8000-000000000001'
  await fixture.db.updateTable('teachers').set({ portrait: other }).execute()
  expect((await shown()).whole_picture).toBeNull()
  await fixture.db.updateTable('teachers').set({ portrait }).execute()
  await fixture.call(contract.deletePortrait, { params: { id } }, { as: office })
  expect((await shown()).whole_picture).toBeNull()
  expect(await files()).toEqual(expect.not.arrayContaining([expect.stringContaining(String(portrait))]))
})

test('what a teacher says is shown in both languages, and is not too long', async () => {
  const { body: teacher } = await fixture.call(contract.showTeacher, { params: { id } }, { as: office })
  const { first_name, last_name, version } = teacher
  const said = { sentence_de: ' Hör zu. ', sentence_en: 'Listen.' }
  const body = { first_name, last_name, version, ...said }
  await fixture.call(contract.changeTeacher, { params: { id }, body }, { as: office })
  expect(await shown()).toMatchObject({ sentence_de: 'Hör zu.', sentence_en: 'Listen.' })
  const long = { ...body, version: version + 1, sentence_de: 'x'.repeat(161) }
  const refused = await fixture.refused(
    contract.changeTeacher,
    { params: { id }, body: long },
    { as: office },
  )
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['sentence_de'])
})
