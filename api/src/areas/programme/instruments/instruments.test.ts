import type { FieldMessage } from '@academy/contract/base/field-message'
import { fieldMessages } from '@academy/contract/messages'
import * as contract from '@academy/contract/programme/instruments/endpoints'
import type { OfficeInstrument } from '@academy/contract/programme/instruments/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProgrammeFixture, programmeFixture } from '../../../../test/programme-fixture.ts'

let office: ProgrammeFixture
beforeAll(async () => {
  office = await programmeFixture()
})
afterAll(() => office.close())

const names = (name: string) => ({ name_de: name, name_en: name })
const list = async () => (await office.call(contract.instruments, {}, office.as)).body
const add = async (name: string) =>
  (await office.call(contract.addInstrument, { body: { ...names(name), drawing: null } }, office.as)).body
const change = ({ id, version }: OfficeInstrument, body: object) => ({
  params: { id: String(id) },
  body: { ...names('Harp'), version, ...body },
})
const deletion = ({ id, version }: OfficeInstrument) => ({ params: { id: String(id) }, query: { version } })
const order = (ids: number[]) => office.call(contract.orderInstruments, { body: { ids } }, office.as)

test('the eight instruments of every installation have a drawing and an order', async () => {
  const drawings = (await list()).map(({ drawing }) => drawing)
  expect(drawings).toEqual(['piano', 'violin', 'viola', 'cello', 'percussion', 'voice', 'saxophone', 'organ'])
})

test('the eight instruments of every installation have a description in both languages', async () => {
  const descriptions = (await list()).flatMap(one => [one.description_german, one.description_english])
  expect(descriptions.filter(Boolean)).toHaveLength(16)
  expect(new Set(descriptions).size).toBe(16)
})

describe('an instrument', () => {
  test('is added at the end, changed and deleted, each with an audit entry', async () => {
    const harp = await add('Harp')
    expect((await list()).at(-1)).toEqual(harp)
    const { body: changed } = await office.call(
      contract.changeInstrument,
      change(harp, { name_de: 'Harfe', drawing: 'cello' }),
      office.as,
    )
    expect(changed).toMatchObject({ name_de: 'Harfe', name_en: 'Harp', drawing: 'cello', version: 2 })
    expect(await office.lastAudit()).toMatchObject({
      action: 'instrument_changed',
      details: { instrument_id: harp.id, name_de: ['Harp', 'Harfe'], drawing: [null, 'cello'] },
    })
    const stale = await office.refused(contract.changeInstrument, change(harp, {}), office.as)
    expect(stale.body.code).toBe('changed_meanwhile')
    await office.call(contract.deleteInstrument, deletion(changed), office.as)
    expect((await office.lastAudit()).action).toBe('instrument_deleted')
    expect((await list()).map(({ id }) => id)).not.toContain(harp.id)
  })

  test.each<[body: object, field: string, message: FieldMessage]>([
    [{ name_de: ' ' }, 'name_de', 'REQUIRED'],
    [{ name_en: 'a'.repeat(61) }, 'name_en', 'TOO_LONG'],
    [{ name_de: 'KLAVIER' }, 'name_de', 'NAME_TAKEN'],
    [{ name_en: 'Piáno' }, 'name_en', 'NAME_TAKEN'],
    [{ description_english: 'a'.repeat(201) }, 'description_english', 'TOO_LONG'],
    [{ description_german: 'a'.repeat(201) }, 'description_german', 'TOO_LONG'],
  ])('with %j is refused at the field', async (body, field, message) => {
    const refused = await office.refused(
      contract.addInstrument,
      { body: { ...names('Lute'), ...body } },
      office.as,
    )
    expect(refused.body.errors).toEqual({ [field]: [fieldMessages[message].en] })
  })

  test('takes a drawing of the set only', async () => {
    const body = { ...names('Lute'), drawing: '../portraits/violin' }
    const { errors } = (await office.refused(contract.addInstrument, { body }, office.as)).body
    expect(Object.keys(errors ?? {})).toEqual(['drawing'])
  })

  test('with masterclasses is not deleted, and their teachers are named', async () => {
    await office.add()
    const cello = (await list()).find(({ name_en }) => name_en === 'Cello')
    expect(cello?.masterclass_count).toBe(1)
    const refused = await office.refused(
      contract.deleteInstrument,
      deletion(cello ?? (await add('x'))),
      office.as,
    )
    expect(refused.body).toMatchObject({
      code: 'in_use',
      message: expect.stringContaining('This is in use and cannot be deleted.'),
      concerned: [{ kind: 'masterclasses', count: 1, names: ['Ilse Marent (2027)'] }],
    })
  })
})

describe('the order', () => {
  test('is saved as a whole, and only what moves gets another version', async () => {
    const before = await list()
    const [first, second, ...others] = before.map(({ id }) => id)
    const turned = [second ?? 0, first ?? 0, ...others]
    const { body: after } = await order(turned)
    expect(after.map(({ id }) => id)).toEqual(turned)
    const versions = new Map(before.map(({ id, version }) => [id, version]))
    const moved = after.filter(({ id, version }) => version !== versions.get(id))
    expect(moved.map(({ id }) => id)).toEqual([second, first])
    expect((await office.lastAudit()).action).toBe('instruments_ordered')
  })

  test.each([
    ['lacks one', (ids: number[]) => ids.slice(1)],
    ['has one twice', (ids: number[]) => [...ids.slice(1), ids[1] ?? 0]],
    ['has an unknown one', (ids: number[]) => [...ids, 2_000_000_000]],
  ])('is refused if it %s', async (_what, made) => {
    const ids = made((await list()).map(({ id }) => id))
    const refused = await office.refused(contract.orderInstruments, { body: { ids } }, office.as)
    expect(refused.body.code).toBe('changed_meanwhile')
  })
})

describe('ten concurrent additions of one name', () => {
  const addTen = async (name: string) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        office.app.inject({
          method: 'POST',
          url: contract.addInstrument.path,
          headers: { authorization: `Bearer ${office.admin.token}`, 'x-forwarded-for': '10.8.8.8' },
          payload: names(name),
        }),
      ),
    )
    return answers.filter(({ statusCode }) => statusCode === 201).length
  }
  test('add one instrument', async () => {
    expect(await addTen('Oboe')).toBe(1)
  })
  test('control: without the unique names they add several', async () => {
    await sql`drop index instruments_name_de`.execute(office.db)
    await sql`drop index instruments_name_en`.execute(office.db)
    expect(await addTen('Horn')).toBe(10)
  })
})
