import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AlertKind, createAlerts } from './alerts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shown = (alerts: ReturnType<typeof createAlerts>) => {
  const alert = alerts.current()
  return alert && [alert.kind, alert.text, alert.isFading ? 'fading' : 'still']
}

test.each<{ kind: AlertKind; after: number; state: 'still' | 'fading' | 'gone' }>([
  { kind: 'success', after: 4_999, state: 'still' },
  { kind: 'success', after: 5_000, state: 'fading' },
  { kind: 'success', after: 5_999, state: 'fading' },
  { kind: 'success', after: 6_000, state: 'gone' },
  { kind: 'successDismiss', after: 3_600_000, state: 'still' },
  { kind: 'dangerDismiss', after: 3_600_000, state: 'still' },
  { kind: 'infoDismiss', after: 3_600_000, state: 'still' },
])('$kind is $state after $after ms', ({ kind, after, state }) => {
  const alerts = createAlerts()
  alerts.show(kind, 'Saved')
  vi.advanceTimersByTime(after)
  expect(shown(alerts)).toEqual(state === 'gone' ? undefined : [kind, 'Saved', state])
})

test.each([
  ['before it fades', 3_000],
  ['while it fades', 5_500],
])('a new alert replaces one %s, and the timer of the old one does nothing to it', (_, after) => {
  const alerts = createAlerts()
  alerts.show('success', 'first')
  vi.advanceTimersByTime(after)
  alerts.show('infoDismiss', 'second')
  vi.advanceTimersByTime(60_000)
  expect(shown(alerts)).toEqual(['infoDismiss', 'second', 'still'])
})

test('the same text again is a new alert with its full time', () => {
  const alerts = createAlerts()
  alerts.show('success', 'Saved')
  const first = alerts.current()?.id
  vi.advanceTimersByTime(4_000)
  alerts.show('success', 'Saved')
  expect(alerts.current()?.id).not.toBe(first)
  vi.advanceTimersByTime(4_999)
  expect(shown(alerts)).toEqual(['success', 'Saved', 'still'])
})

test('a dismissed alert is removed, with its timer', () => {
  const alerts = createAlerts()
  alerts.show('success', 'Saved')
  alerts.clear()
  expect(alerts.current()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('listeners are notified of every change until they unsubscribe', () => {
  const alerts = createAlerts()
  const heard = vi.fn()
  const leave = alerts.subscribe(heard)
  alerts.show('success', 'Saved')
  vi.advanceTimersByTime(6_000)
  expect(heard).toHaveBeenCalledTimes(3)
  leave()
  alerts.show('success', 'Saved')
  expect(heard).toHaveBeenCalledTimes(3)
})
