import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusIfLost, focusIfOutside } from './focus-if-lost.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button id="opener">Announce</button><section id="part" tabindex="-1"></section>'
  element('opener').focus()
})
afterEach(() => {
  document.body.innerHTML = ''
})

const element = (id: string) => document.getElementById(id) ?? expect.fail(`There is no #${id}`)

test('focuses the replacement of an element that is gone', () => {
  focusIfLost(() => element('part'))
  element('opener').remove()
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(element('part'))
})

test('focuses it too when the element disappears after it got the focus back', () => {
  focusIfLost(() => element('part'))
  vi.advanceTimersByTime(250)
  element('opener').remove()
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(element('part'))
})

test('leaves the focus where it is, and stops looking after three seconds', () => {
  focusIfLost(() => element('part'))
  vi.advanceTimersByTime(3_000)
  expect(document.activeElement).toBe(element('opener'))
  element('opener').remove()
  vi.advanceTimersByTime(1_000)
  expect(document.activeElement).toBe(document.body)
})

test('focuses a dialog whose question returned the focus to the page behind it', () => {
  focusIfOutside(() => element('part'))
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(element('part'))
})

test('leaves the focus inside the dialog', () => {
  element('part').innerHTML = '<input id="field">'
  element('field').focus()
  focusIfOutside(() => element('part'))
  vi.advanceTimersByTime(1_000)
  expect(document.activeElement).toBe(element('field'))
})
