import { expect, test } from 'vitest'
import { scaleOf, stacksAt, thinned } from './scale.ts'

test.each<[figures: number[], ticks: number[]]>([
  [[], [0, 1]],
  [[0], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [[7], [0, 2, 4, 6, 8]],
  [[84], [0, 50, 100]],
  [
    [41, 80],
    [0, 20, 40, 60, 80],
  ],
  [[9_870], [0, 5_000, 10_000]],
  [
    [12, -9],
    [-10, -5, 0, 5, 10, 15],
  ],
  [
    [0, -3],
    [-3, -2, -1, 0],
  ],
])('the scale of %j has the lines %j', (figures, ticks) => {
  expect(scaleOf(figures).ticks).toEqual(ticks)
})

test('no figure lies outside of its scale, and there are few lines', () => {
  for (let highest = 0; highest < 3_000; highest += 7)
    for (const lowest of [0, -highest, -1]) {
      const { ticks, at } = scaleOf([highest, lowest])
      expect(at(highest)).toBeGreaterThanOrEqual(0)
      expect(at(lowest)).toBeLessThanOrEqual(1)
      expect(ticks.length).toBeLessThanOrEqual(10)
    }
})

test.each([
  [5, 7, [0, 1, 2, 3, 4]],
  [8, 7, [0, 2, 4, 6]],
  [15, 7, [0, 3, 6, 9, 12]],
  [0, 7, []],
])('of %i places at most %i are named', (count, most, chosen) => {
  expect(thinned([...Array(count).keys()], most)).toEqual(chosen)
})

test('columns of one stack stand on each other, those of another beside, and some below the line', () => {
  const series = [
    { values: [2, 0] },
    { values: [3, 4] },
    { values: [5, null], stack: 1 },
    { values: [1, 6], isBelow: true },
  ]
  expect(stacksAt(series, 0)).toEqual([
    [
      { series: 0, from: 0, to: 2 },
      { series: 1, from: 2, to: 5 },
      { series: 3, from: 0, to: -1 },
    ],
    [{ series: 2, from: 0, to: 5 }],
  ])
  expect(stacksAt(series, 1)).toEqual([
    [
      { series: 1, from: 0, to: 4 },
      { series: 3, from: 0, to: -6 },
    ],
    [],
  ])
})
