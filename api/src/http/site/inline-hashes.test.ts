import { expect, test } from 'vitest'
import { hashInline } from './render-page.ts'

// printf "a()" | openssl dgst -sha256 -binary | base64
const A = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"

test('the scripts and styles that have the nonce are allowed by their hash, and the nonce is gone', () => {
  const page = hashInline(
    '<head><meta property="csp-nonce" content="n1"/><script nonce="n1">a()</script><style media="print" nonce="n1">a()</style></head>' +
      '<script type="module" src="/a.js" nonce="n1"></script><p>text</p><script class="x" nonce="n1">a()</script>',
    'n1',
  )
  expect(page.html).toBe(
    '<head><script>a()</script><style media="print">a()</style></head>' +
      '<script type="module" src="/a.js"></script><p>text</p><script class="x">a()</script>',
  )
  expect([page.scripts.length, page.styles.length]).toEqual([1, 1])
  expect(page.scripts).toEqual(page.styles)
  expect(page.scripts).toEqual([A])
})

test('a script that came with the data is not allowed', () => {
  const { scripts } = hashInline('<script>steal()</script><script nonce="guess">steal()</script>', 'n1')
  expect(scripts).toEqual([])
})
