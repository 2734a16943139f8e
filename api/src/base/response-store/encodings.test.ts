import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { accepts, toBrotli, toGzip } from './prepared.ts'

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
  expect(accepts('gzip', accepted)).toBe(takes)
})

test('compressed content decompresses to the original', async () => {
  const html = Buffer.from('<p>Grüß Gott</p>'.repeat(100))
  expect(gunzipSync(await toGzip(html))).toEqual(html)
  expect(brotliDecompressSync(await toBrotli(html))).toEqual(html)
})
