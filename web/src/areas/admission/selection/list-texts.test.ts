import { locales } from '@academy/contract/base/locale'
import { expect, test } from 'vitest'
import { listTexts } from './list-texts.ts'

test.each(locales)(
  'in %s what reopens applications and what reopens a selection have different names',
  locale => {
    const { closeApplying, openApplying, reopen, decide } = listTexts[locale]
    expect(new Set([closeApplying, openApplying, reopen, decide]).size).toBe(4)
  },
)
