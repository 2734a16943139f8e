export interface Area {
  width: number
  height: number
}

/** A part of a picture, in fractions of its width and height. */
export interface Crop {
  left: number
  top: number
  width: number
}

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/**
 * Returns the pixels of the selected part, inside the picture and in the ratio of width to height; the largest
 * part in the middle if none is selected.
 */
export const areaOf = (picture: Area, crop: Crop | undefined, ratio: number) => {
  const widest = Math.min(picture.width, Math.floor(picture.height * ratio))
  const width = between(Math.round((crop?.width ?? 1) * picture.width), 1, Math.max(widest, 1))
  const height = between(Math.round(width / ratio), 1, picture.height)
  const left = crop ? Math.round(crop.left * picture.width) : Math.round((picture.width - width) / 2)
  const top = crop ? Math.round(crop.top * picture.height) : Math.round((picture.height - height) / 2)
  return {
    width,
    height,
    left: between(left, 0, picture.width - width),
    top: between(top, 0, picture.height - height),
  }
}

/** A width that is this close to the picture's own is not worth a file. */
const DISTINCT = 0.9

/** Returns the widths in which a picture is stored: it is never enlarged, and ends with its own width if that is less. */
export const widthsUpTo = (own: number, widths: readonly number[]): number[] => {
  const largest = Math.min(own, Math.max(...widths))
  return [...widths.filter(width => width < largest * DISTINCT), largest]
}
