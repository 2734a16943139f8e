import type { Sharp } from 'sharp'
import sharp from 'sharp'

// Only worker threads import this file: it decides what the library may do.

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

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** A file to make, named by its size and format. */
export interface PictureFile {
  width: number
  format: PictureFormat
}

export interface EncodeTask {
  /** See `Source`. */
  source: Uint8Array
  /** Width divided by height. */
  ratio: number
  files: readonly PictureFile[]
}

/** Of a source, which is our own file. */
const MAX_PIXELS = 20_000_000

// AVIF: nobody waits for it, and effort 4 saves up to a third of what effort 3 takes. More saves next to nothing.
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: picture => picture.avif({ quality: 55, effort: 4, chromaSubsampling: '4:2:0' }),
  webp: picture => picture.webp({ quality: 80 }),
  jpeg: picture => picture.jpeg({ quality: 80, mozjpeg: true }),
}

/** Returns the contents of the files, in their order. */
export const encodePicture = async ({ source, ratio, files }: EncodeTask): Promise<Uint8Array[]> => {
  const contents: Uint8Array[] = []
  for (const { width, format } of files) {
    const scaled = openPicture(source, MAX_PIXELS).resize(width, Math.round(width / ratio), { fit: 'fill' })
    contents.push(await encoders[format](scaled).toBuffer())
  }
  return contents
}
