import { expect, test } from 'vitest'
import { foldAccents } from './fold-accents.ts'

test.each([
  ['Dvořák', 'dvorak'],
  ['Saint-Saëns', 'saint-saens'],
  ['Mjøen', 'mjoen'],
  ['Lutosławski', 'lutoslawski'],
  ['Straße', 'strasse'],
  ['Ge\u0301za', 'geza'],
  ['Чайковский', 'чаиковскии'],
])('%s is folded to %s', (text, plain) => expect(foldAccents(text)).toBe(plain))
