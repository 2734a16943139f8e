// Only worker threads import this file: it decides what the library may do.
import sharp, { type Sharp } from 'sharp'

/** How long one picture may take. */
export const SECONDS = 10

// The library reads many formats, some of which run scripts of their own or load other files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

/** Opens a picture, of which only the first page counts. Without a limit of pixels it must not be decoded. */
export const openPicture = (input: string | Uint8Array, maxPixels?: number): Sharp =>
  sharp(input, { limitInputPixels: maxPixels ?? false, failOn: 'error', pages: 1 })
