import { expect, test } from 'vitest'
import { areaOf, widthsUpTo } from './areas.ts'

const steps = [240, 320, 480, 640, 800]

test.each([
  [4000, [240, 320, 480, 640, 800]],
  [800, [240, 320, 480, 640, 800]],
  [799, [240, 320, 480, 640, 799]],
  [720, [240, 320, 480, 640, 720]],
  [700, [240, 320, 480, 700]],
  [640, [240, 320, 480, 640]],
  [400, [240, 320, 400]],
  [300, [240, 300]],
  [241, [241]],
  [1, [1]],
])('a picture with %i pixels is stored in the widths %j', (own, widths) => {
  expect(widthsUpTo(own, steps)).toEqual(widths)
})

test.each([
  ['the middle of a wide picture', [2000, 1000], undefined, [600, 0, 800, 1000]],
  ['the middle of a high picture', [800, 2000], undefined, [0, 500, 800, 1000]],
  ['the selected part', [1000, 1000], { left: 0.1, top: 0.2, width: 0.4 }, [100, 200, 400, 500]],
  [
    'a part beyond the edge, moved inside',
    [1000, 1000],
    { left: 1, top: 1, width: 0.4 },
    [600, 500, 400, 500],
  ],
  ['a part that is too high, made smaller', [1000, 500], { left: 0, top: 0, width: 1 }, [0, 0, 400, 500]],
  ['a single pixel', [1, 1], undefined, [0, 0, 1, 1]],
  ['a line', [5000, 1], undefined, [2500, 0, 1, 1]],
] as const)('takes %s', (_what, [width, height], crop, [left, top, ...size]) => {
  expect(areaOf({ width, height }, crop, 4 / 5)).toEqual({ left, top, width: size[0], height: size[1] })
})
