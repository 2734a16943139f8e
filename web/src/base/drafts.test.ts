import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftStore, forgetDraftsOf, hasDraftsOf } from './drafts.ts'

/** Browser storage, whose keys are properties. */
class Storage {
  [key: string]: unknown
  getItem = (key: string) => (this[key] as string | undefined) ?? null
  setItem = (key: string, value: string) => {
    this[key] = value
  }
  removeItem = (key: string) => {
    delete this[key]
  }
}

interface Typed {
  repertoire?: string
  is_known?: string
  resume_file?: File
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage())
  vi.stubGlobal('sessionStorage', new Storage())
})
afterEach(() => void vi.unstubAllGlobals())

const mine = () => draftStore<Typed>(7, 'application:3')

test('a draft is restored; of a file only its name', () => {
  mine().keep({ repertoire: 'A suite', is_known: '0', resume_file: new File(['%PDF-'], 'Mira.pdf') })
  expect(mine().read()).toEqual({
    values: { repertoire: 'A suite', is_known: '0' },
    files: { resume_file: 'Mira.pdf' },
  })
})

test('a password is never stored', () => {
  draftStore(7, 'personal-data').keep({ email: 'mira@example.org', current_password: 'Musik-Sommer-1' })
  expect(draftStore(7, 'personal-data').read()?.values).toEqual({ email: 'mira@example.org' })
  expect(JSON.stringify(localStorage)).not.toContain('Musik-Sommer-1')
})

test('a draft is deleted when the form is sent', () => {
  mine().keep({ repertoire: 'A suite' })
  mine().forget()
  expect(mine().read()).toBeUndefined()
})

test('an emptied form leaves no draft', () => {
  mine().keep({ repertoire: 'A suite' })
  mine().keep({ repertoire: '' })
  expect(Object.keys(localStorage)).not.toContain('draft:7:application:3')
})

test('a form with empty lists leaves no draft', () => {
  draftStore(7, 'concert-request').keep({ agreed: false, movements: [], notes: '' })
  expect(draftStore(7, 'concert-request').read()).toBeUndefined()
  draftStore(7, 'concert-request').keep({ agreed: false, movements: [{ movement_id: 3 }], notes: '' })
  expect(draftStore(7, 'concert-request').read()).toBeDefined()
})

test('another person and another form have no draft', () => {
  mine().keep({ repertoire: 'A suite' })
  expect(draftStore<Typed>(8, 'application:3').read()).toBeUndefined()
  expect(draftStore<Typed>(7, 'application:31').read()).toBeUndefined()
  expect(draftStore<Typed>(77, 'application:3').read()).toBeUndefined()
})

test('a visitor’s draft is stored for this tab only', () => {
  const visitors = () => draftStore<Typed>('tab', 'contact')
  visitors().keep({ repertoire: 'A question' })
  expect(visitors().read()?.values).toEqual({ repertoire: 'A question' })
  expect(Object.keys(localStorage)).not.toContain('draft:tab:contact')
  visitors().forget()
  expect(visitors().read()).toBeUndefined()
})

test('a logout deletes the person’s drafts and keeps those of others', () => {
  mine().keep({ repertoire: 'A suite' })
  draftStore<Typed>(7, 'booking').keep({ repertoire: 'A sonata' })
  draftStore<Typed>(77, 'application:3').keep({ repertoire: 'A trio' })
  draftStore<Typed>('link', 'application:3').keep({ repertoire: 'A song' })
  draftStore<Typed>('tab', 'contact').keep({ repertoire: 'A question' })
  localStorage.setItem('user', 'somebody')
  forgetDraftsOf(7)
  expect(draftStore<Typed>('tab', 'contact').read()).toBeUndefined()
  expect(mine().read()).toBeUndefined()
  expect(draftStore<Typed>(7, 'booking').read()).toBeUndefined()
  expect(draftStore<Typed>(77, 'application:3').read()?.values).toEqual({ repertoire: 'A trio' })
  expect(draftStore<Typed>('link', 'application:3').read()?.values).toEqual({ repertoire: 'A song' })
  expect(localStorage.getItem('user')).toBe('somebody')
})

test('a logout would remove the drafts of this person and of the tab, and nothing else', () => {
  expect(hasDraftsOf(7)).toBe(false)
  draftStore<Typed>(77, 'application:3').keep({ repertoire: 'A trio' })
  draftStore<Typed>('link', 'application:3').keep({ repertoire: 'A song' })
  expect(hasDraftsOf(7)).toBe(false)
  draftStore<Typed>('tab', 'contact').keep({ repertoire: 'A question' })
  expect(hasDraftsOf(7)).toBe(true)
  forgetDraftsOf(7)
  expect(hasDraftsOf(7)).toBe(false)
  mine().keep({ repertoire: 'A suite' })
  expect(hasDraftsOf(7)).toBe(true)
})

test.each(['', 'no json', 'null', '7', '{}', '{"values":7,"files":{}}', '{"values":{}}'])(
  'a foreign value in its place (%j) is not a draft',
  stored => {
    localStorage.setItem('draft:7:application:3', stored)
    expect(mine().read()).toBeUndefined()
  },
)

test('a browser that cannot store anything causes no error', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  mine().keep({ repertoire: 'A suite' })
  mine().forget()
  forgetDraftsOf(7)
  expect(hasDraftsOf(7)).toBe(false)
  expect(mine().read()).toBeUndefined()
})

test('a draft stored by another tab in the meantime is not overwritten', () => {
  const [one, other] = [mine(), mine()]
  one.read()
  other.read()
  expect(one.keep({ repertoire: 'A suite' })).toBe(true)
  expect(other.keep({ repertoire: 'A sonata' })).toBe(false)
  expect(mine().read()?.values).toEqual({ repertoire: 'A suite' })
  // After reading it, the tab may store again.
  other.read()
  expect(other.keep({ repertoire: 'A suite and a sonata' })).toBe(true)
  expect(one.keep({ repertoire: 'A suite, twice' })).toBe(false)
  expect(mine().read()?.values).toEqual({ repertoire: 'A suite and a sonata' })
})

test('a draft sent by another tab is not stored again', () => {
  const [one, other] = [mine(), mine()]
  one.keep({ repertoire: 'A suite' })
  other.read()
  other.forget()
  expect(one.keep({ repertoire: 'A suite, twice' })).toBe(false)
  expect(mine().read()).toBeUndefined()
})

test('the same text in both tabs is no conflict, whatever the order of the fields', () => {
  const [one, other] = [mine(), mine()]
  one.read()
  other.read()
  one.keep({ repertoire: 'A suite', is_known: '0' })
  expect(other.keep({ is_known: '0', repertoire: 'A suite' })).toBe(true)
  expect(one.keep({ repertoire: 'A sonata', is_known: '0' })).toBe(true)
})
