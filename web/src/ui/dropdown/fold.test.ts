import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Dvořák', 'dvorak'],
  ['Saint-Saëns', 'saint-saens'],
  ['Mjøen', 'mjoen'],
  ['Lutosławski', 'lutoslawski'],
  ['Straße', 'strasse'],
  ['Ge\u0301za', 'geza'],
  ['Чайковский', 'чаиковскии'],
])('%s is found as %s', (text, folded) => expect(fold(text)).toBe(folded))
