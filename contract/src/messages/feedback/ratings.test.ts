import { expect, test } from 'vitest'
import { moodOf, moods, stepsOf } from './ratings.ts'

test.each([
  // The default scale has a face for each step.
  [1, 1, 5, 'very_sad'],
  [2, 1, 5, 'sad'],
  [3, 1, 5, 'neutral'],
  [4, 1, 5, 'happy'],
  [5, 1, 5, 'very_happy'],
  // Both sides of every border: 0, 0.25, 0.5 and 0.75 of the scale.
  [-1, 0, 100, 'very_sad'],
  [0, 0, 100, 'very_sad'],
  [1, 0, 100, 'sad'],
  [25, 0, 100, 'sad'],
  [26, 0, 100, 'neutral'],
  [50, 0, 100, 'neutral'],
  [51, 0, 100, 'happy'],
  [75, 0, 100, 'happy'],
  [76, 0, 100, 'very_happy'],
  [100, 0, 100, 'very_happy'],
  [101, 0, 100, 'very_happy'],
  // Other scales.
  [0, 0, 10, 'very_sad'],
  [2, 0, 10, 'sad'],
  [3, 0, 10, 'neutral'],
  [5, 0, 10, 'neutral'],
  [7, 0, 10, 'happy'],
  [8, 0, 10, 'very_happy'],
  [1, 1, 2, 'very_sad'],
  [2, 1, 2, 'very_happy'],
  [2, 1, 3, 'neutral'],
  // A scale of one step is neutral.
  [3, 3, 3, 'neutral'],
  [0, 3, 3, 'neutral'],
  [9, 3, 3, 'neutral'],
])('%i on a scale from %i to %i looks %s', (rating, min, max, mood) => {
  expect(moodOf(rating, { min, max })).toBe(mood)
})

test('a higher step never looks sadder, and the ends of a scale have the extreme faces', () => {
  for (let min = 0; min <= 10; min++)
    for (let max = min + 1; max <= 10; max++) {
      const places = stepsOf({ min, max }).map(step => moods.indexOf(moodOf(step, { min, max })))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect([places.at(0), places.at(-1)]).toEqual([0, moods.length - 1])
    }
})

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [0, 2, [0, 1, 2]],
  [4, 4, [4]],
])('the steps from %i to %i are %j', (min, max, steps) => {
  expect(stepsOf({ min, max })).toEqual(steps)
})
