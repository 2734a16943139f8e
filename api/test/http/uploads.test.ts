import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { endpoint } from '@academy/contract/base/endpoint'
import { MAX_FILE_BYTES, text, upload } from '@academy/contract/base/fields'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { problem } from '../../src/base/problem.ts'
import { serve } from '../../src/base/serve.ts'
import { receivedFile, uploadFolder } from '../../src/base/uploads/received-file.ts'
import { bindAll, routeOf } from '../../src/http/bind.ts'
import { type Person, type TestApp, testApp } from '../app.ts'
import { waitOptions } from '../wait-options.ts'

const sendScore = endpoint({
  method: 'POST',
  path: '/api/test/scores',
  access: 'signed-in',
  summary: 'Takes a file and looks at it',
  body: z.object({ title: text(20), score: upload, cover: upload.optional() }),
  form: true,
  status: 200,
  reply: z.object({ name: z.string(), size: z.number(), content: z.string() }),
})

let academy: TestApp
let student: Person
beforeAll(async () => {
  academy = await testApp({}, { ownApp: true })
  const send = serve(sendScore, async (_, { body }) => {
    const { name, size, path } = receivedFile(body.score)
    expect(await uploaded()).toHaveLength(1)
    if (body.title === 'refused') throw problem('already_applied')
    return { name, size, content: (await readFile(path, 'utf8')).slice(0, 20) }
  })
  await bindAll(academy.app, academy.services, [routeOf(send)])
  student = await academy.person()
})
afterAll(() => academy.close())

const uploaded = async () => readdir(uploadFolder(academy.services.config.dataDir)).catch(() => [])
afterEach(async () => expect(await uploaded()).toEqual([]))

const part = (name: string, value: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--B\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ])
const file = (name: string, value: string | Buffer, filename = 'a.pdf') =>
  part(name, value, `; filename="${filename}"\r\ncontent-type: application/pdf`)
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--B--\r\n')])
const title = part('title', 'Suite')

const post = async (payload: Buffer | string, type = 'multipart/form-data; boundary=B') => {
  const headers = { 'content-type': type, authorization: `Bearer ${student.token}`, locale: 'en' }
  const response = await academy.app.inject({ method: 'POST', url: sendScore.path, headers, payload })
  return { status: response.statusCode, body: response.json() }
}

describe('a form with a file', () => {
  test.each([
    ['after the fields', form(title, file('score', 'notes'))],
    ['before the fields', form(file('score', 'notes'), title)],
  ])('%s passes it to the operation', async (_, payload) => {
    expect(await post(payload)).toEqual({
      status: 200,
      body: { name: 'a.pdf', size: 5, content: 'notes' },
    })
  })

  test('keeps the name of the file, without folders', async () => {
    const answer = await post(form(title, file('score', 'x', '../../Lebenslauf Müller 🎻.pdf')))
    expect(answer.body.name).toBe('Lebenslauf Müller 🎻.pdf')
  })

  test('counts a line break as one character, as the page does', async () => {
    const lines = part('title', `${'a\r\n'.repeat(9)}bc`)
    expect((await post(form(lines, file('score', 'x')))).status).toBe(200)
  })

  test('can be 10 MB', async () => {
    const answer = await post(form(title, file('score', Buffer.alloc(MAX_FILE_BYTES, 'x'))))
    expect(answer).toMatchObject({ status: 200, body: { size: MAX_FILE_BYTES } })
  })

  test.each([
    ['one byte more than 10 MB', [title, file('score', Buffer.alloc(MAX_FILE_BYTES + 1))]],
    ['30 MB', [file('score', Buffer.alloc(3 * MAX_FILE_BYTES)), title]],
  ])('of %s is refused at its field', async (_, parts) => {
    expect(await post(form(...parts))).toMatchObject({
      status: 413,
      body: { code: 'too_large', errors: { score: ['The file is larger than 10 MB.'] } },
    })
  })

  const chooseFile = { score: ['Please choose a file.'] }
  test.each([
    ['no file', [title], 422, chooseFile],
    ['a text instead of the file', [title, part('score', 'notes')], 422, chooseFile],
    [
      'JSON metadata instead of the file',
      [title, part('score', '{"name":"a.pdf","size":5}', '\r\ncontent-type: application/json')],
      422,
      chooseFile,
    ],
    ['no file chosen', [title, file('score', '', '')], 422, chooseFile],
    [
      'a file followed by a text of the same name',
      [title, file('score', 'x'), part('score', 'y')],
      422,
      chooseFile,
    ],
    ['a file and a missing field', [file('score', 'notes')], 422, { title: ['This field is required.'] }],
    ['a file in an unknown field', [title, file('other', 'notes')], 415, undefined],
    ['a file in a text field', [file('title', 'Suite'), file('score', 'notes')], 415, undefined],
    ['a file called __proto__', [title, file('__proto__', 'notes')], 400, undefined],
    ['two files', [title, file('score', 'notes'), file('cover', 'notes')], 413, undefined],
    ['two files in one field', [title, file('score', 'notes'), file('score', 'notes')], 413, undefined],
    ['a refusal by the operation', [part('title', 'refused'), file('score', 'notes')], 409, undefined],
  ])('with %s leaves no file behind', async (_, parts, status, errors) => {
    const answer = await post(form(...parts))
    expect(answer).toMatchObject({ status, body: errors ? { errors } : {} })
  })

  test.each([0, 60, 150, 200])('truncated after %i bytes leaves no file behind', async length => {
    const { status } = await post(form(title, file('score', 'x'.repeat(500))).subarray(0, length))
    expect(status).toBe(length === 0 ? 422 : 400)
  })

  test('as JSON cannot imitate a file', async () => {
    const imitation = { name: 'a.pdf', size: 5, path: '/etc/passwd' }
    const answer = await post(JSON.stringify({ title: 'Suite', score: imitation }), 'application/json')
    expect(answer).toMatchObject({ status: 422, body: { errors: chooseFile } })
    expect(Object.keys(answer.body.errors)).toEqual(['score'])
  })

  test('is refused as unavailable when the folder cannot be written', async () => {
    const folder = uploadFolder(academy.services.config.dataDir)
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'in the way')
    expect(await post(form(title, file('score', 'notes')))).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    await rm(folder)
  })
})

test('a client that disconnects in the middle of a file leaves no file behind', async () => {
  await academy.app.listen({ port: 0, host: '127.0.0.1' })
  const address = academy.app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server listens nowhere')
  const socket = connect(address.port, '127.0.0.1')
  const body = form(title, file('score', Buffer.alloc(2_000_000)))
  socket.write(
    `POST ${sendScore.path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${student.token}\r\n` +
      `content-type: multipart/form-data; boundary=B\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, 1_000_000))
  await vi.waitFor(async () => expect(await uploaded()).toHaveLength(1), waitOptions)
  socket.destroy()
  await vi.waitFor(async () => expect(await uploaded()).toEqual([]), waitOptions)
})
