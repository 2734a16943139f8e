import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { codingFor, compress } from './compress.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate, zstd', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0, gzip;q=0', undefined],
  ['br;q=0.1', 'br'],
])('who accepts %j gets %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding)
})

const html = '<p>Grüß Gott</p>'.repeat(100)

test('a page comes out as it went in', async () => {
  const { body: brotli } = await compress(html, 'br')
  const { body: gzip } = await compress(html, 'gzip')
  expect(brotliDecompressSync(brotli as Buffer).toString()).toBe(html)
  expect(gunzipSync(gzip as Buffer).toString()).toBe(html)
})

test('what is short, or for a browser that takes nothing, stays as it is', async () => {
  expect(await compress('<p>short</p>', 'br')).toEqual({ headers: {}, body: '<p>short</p>' })
  expect(await compress(html, undefined)).toEqual({ headers: {}, body: html })
})
