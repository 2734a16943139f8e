import { expect, test } from 'vitest'
import { hourOf, skyAt, sunAt } from './day-arcade.tsx'

test.each([
  ['7.30', 7.5],
  ['9:15', 9.25],
  ['20.00', 20],
  ['8 pm', 20],
  ['12.30 pm', 12.5],
  ['8.30 AM', 8.5],
  ['20 Uhr', 20],
  ['Am Abend', undefined],
  ['99.00', undefined],
])('the hour of "%s" is %s', (text, hour) => {
  expect(hourOf(text)).toBe(hour)
})

test.each([
  [7.5, 'day-dawn'],
  [9, 'day-noon'],
  [16.5, 'day-afternoon'],
  [18, 'day-dusk'],
  [20, 'day-night'],
])('the sky at %d: %s', (hour, sky) => {
  expect(skyAt(hour)).toBe(sky)
})

test('the sun is highest at noon, and stays in its arch at any hour', () => {
  const heights = [7.5, 9, 12.5, 16.5, 18].map(hour => sunAt(hour).cy)
  expect(Math.min(...heights)).toBe(heights[2])
  expect([sunAt(0), sunAt(24)]).toEqual([
    { cx: 26, cy: 92 },
    { cx: 94, cy: 92 },
  ])
})
