import { type Crop, MIN_CROP_WIDTH, PORTRAIT_RATIO } from '@academy/contract/programme/teachers/portrait'

/** The size of a picture in pixels. */
export interface PictureSize {
  width: number
  height: number
}

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The widest part that has the ratio of a portrait, as a fraction of the width. */
export const widest = ({ width, height }: PictureSize): number =>
  Math.min(1, (height * PORTRAIT_RATIO) / width)

/** The narrowest part that still has enough pixels. */
const narrowest = (picture: PictureSize): number => Math.min(widest(picture), MIN_CROP_WIDTH / picture.width)

/** The height of a part, as a fraction of the height. */
export const heightOf = ({ width }: Pick<Crop, 'width'>, picture: PictureSize): number =>
  Math.min(1, (width * picture.width) / PORTRAIT_RATIO / picture.height)

const inside = (crop: Crop, picture: PictureSize): Crop => {
  const width = between(crop.width, narrowest(picture), widest(picture))
  return {
    width,
    left: between(crop.left, 0, 1 - width),
    top: between(crop.top, 0, 1 - heightOf({ width }, picture)),
  }
}

/** The largest part, in the middle and at the upper third, where a face usually is. */
export const firstCrop = (picture: PictureSize): Crop => {
  const width = widest(picture)
  return { width, left: (1 - width) / 2, top: (1 - heightOf({ width }, picture)) / 3 }
}

/** Moves the part by fractions of its own width and height. */
export const moveCrop = (crop: Crop, picture: PictureSize, right: number, down: number): Crop => {
  const left = crop.left + right * crop.width
  return inside({ ...crop, left, top: crop.top + down * heightOf(crop, picture) }, picture)
}

/** How many times the part is enlarged; 1 is the widest part. */
export const zoomOf = (crop: Crop, picture: PictureSize): number => widest(picture) / crop.width

export const maxZoom = (picture: PictureSize): number => widest(picture) / narrowest(picture)

/** Keeps the middle of the part. */
export const zoomCrop = (crop: Crop, picture: PictureSize, zoom: number): Crop => {
  const width = between(widest(picture) / zoom, narrowest(picture), widest(picture))
  const left = crop.left + (crop.width - width) / 2
  const top = crop.top + (heightOf(crop, picture) - heightOf({ width }, picture)) / 2
  return inside({ width, left, top }, picture)
}
