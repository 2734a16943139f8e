import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test.each([
  ['Dvořák', 'dvorak'],
  ['Saint-Saëns', 'saint-saens'],
  ['Mjøen', 'mjoen'],
  ['Lutosławski', 'lutoslawski'],
  ['Straße', 'strasse'],
  ['Ge\u0301za', 'geza'],
  ['Чайковский', 'чаиковскии'],
])('%s is folded to %s', (text, plain) => expect(plainLetters(text)).toBe(plain))
