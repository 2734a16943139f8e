import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apply } from '@academy/contract/admission/applications/endpoints'
import { MAX_FILE_BYTES } from '@academy/contract/base/fields'
import { fieldMessages } from '@academy/contract/messages'
import * as contract from '@academy/contract/people/profile/endpoints'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { multipart } from '../../../../test/form.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { withLease } from '../../../base/lease.ts'
import { badFiles } from '../../../base/pdf-check/testing/bad-files.ts'
import { bytes, onePage, pdf } from '../../../base/pdf-check/testing/build-pdf.ts'
import { ReceivedFile, uploadFolder } from '../../../base/uploads/received-file.ts'
import { checkLease } from '../../../base/uploads/with-pdf.ts'
import { withResume } from './resumes.ts'

let fixture: TestApp
let mira: Person
beforeEach(async () => {
  fixture = await testApp()
  mira = await fixture.person()
})
afterEach(async () => {
  expect(await readdir(uploadFolder(fixture.services.config.dataDir)).catch(() => [])).toEqual([])
  await fixture.close()
})

const file = (content: Buffer = pdf(onePage()), name = 'Mira Talbach.pdf') =>
  new File([new Uint8Array(content)], name)
const send = async (resume_file: File, as = mira) => {
  const { body, headers } = await multipart({ resume_file })
  return [contract.replaceResume, { body }, { as, headers, locale: 'en' }] as const
}
const upload = async (...parts: Parameters<typeof send>) => {
  const [endpoint, input, extras] = await send(...parts)
  return (await fixture.call(endpoint, input, extras)).body
}
const refuse = async (...parts: Parameters<typeof send>) => fixture.refused(...(await send(...parts)))
const show = async (as = mira) => (await fixture.call(contract.resume, {}, { as })).body
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of fixture.services.files.list('')) keys.push(key)
  return keys
}
const rows = () => fixture.db.selectFrom('resumes').select(['id', 'key', 'is_own']).orderBy('id').execute()
const follow = (url: string) => fixture.app.inject(url.replace(fixture.services.config.siteUrl, ''))
const applyTo = async (masterclassId: number) =>
  fixture.call(
    apply,
    {
      params: { masterclassId: String(masterclassId) },
      body: { is_known: 1, agreed_consent: 1, agreed_terms: 1 },
    },
    { as: mira },
  )

test('without a résumé nothing is shown', async () => {
  const response = await fixture.app.inject({
    url: contract.resume.path,
    headers: { authorization: `Bearer ${mira.token}` },
  })
  expect(response.statusCode).toBe(204)
  expect(response.body).toBe('')
})

test('a résumé is stored, shown and downloaded as an attachment', async () => {
  const content = pdf(onePage())
  const kept = await upload(file(content, 'Müller 🎻.pdf'))
  expect(kept).toMatchObject({ name: 'Müller 🎻.pdf', size: content.length })
  expect(await show()).toMatchObject({ name: 'Müller 🎻.pdf', size: content.length })
  expect(await stored()).toEqual([expect.stringMatching(/^resumes\/[0-9a-f-]{36}\.pdf$/)])
  const download = await follow(kept.url)
  expect(download.rawPayload.equals(content)).toBe(true)
  expect(download.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
  expect(download.headers['content-disposition']).toMatch(/^attachment;/)
  expect((await follow(kept.url.replace('disposition=attachment', 'disposition=inline'))).statusCode).toBe(
    403,
  )
})

test.each([
  ['Mira.hta', 'Mira.hta.pdf'],
  ['Mira\u202efdp.exe', 'Mirafdp.exe.pdf'],
  ['Mira', 'Mira.pdf'],
])('a résumé called %j is stored and offered as %s', async (name, offered) => {
  const kept = await upload(file(undefined, name))
  expect(kept.name).toBe(offered)
  expect((await follow(kept.url)).headers['content-disposition']).toBe(`attachment; filename="${offered}"`)
})

test('a résumé stored under another name before is offered as a PDF', async () => {
  const { url } = await upload(file())
  const key = new URL(url).searchParams.get('key') ?? ''
  await fixture.services.files.put(key, pdf(onePage()), { type: 'application/pdf', name: 'Mira.hta' })
  expect((await follow(url)).headers['content-disposition']).toBe('attachment; filename="Mira.hta.pdf"')
})

test('its link expires after ten minutes', async () => {
  const { url } = await upload(file())
  const expires = Number(new URL(url).searchParams.get('expires')) * 1000
  expect(Math.abs(expires - Date.now() - 600_000)).toBeLessThan(60_000)
})

test('other people cannot see it', async () => {
  await upload(file())
  expect(await show(await fixture.person())).toBeUndefined()
  expect(await show(await fixture.person(['Admin']))).toBeUndefined()
})

test('a new résumé replaces the old one, whose file is deleted', async () => {
  await upload(file())
  const [before] = await stored()
  await upload(file(undefined, 'newer.pdf'))
  expect(await show()).toMatchObject({ name: 'newer.pdf' })
  expect(await rows()).toHaveLength(1)
  expect(await stored()).toHaveLength(1)
  expect(await stored()).not.toContain(before)
})

test('deleting it removes the file, and can be repeated', async () => {
  await upload(file())
  await fixture.call(contract.deleteResume, {}, { as: mira })
  await fixture.call(contract.deleteResume, {}, { as: mira })
  expect([await show(), await rows(), await stored()]).toEqual([undefined, [], []])
})

describe('a version used by an application is kept', () => {
  test('when a new one is uploaded', async () => {
    await upload(file())
    const { body } = await applyTo(await insertMasterclass(fixture.db))
    await upload(file(undefined, 'newer.pdf'))
    expect((await rows()).map(({ is_own }) => is_own)).toEqual([false, true])
    expect(await stored()).toHaveLength(2)
    expect((await follow(body.resume_file?.url ?? '')).statusCode).toBe(200)
  })

  test('when the person deletes it', async () => {
    await upload(file())
    await applyTo(await insertMasterclass(fixture.db))
    await fixture.call(contract.deleteResume, {}, { as: mira })
    expect(await show()).toBeUndefined()
    expect(await stored()).toHaveLength(1)
  })
})

describe('nothing is stored of', () => {
  const oneOfEach = [...new Map(badFiles.map(bad => [bad.problem, bad])).values()]
  test.each(oneOfEach)('a file $name', async ({ make, problem }) => {
    await upload(file())
    const before = await stored()
    const { status, body } = await refuse(file(await make()))
    expect(status).toBe(422)
    expect(body.errors).toEqual({ resume_file: [fieldMessages[problem].en] })
    expect(await stored()).toEqual(before)
    expect(await rows()).toHaveLength(1)
  })

  test('a file of 10 MB and one byte', async () => {
    const { status, body } = await refuse(file(bytes(pdf(onePage()), Buffer.alloc(MAX_FILE_BYTES))))
    expect({ status, errors: body.errors }).toEqual({
      status: 413,
      errors: { resume_file: [fieldMessages.FILE_TOO_LARGE.en] },
    })
    expect(await stored()).toEqual([])
  })

  test.each([
    ['nothing', {}],
    ['file metadata', { resume_file: { name: 'a.pdf', size: 5, path: '/etc/passwd' } }],
    ['a string', { resume_file: 'a.pdf' }],
  ])('JSON with %s', async (_, body) => {
    const answer = await fixture.refused(contract.replaceResume, { body }, { as: mira, locale: 'en' })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ resume_file: [fieldMessages.FILE_REQUIRED.en] })
  })

  test('a file while the store is unavailable', async () => {
    const store = join(fixture.services.config.dataDir, 'files')
    await rm(store, { recursive: true, force: true })
    await writeFile(store, 'in the way')
    expect(await refuse(file())).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await rows()).toEqual([])
    await rm(store)
    expect(await stored()).toEqual([])
  })

  test('a file whose transaction fails or does not store it', async () => {
    const path = join(fixture.services.config.dataDir, 'honest.pdf')
    await writeFile(path, pdf(onePage()))
    const received = new ReceivedFile('a.pdf', 5, path)
    const delivery = { account_id: mira.id, file: received, locale: 'en', now: new Date() } as const
    const failing = withResume(fixture.services, delivery, keep =>
      fixture.db.transaction().execute(async tx => {
        await keep(tx)
        expect(await stored()).toHaveLength(1)
        throw new Error('too late')
      }),
    )
    await expect(failing).rejects.toThrow('too late')
    expect(await withResume(fixture.services, delivery, async () => 'no')).toBe('no')
    expect([await rows(), await stored()]).toEqual([[], []])
  })

  test('a file whose account was deleted', async () => {
    await sql`alter table resumes add constraint never check (size < 0) not valid`.execute(fixture.db)
    expect((await refuse(file())).status).toBe(500)
    expect([await rows(), await stored()]).toEqual([[], []])
  })
})

test('a file is kept although the response to its commit was lost', async () => {
  const path = join(fixture.services.config.dataDir, 'honest.pdf')
  await writeFile(path, pdf(onePage()))
  const received = new ReceivedFile('a.pdf', 5, path)
  const delivery = { account_id: mira.id, file: received, locale: 'en', now: new Date() } as const
  const lost = withResume(fixture.services, delivery, async keep => {
    await fixture.db.transaction().execute(keep)
    throw new Error('connection terminated')
  })
  await expect(lost).rejects.toThrow()
  expect(await stored()).toHaveLength(1)
  expect(await show()).toMatchObject({ name: 'a.pdf' })
})

describe('concurrent requests', () => {
  test('many uploads leave one current résumé and one file', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const { body, headers } = await multipart({ resume_file: file(undefined, `${index}.pdf`) })
        const authorization = `Bearer ${mira.token}`
        const request = { method: 'PUT', url: contract.replaceResume.path } as const
        const answer = await fixture.app.inject({
          ...request,
          headers: { ...headers, authorization },
          payload: body,
        })
        return answer.statusCode
      }),
    )
    // One file is inspected at a time; the other uploads are refused for now.
    expect(answers).toContain(200)
    expect(answers.filter(status => ![200, 409].includes(status))).toEqual([])
    expect((await rows()).map(({ is_own }) => is_own)).toEqual([true])
    expect(await stored()).toEqual((await rows()).map(({ key }) => key))
  })

  test('an application keeps the résumé it was sent with, however often it is replaced in the meantime', async () => {
    await upload(file())
    const classes: number[] = []
    // One after the other: the first one makes the academy.
    while (classes.length < 4) classes.push(await insertMasterclass(fixture.db))
    const replaceOften = async () => {
      for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf']) await upload(file(undefined, name))
    }
    await Promise.all([...classes.map(id => applyTo(id)), replaceOften()])
    const named = await fixture.db.selectFrom('applications').select('resume_id').execute()
    const there = (await rows()).map(({ id }) => id)
    expect(named.every(({ resume_id }) => resume_id !== null && there.includes(resume_id))).toBe(true)
    expect(await stored()).toHaveLength(there.length)
  })

  test('control: without the lock a second current résumé is refused, and without the index there are two', async () => {
    const insert = (key: string) =>
      fixture.db
        .insertInto('resumes')
        .values({ account_id: mira.id, key, name: key, size: 1, uploaded_at: new Date() })
        .execute()
    await insert('a')
    await expect(insert('b')).rejects.toThrow(/resumes_one_own/)
    await sql`drop index resumes_one_own`.execute(fixture.db)
    await insert('b')
    expect((await rows()).map(({ is_own }) => is_own)).toEqual([true, true])
  })
})

describe('while a file of the same person is inspected', () => {
  const whileChecking = (work: () => Promise<unknown>) =>
    withLease(fixture.db, checkLease(mira.id), work, () => {
      throw new Error('not free')
    })

  test('another upload is refused, in every process and on every endpoint', async () => {
    const masterclassId = String(await insertMasterclass(fixture.db))
    await whileChecking(async () => {
      const answer = await refuse(file())
      expect(answer).toMatchObject({ status: 409, body: { code: 'upload_in_progress' } })
      expect(answer.headers['retry-after']).toBe('5')
      const form = { is_known: '1', agreed_consent: '1', agreed_terms: '1', resume_file: file() }
      const { body, headers } = await multipart(form)
      const input = { params: { masterclassId }, body }
      expect(await fixture.refused(apply, input, { as: mira, headers, locale: 'de' })).toMatchObject({
        status: 409,
        body: { code: 'upload_in_progress' },
      })
      // Other people do not wait.
      await upload(file(), await fixture.person())
    })
    expect(await stored()).toHaveLength(1)
    await upload(file())
  })

  test('control: without the lease it is accepted', async () => {
    await whileChecking(async () => {
      await sql`delete from rate_limits`.execute(fixture.db)
      await upload(file())
    })
  })
})

test('more than thirty uploads in an hour are refused', async () => {
  for (let count = 0; count < 30; count++) await refuse(file(Buffer.alloc(0)))
  const answer = await refuse(file())
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await upload(file(), await fixture.person())
})
