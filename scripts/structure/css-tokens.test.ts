import { expect, test } from 'vitest'
import { violationsIn } from './rules.ts'
import { readSource } from './source.ts'

const violations = (text: string, path = 'web/src/ui/a.css') => violationsIn([readSource(path, text)])

test.each([
  ['.a { margin: 1rem }'],
  ['.a { padding: 0 var(--gutter) 12px }'],
  ['.a { margin-inline: -0.5rem }'],
  ['.a { row-gap: clamp(1rem, 3vw, 2rem) }'],
  ['.a { padding-bottom: calc(var(--bar) + 2rem) }'],
  ['@media (width >= 41rem) { .a { color: red } }'],
  ['@media (min-width: 40rem) { .a { color: red } }'],
  ['@media (width < 640px) { .a { color: red } }'],
  ['@media (height >= 30rem) { .a { color: red } }'],
])('%s is refused', text => expect(violations(text)).toHaveLength(1))

test.each([
  ['.a { margin: 0 auto; padding: var(--space-8) var(--gutter) }'],
  ['.a { margin: calc(-1 * var(--space-8)); gap: 0.35em }'],
  ['.a { margin: -1px; padding-bottom: env(safe-area-inset-bottom) }'],
  ['.a { width: 41rem; scroll-margin: 3rem; inset: 1rem }'],
  ['/* .a { margin: 1rem } */'],
  ['@media (width >= 40rem) and (pointer: fine) { .a { color: red } }'],
  ['@media (40rem <= width < 80rem) { .a { color: red } }'],
  ['@media print { .a { color: red } }'],
])('%s is fine', text => expect(violations(text)).toEqual([]))

test('the tokens file may use lengths', () =>
  expect(violations(':root { --space-8: 0.5rem; margin: 1rem }', 'web/src/ui/tokens.css')).toEqual([]))
