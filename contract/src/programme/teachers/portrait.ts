// Does not import zod: the pages load this file too.

/** Width divided by height. */
export const PORTRAIT_RATIO = 4 / 5

/** The selected part of a picture has at least this many pixels. */
export const MIN_CROP_WIDTH = 400

/** A picture with more pixels is refused before it is decoded. */
export const MAX_MEGAPIXELS = 40

/** The focus is stored in steps of so many percent: pages have one CSS rule for each. */
export const FOCUS_STEP = 5

/** Where a face usually is. */
export const DEFAULT_FOCUS = { focus_left: 50, focus_top: 25 }

/** The point of a picture that stays visible where a part of it is cut off, in percent of its width and height. */
export interface Focus {
  focus_left: number
  focus_top: number
}

/** A portrait as pages show it. Browsers take the first source whose format they know. */
export interface PortraitAddresses extends Focus {
  small: string
  sources: { type: string; srcset: string }[]
}

/** The picture of which the portrait is a part. */
export interface WholePicture extends PortraitAddresses {
  width: number
  height: number
}

/** The part of a picture that becomes the portrait, in fractions of the picture's width and height. */
export interface Crop {
  left: number
  top: number
  width: number
}
