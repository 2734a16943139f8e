import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineWithBar, plainLine, progressOn } from './progress.mjs'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const output = (isTTY: boolean) => {
  const written: string[] = []
  return { isTTY, columns: 60, write: (text: string) => written.push(text), written }
}
const bar = (filled: number) => '█'.repeat(filled).padEnd(24, '░')
/** What a terminal shows at the end. */
const lastLine = (text: string) => text.split('\n').at(-1)?.split('\r\x1b[2K').at(-1)

test.each([
  [{ words: 'Packages', done: 0, total: 10 }, `Packages ${bar(0)} 0 of 10`],
  [{ words: 'Packages', done: 5, total: 10 }, `Packages ${bar(12)} 5 of 10`],
  // Something is left to do as long as it is shown.
  [{ words: 'Packages', done: 10, total: 10 }, `Packages ${bar(23)} 10 of 10`],
  [{ words: 'Packages', done: 0, total: 0 }, `Packages ${bar(0)} 0 of 0`],
  [{ words: 'Pages', done: 3, total: 12, unit: 's' }, `Pages ${bar(6)} 3 of about 12 s`],
  [{ words: 'Pages', done: 13, total: 12, unit: 's' }, `Pages ${bar(23)} 13 s, longer than expected`],
] as const)('%j is shown as a bar', (state, line) => {
  expect(lineWithBar(state)).toBe(line)
})

test('a line is never longer than the terminal is wide, since it could not be erased', () => {
  const state = { words: 'Installing the packages', done: 5, total: 10 }
  expect(lineWithBar(state, 30)).toHaveLength(29)
})

test('in a log a line has neither a bar nor control characters', () => {
  expect(plainLine({ words: 'Pages', done: 3, total: 12, unit: 's' })).toBe('Pages: 3 of about 12 s')
})

test('a terminal shows a bar after two seconds, and nothing of it stays', () => {
  const stream = output(true)
  let done = 0
  const end = progressOn(stream).begin(() => ({ words: 'Packages', done, total: 10 }))
  vi.advanceTimersByTime(1_999)
  expect(stream.written).toEqual([])
  done = 5
  vi.advanceTimersByTime(201)
  expect(lastLine(stream.written.join(''))).toBe(`Packages ${bar(12)} 5 of 10`)
  end()
  expect(lastLine(stream.written.join(''))).toBe('')
  const { length } = stream.written
  vi.advanceTimersByTime(120_000)
  expect(stream.written).toHaveLength(length)
})

test('messages stand above the bar', () => {
  const stream = output(true)
  const { begin, write } = progressOn(stream)
  begin(() => ({ words: 'Packages', done: 1, total: 10 }))
  vi.advanceTimersByTime(3_000)
  write('A warning\n')
  const lines = stream.written.join('').split('\n')
  expect(lines.map(lastLine)).toEqual(['A warning', `Packages ${bar(2)} 1 of 10`])
})

test('of two at once the first is shown, then the other', () => {
  const stream = output(true)
  const { begin } = progressOn(stream)
  const end = begin(() => ({ words: 'Pages', done: 3, total: 12 }))
  begin(() => ({ words: 'Programs', done: 1, total: 4 }))
  vi.advanceTimersByTime(3_000)
  expect(lastLine(stream.written.join(''))).toMatch(/^Pages /)
  end()
  vi.advanceTimersByTime(200)
  expect(lastLine(stream.written.join(''))).toMatch(/^Programs /)
})

test('a log gets a line every half minute', () => {
  const stream = output(false)
  let done = 0
  const end = progressOn(stream).begin(() => ({ words: 'Packages', done: done++, total: 10 }))
  vi.advanceTimersByTime(89_000)
  end()
  vi.advanceTimersByTime(120_000)
  expect(stream.written).toEqual(['Packages: 0 of 10\n', 'Packages: 1 of 10\n'])
})
