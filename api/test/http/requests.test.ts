import { login, updateUser } from '@academy/contract/access/accounts/endpoints'
import { Failure } from '@academy/contract/problems'
import { masterclass } from '@academy/contract/programme/masterclasses/endpoints'
import { contact } from '@academy/contract/site/contact/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let academy: TestApp
beforeAll(async () => {
  academy = await testApp({}, { withSite: true })
})
afterAll(() => academy.close())

const json = 'application/json'
const multipart = 'multipart/form-data; boundary=B'
const field = (name: string, value: string, more = '') =>
  `--B\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const form = (...parts: string[]) => `${parts.join('')}--B--\r\n`
const good = [
  field('email', 'mira@example.org'),
  field('subject', 'Piano'),
  field('message', 'Is there one?'),
]

const post = async (url: string, type: string | undefined, payload: string) => {
  const headers = type === undefined ? {} : { 'content-type': type }
  const response = await academy.app.inject({ method: 'POST', url, headers, payload })
  const body = response.statusCode < 400 ? undefined : Failure.strict().parse(response.json())
  return { status: response.statusCode, code: body?.code, fields: Object.keys(body?.errors ?? {}) }
}

describe('a body', () => {
  test.each([
    ['truncated JSON', json, '{"email_address":', 400],
    ['JSON with a trailing comma', json, '{"email_address":"a@b.c",}', 400],
    ['text declared as JSON', json, 'hello', 400],
    ['JSON that sets a prototype', json, '{"__proto__":{"roles":["Admin"]}}', 400],
    ['JSON that sets a constructor', json, '{"constructor":{"prototype":{}}}', 400],
    ['a string', 'text/plain', 'hello', 415],
    ['a URL-encoded form', 'application/x-www-form-urlencoded', 'email_address=a', 415],
    ['XML', 'application/xml', '<email_address/>', 415],
    ['an unknown media type', 'nonsense', '{}', 415],
    ['a missing media type', '', '{}', 415],
    ['a form instead of JSON', multipart, form(field('email_address', 'a@b.c')), 415],
    ['one byte more than 256 KB of JSON', json, `"${'x'.repeat(256 * 1024 - 1)}"`, 413],
  ])('of %s (%s) is refused', async (_, type, payload, status) => {
    expect(await post(login.path, type, payload)).toMatchObject({ status, fields: [] })
  })

  test.each([
    ['zero bytes without a media type', undefined, '', ['email_address', 'password']],
    ['zero bytes of JSON', json, '', ['email_address', 'password']],
    ['an empty object', json, '{}', ['email_address', 'password']],
    ['null', json, 'null', ['email_address', 'password']],
    ['a list', json, '[]', ['body']],
    ['a list with a valid object', json, '[{"email_address":"a@b.c","password":"x"}]', ['body']],
    ['a number', json, '5', ['body']],
    ['a string', json, '"hello"', ['body']],
    ['a boolean', json, 'true', ['body']],
    ['256 KB of JSON', json, `"${'x'.repeat(256 * 1024 - 2)}"`, ['body']],
    [
      'lists instead of strings',
      json,
      '{"email_address":["a@b.c"],"password":["x"]}',
      ['email_address', 'password'],
    ],
    [
      'objects instead of strings',
      json,
      '{"email_address":{},"password":{"a":1}}',
      ['email_address', 'password'],
    ],
  ])('of %s is invalid, and the fields are reported', async (_, type, payload, fields) => {
    expect(await post(login.path, type, payload)).toEqual({ status: 422, code: 'invalid_input', fields })
  })
})

describe('a form', () => {
  test.each([
    ['with all its parts', multipart, form(...good), 200, []],
    ['with unknown parts', multipart, form(...good, field('id', '1'), field('roles', 'Admin')), 200, []],
    ['as JSON', json, JSON.stringify(contact.example?.body), 200, []],
    ['without parts', multipart, form(), 422, ['email', 'subject', 'message']],
    ['with an empty body', multipart, '', 422, ['email', 'subject', 'message']],
    ['with one part', multipart, form(field('subject', 'Piano')), 422, ['email', 'message']],
    [
      'with a part that is too long',
      multipart,
      form(...good, field('message', 'x'.repeat(10_001))),
      422,
      ['message'],
    ],
    ['with a file', multipart, form(...good, field('file', '%PDF', '; filename="a.pdf"')), 415, []],
    ['with a file in a text field', multipart, form(field('email', 'a@b.c', '; filename="a.txt"')), 415, []],
    ['with a part called __proto__', multipart, form(...good, field('__proto__', 'x')), 400, []],
    [
      'with malformed JSON in a part',
      multipart,
      form(field('email', '{', '\r\ncontent-type: application/json')),
      400,
      [],
    ],
    ['that is truncated', multipart, form(...good).slice(0, 100), 400, []],
    [
      'with a boundary that does not occur in the body',
      'multipart/form-data; boundary=C',
      form(...good),
      400,
      [],
    ],
    ['without a boundary', 'multipart/form-data', form(...good), 400, []],
    ['that is not multipart', multipart, 'hello', 400, []],
    ['of more than 64 KB', multipart, form(...good, field('id', 'x'.repeat(64 * 1024))), 413, []],
    ['with too many parts', multipart, form(...Array.from({ length: 51 }, () => field('a', 'b'))), 413, []],
  ])('%s gets the expected answer', async (_, type, payload, status, fields) => {
    expect(await post(contact.path, type, payload)).toMatchObject({ status, fields })
  })
})

describe('an address', () => {
  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/me/', 404],
    ['GET', '/api/ME', 404],
    ['POST', '/api/nothing/at/all', 404],
    ['DELETE', '/api/me', 404],
    ['PATCH', '/api/me', 404],
    ['PUT', '/api/login', 401],
    ['OPTIONS', '/api/me', 404],
    ['TRACE', '/api/me', 404],
    ['PROPFIND', '/api/me', 404],
    ['GET', `/api/email/verify/1/${'a'.repeat(201)}?expires=1&signature=x`, 404],
    ['GET', '/api/%', 400],
    ['GET', '/api/masterClass/%E0%A4%A', 400],
    ['GET', '/api/email/verify/1/%ff', 400],
    ['GET', '/api/files/presigned?path=%E0%A4%A', 404],
    ['GET', '/api/files/presigned?path=a&path=b', 422],
    ['GET', '/api/files/presigned', 422],
  ])('%s %s is answered with %i', async (method, url, status) => {
    const response = await academy.app.inject({ method: method as 'GET', url })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    Failure.strict().parse(response.json())
  })

  test.each([
    '0',
    '-1',
    '+1',
    '01',
    '1.5',
    '1e3',
    '0x1',
    'abc',
    ' ',
    '1 ',
    '١',
    '1\u0000',
    '1,2',
    '2147483648',
    '99999999999',
  ])('with the id %j is not found', async id => {
    const admin = await academy.person(['Admin'])
    expect((await academy.refused(masterclass, { params: { id } })).body.code).toBe('not_found')
    const change = { params: { id }, body: { first_name: 'Ilse' } }
    expect((await academy.refused(updateUser, change, { as: admin })).body.code).toBe('not_found')
  })

  test('with an unknown id is not found', async () => {
    const params = { id: '2147483647' }
    const as = await academy.person(['Admin'])
    expect((await academy.refused(masterclass, { params })).status).toBe(404)
    expect((await academy.refused(updateUser, { params, body: {} }, { as })).status).toBe(404)
  })
})
