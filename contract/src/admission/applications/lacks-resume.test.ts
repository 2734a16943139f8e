import { expect, test } from 'vitest'
import { lacksResume } from './schemas.ts'

test.each([
  { is_known: false, hasResume: false, lacks: true },
  { is_known: false, hasResume: true, lacks: false },
  { is_known: true, hasResume: false, lacks: false },
  { is_known: true, hasResume: true, lacks: false },
])('known: $is_known with a résumé: $hasResume, résumé missing: $lacks', ({ is_known, hasResume, lacks }) => {
  expect(lacksResume(is_known, hasResume)).toBe(lacks)
})
