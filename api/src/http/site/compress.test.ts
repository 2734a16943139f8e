import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptsGzip, compress } from './compress.ts'

test.each([
  [undefined, false],
  ['', false],
  ['identity', false],
  ['deflate, br, zstd', false],
  ['gzip', true],
  ['gzip, deflate, br', true],
  ['br, GZIP', true],
  ['br;q=1.0, gzip;q=0.5', true],
  ['br, gzip;q=0', false],
  ['br, gzip; q=0.000', false],
  ['x-gzip', false],
])('an Accept-Encoding of %j allows gzip: %s', (accepted, takes) => {
  expect(acceptsGzip(accepted)).toBe(takes)
})

const html = '<p>Grüß Gott</p>'.repeat(100)

test('a compressed page decompresses to the original', async () => {
  const { headers, body } = await compress(html, 'gzip')
  expect(headers).toEqual({ 'content-encoding': 'gzip' })
  expect(gunzipSync(body as Buffer).toString()).toBe(html)
})

test('short content, or content for a client without gzip, is not compressed', async () => {
  expect(await compress('<p>short</p>', 'gzip')).toEqual({ headers: {}, body: '<p>short</p>' })
  expect(await compress(html, undefined)).toEqual({ headers: {}, body: html })
})
