import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering } from '../../../base/testing/answering.ts'
import { openDocument } from './open-document.ts'

const shown = vi.hoisted(() => vi.fn())
vi.mock('../../../base/alerts.ts', () => ({ showAlert: shown }))

const tab = { opener: 'us' as unknown, close: vi.fn(), location: { replace: vi.fn() } }
beforeEach(() => void vi.stubGlobal('window', { open: () => tab }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** An API that has only these files. */
const having = (...files: string[]) => {
  const asked: string[] = []
  const call = answering(({ query }) => {
    const path = query?.['path'] ?? ''
    asked.push(path)
    if (!files.includes(path)) throw new Error('not found')
    return { url: `https://academy.example/${path}` }
  })
  return { asked, call }
}

test('a document opens in the language of the page, in a tab without an opener', async () => {
  const { call, asked } = having('consent_form_de.pdf', 'consent_form_en.pdf')
  await openDocument(call, 'consent_form', 'de')
  expect(asked).toEqual(['consent_form_de.pdf'])
  expect(tab.location.replace).toHaveBeenCalledWith('https://academy.example/consent_form_de.pdf')
  expect(tab.opener).toBeNull()
})

test('a document missing in this language opens in English', async () => {
  const { call, asked } = having('terms_and_conditions_en.pdf')
  await openDocument(call, 'terms_and_conditions', 'de')
  expect(asked).toEqual(['terms_and_conditions_de.pdf', 'terms_and_conditions_en.pdf'])
  expect(tab.location.replace).toHaveBeenCalledWith('https://academy.example/terms_and_conditions_en.pdf')
  expect(shown).not.toHaveBeenCalled()
})

test.each([
  ['de', 'Die Datei konnte nicht geladen werden.'],
  ['en', 'The file could not be loaded.'],
] as const)('a missing document closes the tab and is reported in %s', async (locale, text) => {
  await openDocument(having().call, 'consent_form', locale)
  expect(tab.close).toHaveBeenCalled()
  expect(shown).toHaveBeenCalledWith('dangerDismiss', text)
})
