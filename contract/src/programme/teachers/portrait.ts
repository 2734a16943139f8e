// Does not import zod: the pages load this file too.

/** Width divided by height. */
export const PORTRAIT_RATIO = 4 / 5

/** The selected part of a picture has at least this many pixels. */
export const MIN_CROP_WIDTH = 400

/** A picture with more pixels is refused before it is decoded. */
export const MAX_MEGAPIXELS = 40

/** A portrait as pages show it. Browsers take the first source whose format they know. */
export interface PortraitAddresses {
  small: string
  sources: { type: string; srcset: string }[]
}

/** The part of a picture that becomes the portrait, in fractions of the picture's width and height. */
export interface Crop {
  left: number
  top: number
  width: number
}
