import { buffer } from 'node:stream/consumers'
import {
  dataExport,
  personDataExport,
  personDataExportLink,
  requestDataExport,
  requestPersonDataExport,
} from '@academy/contract/privacy/personal-data/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { makeNextExport } from './make-export.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
})
afterAll(() => fixture.close())

/** Services with a file store that writes in another way. */
const withPut = (put: TestApp['services']['files']['put']) => ({
  ...fixture.services,
  files: { ...fixture.services.files, put },
})

describe('requests for an archive', () => {
  test('twenty at once make one archive, and a later one makes another', async () => {
    const as = await fixture.person()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fixture.call(requestDataExport, {}, { as })),
    )
    expect(new Set(answers.map(({ body }) => body.state))).toEqual(new Set(['waiting']))
    expect(new Set(answers.map(({ body }) => body.requested_at)).size).toBe(1)
    const done = await Promise.all(Array.from({ length: 5 }, () => makeNextExport(fixture.services)))
    expect(done.filter(Boolean)).toHaveLength(1)
  })

  test('a failure is shown and can be repeated', async () => {
    const as = await fixture.person()
    await fixture.call(requestDataExport, {}, { as })
    const put = () => Promise.reject(new Error('The disk is full'))
    await expect(makeNextExport(withPut(put))).rejects.toThrow('The disk is full')
    expect((await fixture.call(dataExport, {}, { as })).body.data_export?.state).toBe('failed')
    expect((await fixture.call(requestDataExport, {}, { as })).body.state).toBe('waiting')
    await makeNextExport(fixture.services)
    expect((await fixture.call(dataExport, {}, { as })).body.data_export?.state).toBe('ready')
  })

  test('another process takes over from one that has died, and whose late archive is not used', async () => {
    const as = await fixture.person()
    await fixture.call(requestDataExport, {}, { as })
    const { files } = fixture.services
    const release = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const late = makeNextExport(
      withPut(async key => {
        started.resolve()
        await release.promise
        return files.put(key, Buffer.from('late'), { type: 'application/zip', name: 'late.zip' })
      }),
    )
    await started.promise
    // The lease alone keeps others away.
    expect(await makeNextExport(fixture.services)).toBe(false)
    await fixture.db
      .updateTable('data_exports')
      .set({ lease_until: new Date(0) })
      .where('account_id', '=', as.id)
      .execute()
    expect(await makeNextExport(fixture.services)).toBe(true)
    const [{ key }] = (await fixture.db
      .selectFrom('data_exports')
      .select('key')
      .where('account_id', '=', as.id)
      .execute()) as [{ key: string }]
    release.resolve()
    await late
    const stored: string[] = []
    for await (const file of fixture.services.files.list('exports/')) stored.push(file.key)
    const found = await fixture.services.files.read(key)
    expect(found && (await buffer(found.content)).toString()).not.toBe('late')
    const used = await fixture.db
      .selectFrom('data_exports')
      .select('key')
      .where('key', 'is not', null)
      .execute()
    expect(stored.toSorted()).toEqual(used.map(row => row.key).toSorted())
  })
})

describe('an archive for the office', () => {
  test('is made, downloaded and recorded, and the person gets no mail', async () => {
    const [person, manager] = [await fixture.person(), await fixture.person(['AcademyManager'])]
    const input = { params: { id: String(person.id) } }
    expect((await fixture.call(requestPersonDataExport, input, { as: manager })).body.state).toBe('waiting')
    expect(await makeNextExport(fixture.services)).toBe(true)
    expect((await fixture.call(personDataExport, input, { as: manager })).body.data_export?.state).toBe(
      'ready',
    )
    const { body } = await fixture.call(personDataExportLink, input, { as: manager })
    expect(body.url).toContain('exports')
    const entries = await fixture.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('account_id', '=', person.id)
      .where('action', 'like', 'personal_data%')
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'personal_data_requested', actor_id: manager.id },
      { action: 'personal_data_downloaded', actor_id: manager.id },
    ])
    const mails = await fixture.db
      .selectFrom('outbox')
      .select('id')
      .where('account_id', '=', person.id)
      .execute()
    expect(mails).toEqual([])
  })

  test('is refused to managers for an admin, and to everybody for an erased person', async () => {
    const [admin, manager] = [await fixture.person(['Admin']), await fixture.person(['AcademyManager'])]
    const refused = async (id: number, as = manager) =>
      (await fixture.refused(requestPersonDataExport, { params: { id: String(id) } }, { as })).status
    expect(await refused(admin.id)).toBe(403)
    expect(await refused(999_999)).toBe(404)
    const gone = await fixture.person()
    await fixture.db
      .updateTable('accounts')
      .set({
        erased_at: new Date(),
        roles: [],
        password_hash: '',
        email_verified: false,
        email_canonical: null,
      })
      .where('id', '=', gone.id)
      .execute()
    expect(await refused(gone.id, admin)).toBe(409)
  })
})

test('the archive is in the language of the page; for the office, in that of the person', async () => {
  const [own, other, manager] = [
    await fixture.person(),
    await fixture.person(),
    await fixture.person(['AcademyManager']),
  ]
  await fixture.db
    .updateTable('accounts')
    .set({ locale: 'de' })
    .where('id', 'in', [own.id, other.id])
    .execute()
  await fixture.call(requestDataExport, {}, { as: own, locale: 'en' })
  const input = { params: { id: String(other.id) } }
  await fixture.call(requestPersonDataExport, input, { as: manager, locale: 'en' })
  const made = await fixture.db
    .selectFrom('data_exports')
    .select('locale')
    .where('account_id', 'in', [own.id, other.id])
    .orderBy('account_id')
    .execute()
  expect(made).toEqual([{ locale: 'en' }, { locale: 'de' }])
})
