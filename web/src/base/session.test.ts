import type { User } from '@academy/contract/access/accounts/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-errors.ts'
import { refreshUser } from './me.ts'
import { endSession, followOtherTabs, mergeUser, replaceSession, session, storeSession } from './session.ts'
import { answering } from './testing/answering.ts'

const loginOf = (id: number, first_name = 'Mira') => ({
  access_token: `token-${id}`,
  user_data: { id, first_name } as User,
})
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
/** Another tab has written, and this one has not received the event yet. */
const inAnotherTab = (login: object | undefined) =>
  login ? localStorage.setItem('user', JSON.stringify(login)) : localStorage.removeItem('user')
const stored = () => JSON.parse(localStorage.getItem('user') ?? 'null')?.access_token

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  storeSession(loginOf(1))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refusal = new ApiError(401, { code: 'unauthorized', message: '', request_id: '' })
const callThat = (answer: () => unknown) => ({ call: answering(answer) })

test.each<[name: string, meanwhile: object | undefined, expected: string | undefined]>([
  ['a login as another person', loginOf(2), 'token-2'],
  ['a new login of the same person', { ...loginOf(1), access_token: 'token-3' }, 'token-3'],
  ['a logout', undefined, undefined],
])('%s in another tab is kept when a response for the old login arrives', async (_, meanwhile, expected) => {
  const answers = [
    () => ({ user_data: { id: 1, first_name: 'Mira' } }),
    () => undefined,
    () => {
      throw refusal
    },
  ]
  for (const answer of answers) {
    storeSession(loginOf(1))
    const answerLate = () => {
      inAnotherTab(meanwhile)
      return answer()
    }
    await refreshUser(callThat(answerLate))
    expect([stored(), session()?.access_token]).toEqual([expected, expected])
  }
})

test('the response is stored, and an empty or refused one ends the login', async () => {
  await refreshUser(callThat(() => ({ user_data: { id: 1, first_name: 'Maria' } })))
  expect(session()?.user_data.first_name).toBe('Maria')
  await refreshUser(callThat(() => undefined))
  expect([stored(), session()]).toEqual([undefined, undefined])
})

test('an answer does not replace the answer to a later request, whichever tab sent it', async () => {
  const answered = (first_name: string) => ({ user_data: { id: 1, first_name } })
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const earlier = refreshUser(callThat(() => held.then(() => answered('Mira'))))
  vi.setSystemTime(Date.now() + 1)
  await refreshUser(callThat(() => answered('Maria')))
  const newer = localStorage.getItem('user')
  release()
  await earlier
  expect([localStorage.getItem('user'), session()?.user_data.first_name]).toEqual([newer, 'Maria'])
})

test('an answer that began before the user was saved does not undo it', async () => {
  const late = () => {
    vi.setSystemTime(Date.now() + 1)
    mergeUser('token-1', { id: 1, first_name: 'Maria' } as User)
    return { user_data: { id: 1, first_name: 'Mira' } }
  }
  await refreshUser(callThat(late))
  expect(session()?.user_data.first_name).toBe('Maria')
})

test('an older state that another tab has written is replaced by the newer one of this tab', () => {
  const heard = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) => heard.set(name, listen))
  followOtherTabs({ onLogout: vi.fn(), onOther: vi.fn(), onLogin: vi.fn() })
  const hear = (asked_at: number) => {
    inAnotherTab({ ...loginOf(1, 'Mira'), asked_at })
    heard.get('storage')?.({ key: 'user' })
    return [JSON.parse(localStorage.getItem('user') ?? '').user_data, session()?.user_data]
  }
  const now = Date.now()
  storeSession({ ...loginOf(1, 'Maria'), asked_at: now })
  expect(hear(now - 1)).toEqual(Array(2).fill({ id: 1, first_name: 'Maria' }))
  expect(hear(now)).toEqual(Array(2).fill({ id: 1, first_name: 'Mira' }))
})

test('after the clock was set back, answers are stored as before', async () => {
  storeSession({ ...loginOf(1), asked_at: Date.now() + 60_000 })
  await refreshUser(callThat(() => ({ user_data: { id: 1, first_name: 'Maria' } })))
  expect(session()?.user_data.first_name).toBe('Maria')
})

test('without storage the login of the page is used', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  storeSession(loginOf(1))
  replaceSession('token-1', loginOf(1, 'Maria'))
  expect(session()?.user_data.first_name).toBe('Maria')
  endSession()
  expect(session()).toBeUndefined()
})
