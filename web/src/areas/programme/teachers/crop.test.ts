import { PORTRAIT_RATIO } from '@academy/contract/programme/teachers/portrait'
import { expect, test } from 'vitest'
import {
  firstCrop,
  heightOf,
  maxZoom,
  moveCrop,
  type PictureSize,
  zoomCrop,
  zoomOf,
} from './crop-picture.tsx'

const wide: PictureSize = { width: 2000, height: 1000 }
const tall: PictureSize = { width: 1000, height: 3000 }
const exact: PictureSize = { width: 800, height: 1000 }

test.each([
  ['wide', wide, { left: 0.3, top: 0, width: 0.4 }],
  ['tall', tall, { left: 0, top: 0.1944, width: 1 }],
  ['exact', exact, { left: 0, top: 0, width: 1 }],
])('the first part of a %s picture is the largest one', (_name, picture, crop) => {
  const first = firstCrop(picture)
  expect(first.left).toBeCloseTo(crop.left, 3)
  expect(first.top).toBeCloseTo(crop.top, 3)
  expect(first.width).toBeCloseTo(crop.width, 3)
})

test.each([wide, tall, exact])(
  'whatever is done, the part of $width × $height stays inside and in ratio',
  picture => {
    let crop = firstCrop(picture)
    for (const [right, down, zoom] of [
      [5, 5, 3],
      [-9, 0.2, 100],
      [0.1, -9, 1.3],
      [3, 3, 0.01],
    ] as const) {
      crop = zoomCrop(moveCrop(crop, picture, right, down), picture, zoom)
      const height = heightOf(crop, picture)
      expect(crop.left).toBeGreaterThanOrEqual(0)
      expect(crop.top).toBeGreaterThanOrEqual(0)
      expect(crop.left + crop.width).toBeLessThanOrEqual(1 + 1e-9)
      expect(crop.top + height).toBeLessThanOrEqual(1 + 1e-9)
      expect((crop.width * picture.width) / (height * picture.height)).toBeCloseTo(PORTRAIT_RATIO, 6)
      expect(crop.width * picture.width).toBeGreaterThanOrEqual(400 - 1e-9)
    }
  },
)

test('zooming keeps the middle, and ends where the pixels of a portrait end', () => {
  const zoomed = zoomCrop(firstCrop(exact), exact, 1.6)
  expect(zoomed.left + zoomed.width / 2).toBeCloseTo(0.5)
  expect(zoomed.top + heightOf(zoomed, exact) / 2).toBeCloseTo(0.5)
  expect(zoomOf(zoomed, exact)).toBeCloseTo(1.6)
  expect(maxZoom(exact)).toBe(2)
  expect(zoomOf(zoomCrop(zoomed, exact, 50), exact)).toBeCloseTo(2)
})

test('a picture that is too small cannot be zoomed', () => {
  expect(maxZoom({ width: 200, height: 250 })).toBe(1)
})
