import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftPlace, forgetDraftsOf } from './drafts.ts'

/** A browser's storage: its keys are its properties. */
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

const mine = () => draftPlace<Typed>(7, 'application:3')

test('what was typed is found again; of a file only its name', () => {
  mine().keep({ repertoire: 'A suite', is_known: '0', resume_file: new File(['%PDF-'], 'Mira.pdf') })
  expect(mine().read()).toEqual({
    values: { repertoire: 'A suite', is_known: '0' },
    files: { resume_file: 'Mira.pdf' },
  })
})

test('a password is never kept', () => {
  draftPlace(7, 'personal-data').keep({ email: 'mira@example.org', current_password: 'Musik-Sommer-1' })
  expect(draftPlace(7, 'personal-data').read()?.values).toEqual({ email: 'mira@example.org' })
  expect(JSON.stringify(localStorage)).not.toContain('Musik-Sommer-1')
})

test('it is forgotten when it was sent', () => {
  mine().keep({ repertoire: 'A suite' })
  mine().forget()
  expect(mine().read()).toBeUndefined()
})

test('a form that was emptied again leaves nothing', () => {
  mine().keep({ repertoire: 'A suite' })
  mine().keep({ repertoire: '' })
  expect(Object.keys(localStorage)).not.toContain('draft:7:application:3')
})

test('and so does one whose lists are empty', () => {
  draftPlace(7, 'concert-request').keep({ agreed: false, movements: [], notes: '' })
  expect(draftPlace(7, 'concert-request').read()).toBeUndefined()
  draftPlace(7, 'concert-request').keep({ agreed: false, movements: [{ movement_id: 3 }], notes: '' })
  expect(draftPlace(7, 'concert-request').read()).toBeDefined()
})

test('another person and another form find nothing', () => {
  mine().keep({ repertoire: 'A suite' })
  expect(draftPlace<Typed>(8, 'application:3').read()).toBeUndefined()
  expect(draftPlace<Typed>(7, 'application:31').read()).toBeUndefined()
  expect(draftPlace<Typed>(77, 'application:3').read()).toBeUndefined()
})

test('what a visitor types is kept for this tab alone', () => {
  const visitors = () => draftPlace<Typed>('tab', 'contact')
  visitors().keep({ repertoire: 'A question' })
  expect(visitors().read()?.values).toEqual({ repertoire: 'A question' })
  expect(Object.keys(localStorage)).not.toContain('draft:tab:contact')
  visitors().forget()
  expect(visitors().read()).toBeUndefined()
})

test('who logs out leaves nothing behind, and takes nothing of others', () => {
  mine().keep({ repertoire: 'A suite' })
  draftPlace<Typed>(7, 'booking').keep({ repertoire: 'A sonata' })
  draftPlace<Typed>(77, 'application:3').keep({ repertoire: 'A trio' })
  draftPlace<Typed>('link', 'application:3').keep({ repertoire: 'A song' })
  draftPlace<Typed>('tab', 'contact').keep({ repertoire: 'A question' })
  localStorage.setItem('user', 'somebody')
  forgetDraftsOf(7)
  expect(draftPlace<Typed>('tab', 'contact').read()).toBeUndefined()
  expect(mine().read()).toBeUndefined()
  expect(draftPlace<Typed>(7, 'booking').read()).toBeUndefined()
  expect(draftPlace<Typed>(77, 'application:3').read()?.values).toEqual({ repertoire: 'A trio' })
  expect(draftPlace<Typed>('link', 'application:3').read()?.values).toEqual({ repertoire: 'A song' })
  expect(localStorage.getItem('user')).toBe('somebody')
})

test.each(['', 'no json', 'null', '7', '{}', '{"values":7,"files":{}}', '{"values":{}}'])(
  'something foreign in its place (%j) is no draft',
  stored => {
    localStorage.setItem('draft:7:application:3', stored)
    expect(mine().read()).toBeUndefined()
  },
)

test('a browser that keeps nothing keeps nothing, and nobody is disturbed', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  mine().keep({ repertoire: 'A suite' })
  mine().forget()
  forgetDraftsOf(7)
  expect(mine().read()).toBeUndefined()
})

test('what another tab has kept in the meantime is not overwritten', () => {
  const [one, other] = [mine(), mine()]
  one.read()
  other.read()
  expect(one.keep({ repertoire: 'A suite' })).toBe(true)
  expect(other.keep({ repertoire: 'A sonata' })).toBe(false)
  expect(mine().read()?.values).toEqual({ repertoire: 'A suite' })
  // Whoever has looked may go on.
  other.read()
  expect(other.keep({ repertoire: 'A suite and a sonata' })).toBe(true)
  expect(one.keep({ repertoire: 'A suite, twice' })).toBe(false)
  expect(mine().read()?.values).toEqual({ repertoire: 'A suite and a sonata' })
})

test('what another tab has sent is not kept again', () => {
  const [one, other] = [mine(), mine()]
  one.keep({ repertoire: 'A suite' })
  other.read()
  other.forget()
  expect(one.keep({ repertoire: 'A suite, twice' })).toBe(false)
  expect(mine().read()).toBeUndefined()
})

test('the same text in both tabs is no difference, in whichever order its fields come', () => {
  const [one, other] = [mine(), mine()]
  one.read()
  other.read()
  one.keep({ repertoire: 'A suite', is_known: '0' })
  expect(other.keep({ is_known: '0', repertoire: 'A suite' })).toBe(true)
  expect(one.keep({ repertoire: 'A sonata', is_known: '0' })).toBe(true)
})
