import { expect, test } from 'vitest'
import { foldAccents } from './fold-accents.ts'
import { latinLetters } from './latin-letters.ts'

test.each([
  ['Шостакович', 'shostakovich'],
  ['Щедрин', 'shchedrin'],
  ['Чайковский', 'chaikovskii'],
  ['Хачатурян', 'khachaturyan'],
  ['Θεοδωράκης', 'theodorakis'],
  ['Χατζιδάκις', 'chatzidakis'],
  ['Dvořák', 'dvorak'],
  ['武満', '武満'],
])('%s is written as %s', (text, latin) => expect(latinLetters(foldAccents(text))).toBe(latin))
