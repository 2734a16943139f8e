// Does not import zod: the pages load this file too.

/** Width and height of the stored files of a portrait, the smallest first. All have the same ratio. */
export const portraitSizes = [
  { width: 400, height: 500 },
  { width: 800, height: 1000 },
] as const

/** Width divided by height. */
export const PORTRAIT_RATIO = 4 / 5

/** The selected part of a picture has at least the pixels of the smallest file. */
export const MIN_CROP_WIDTH = portraitSizes[0].width

/** A picture with more pixels is refused before it is decoded. */
export const MAX_MEGAPIXELS = 40

/** A portrait: the small file for lists, and the large one for screens that show more. */
export interface PortraitAddresses {
  small: string
  large: string
}

/** The part of a picture that becomes the portrait, in fractions of the picture's width and height. */
export interface Crop {
  left: number
  top: number
  width: number
}
