import { masterclass } from '@academy/contract/programme/masterclasses/endpoints'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { together, withoutLocks } from '../../../../test/without-locks.ts'
import { change } from './teachers.ts'

let fixture: TestApp
let office: Person
beforeAll(async () => {
  fixture = await testApp()
  office = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())

const input = {
  title: 'Prof.',
  shows_title: false,
  first_name: 'Ilse',
  last_name: 'Marent',
  resume_german: '<p>Sie unterrichtet <strong>Cello</strong>.</p>',
  resume_english: '<p>She teaches <em>cello</em>.</p>',
  sentence_de: '',
  sentence_en: '',
}

const add = async (changes: Partial<typeof input> = {}) =>
  (await fixture.call(contract.addTeacher, { body: { ...input, ...changes } }, { as: office })).body

const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })

const lastEntry = (action: string) =>
  fixture.db
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst()

test('a new teacher is shown and listed, without account and portrait', async () => {
  const added = await add()
  expect(added).toMatchObject({ ...input, version: 1, account: null, invitation: null, years: [] })
  expect(added.portrait.small).toBe('/portraits/violin.svg')
  const { body: list } = await fixture.call(contract.listTeachers, {}, { as: office })
  expect(list.find(({ id }) => id === added.id)).toMatchObject({ last_name: 'Marent', missing_resumes: [] })
  const entry = await lastEntry('teacher_added')
  expect(entry).toMatchObject({ actor_id: office.id, details: { last_name: [null, 'Marent'] } })
})

test('visitors read the title only if the office shows it', async () => {
  const added = await add()
  const id = await insertMasterclass(fixture.db)
  await fixture.db.updateTable('masterclasses').set({ teacher_id: added.id }).where('id', '=', id).execute()
  const seen = async () => (await fixture.call(masterclass, { params: { id: String(id) } }, {})).body
  expect(await seen()).toMatchObject({ teacher_title: '', teacher_last_name: 'Marent' })
  const body = { ...input, shows_title: true, version: 1 }
  const { body: changed } = await fixture.call(
    contract.changeTeacher,
    { ...paramsOf(added), body },
    { as: office },
  )
  expect(changed.shows_title).toBe(true)
  expect(await seen()).toMatchObject({
    teacher_title: 'Prof.',
    teacher: { first_name: 'Ilse', last_name: 'Marent' },
    portrait: { small: added.portrait.small },
  })
})

test('biographies are sanitized, and an empty one is missing', async () => {
  const added = await add({
    resume_german:
      '<h1>Titel</h1><h3>Kurz</h3><p onclick="x()">Gut<script>alert(1)</script><img src=x onerror=alert(1)></p><p><a href="javascript:alert(1)">hier</a> <a href="https://example.org" target="_blank">dort</a></p>',
    resume_english: '<p></p><p>&nbsp;</p>',
  })
  expect(added.resume_german).toBe(
    'Titel<h3>Kurz</h3><p>Gut</p><p><a rel="noopener noreferrer nofollow">hier</a> <a href="https://example.org" rel="noopener noreferrer nofollow">dort</a></p>',
  )
  expect(added).toMatchObject({ resume_english: '', missing_resumes: ['en'] })
})

test.each([
  [{ first_name: ' ' }, 'first_name'],
  [{ last_name: undefined }, 'last_name'],
  [{ last_name: 'a'.repeat(101) }, 'last_name'],
  [{ first_name: 'www.example.org' }, 'first_name'],
  [{ title: 'x'.repeat(51) }, 'title'],
  [{ resume_german: 'x'.repeat(20_001) }, 'resume_german'],
  [{ resume_english: 7 }, 'resume_english'],
  [{ resume_english: 'a\u0000b' }, 'resume_english'],
])('%j is refused at its field', async (wrong, field) => {
  const refused = await fixture.refused(contract.addTeacher, { body: { ...input, ...wrong } }, { as: office })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]])
})

test('a change is visible on the public page, and the audit log has before and after', async () => {
  const class_id = await insertMasterclass(fixture.db)
  const { teacher_id: id } = await fixture.db
    .selectFrom('masterclasses')
    .select('teacher_id')
    .where('id', '=', class_id)
    .executeTakeFirstOrThrow()
  const body = { ...input, last_name: 'Marent-Hölzl', version: 1 }
  const changed = await fixture.call(contract.changeTeacher, { ...paramsOf({ id }), body }, { as: office })
  expect(changed.body).toMatchObject({
    last_name: 'Marent-Hölzl',
    version: 2,
    years: [2027],
    masterclass_count: 1,
  })
  const shown = await fixture.call(masterclass, { params: { id: String(class_id) } })
  expect(shown.body).toMatchObject({
    teacher_last_name: 'Marent-Hölzl',
    resume: { resume_german: input.resume_german, resume_english: input.resume_english },
  })
  expect(await lastEntry('teacher_changed')).toMatchObject({
    actor_id: office.id,
    details: { teacher_id: id, last_name: ['Marent', 'Marent-Hölzl'] },
  })
})

test('a save of an older version is refused and changes nothing', async () => {
  const teacher = await add()
  const body = { ...input, first_name: 'Else', version: 1 }
  await fixture.call(contract.changeTeacher, { ...paramsOf(teacher), body }, { as: office })
  const late = { ...paramsOf(teacher), body: { ...body, first_name: 'Erna' } }
  const refused = await fixture.refused(contract.changeTeacher, late, { as: office })
  expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
  const { body: now } = await fixture.call(contract.showTeacher, paramsOf(teacher), { as: office })
  expect(now).toMatchObject({ first_name: 'Else', version: 2 })
})

const savesAtOnce = async (save: (teacher_id: number, name: string) => Promise<unknown>) => {
  const { id } = await add()
  const saves = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => save(id, `Ilse ${'x'.repeat(n)}`)),
  )
  return saves.filter(({ status }) => status === 'fulfilled').length
}
const wantedOf = (teacher_id: number, first_name: string) => ({
  teacher_id,
  wanted: { ...input, first_name, version: 1 },
  actor_id: office.id,
  now: new Date(),
})

test('of many saves of one version at once, one succeeds', async () => {
  expect(await savesAtOnce((id, name) => change(fixture.services, wantedOf(id, name)))).toBe(1)
})

test('control: without the lock several succeed', async () => {
  const instead = together(8)
  const save = (id: number, name: string) =>
    withoutLocks(['teacher'], () => change(fixture.services, wantedOf(id, name)), { instead })
  expect(await savesAtOnce(save)).toBeGreaterThan(1)
})

test('a teacher without masterclasses is deleted, with the invitation', async () => {
  const teacher = await add()
  const body = { email: 'gone@example.org', locale: 'de' as const }
  await fixture.call(contract.inviteTeacher, { ...paramsOf(teacher), body }, { as: office })
  await fixture.call(contract.deleteTeacher, paramsOf(teacher), { as: office })
  expect((await fixture.refused(contract.showTeacher, paramsOf(teacher), { as: office })).status).toBe(404)
  expect((await fixture.refused(contract.deleteTeacher, paramsOf(teacher), { as: office })).status).toBe(404)
  expect(await lastEntry('teacher_deleted')).toMatchObject({ details: { last_name: ['Marent', null] } })
})

test('a teacher with masterclasses stays, and the refusal names them in the language of the caller', async () => {
  const class_id = await insertMasterclass(fixture.db, { is_current: false })
  const { teacher_id: id } = await fixture.db
    .selectFrom('masterclasses')
    .select('teacher_id')
    .where('id', '=', class_id)
    .executeTakeFirstOrThrow()
  const refused = await fixture.refused(contract.deleteTeacher, paramsOf({ id }), {
    as: office,
    locale: 'de',
  })
  expect([refused.status, refused.body.code]).toEqual([409, 'in_use'])
  expect(refused.body.concerned).toEqual([{ kind: 'masterclasses', count: 1, names: ['Violoncello 2026'] }])
})

/** Deletes a teacher while a masterclass with this teacher is being added. */
const deleteDuringInsert = async () => {
  const { id } = await add()
  await insertMasterclass(fixture.db)
  const inserted = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const inserting = fixture.db.transaction().execute(async tx => {
    await sql`insert into masterclasses (academy_id, teacher_id, instrument_id, start_date, end_date, participation_fee_cents)
      select academy_id, ${id}, instrument_id, start_date, end_date, 100 from masterclasses limit 1`.execute(
      tx,
    )
    inserted.resolve()
    await mayCommit.promise
  })
  await inserted.promise
  const deletion = fixture.app.inject({
    method: 'DELETE',
    url: `/api/academy/a/teachers/${id}`,
    headers: { authorization: `Bearer ${office.token}` },
  })
  const commit = () => {
    mayCommit.resolve()
    return inserting
  }
  return { id, deletion, commit }
}

test('a masterclass that is being added keeps its teacher', async () => {
  const { deletion, commit } = await deleteDuringInsert()
  await untilBlocked(fixture.db, 1)
  await commit()
  const answer = await deletion
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_use'])
})

test('control: without the foreign key the teacher is deleted', async () => {
  await sql`alter table masterclasses drop constraint masterclasses_teacher_id_fkey`.execute(fixture.db)
  // It locks the teacher too.
  await sql`alter table masterclasses disable trigger masterclasses_people`.execute(fixture.db)
  const { id, deletion, commit } = await deleteDuringInsert()
  expect((await deletion).statusCode).toBe(204)
  await commit()
  await sql`delete from masterclasses where teacher_id = ${id}`.execute(fixture.db)
  await sql`alter table masterclasses add constraint masterclasses_teacher_id_fkey foreign key (teacher_id)
    references teachers`.execute(fixture.db)
  await sql`alter table masterclasses enable trigger masterclasses_people`.execute(fixture.db)
})
