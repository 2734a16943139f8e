import { expect, test } from 'vitest'
import { localeCookie } from './locale.ts'

test('with HTTPS the cookie is secure and of this host only', () => {
  expect(localeCookie('de', true)).toMatch(/^__Host-locale=de; Path=\/; .*; Secure$/)
})

test('without HTTPS a browser would refuse such a cookie, so it has no prefix', () => {
  expect(localeCookie('en', false)).toMatch(/^locale=en; Path=\/; [^S]*SameSite=Lax$/)
})
