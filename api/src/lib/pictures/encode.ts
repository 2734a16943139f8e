import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

type PictureProblem =
  | 'PICTURE_TYPE'
  | 'PICTURE_DAMAGED'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_TOO_SMALL'
  | 'PICTURE_TOO_COMPLEX'

export interface PictureTask {
  path: string
  /** In fractions of the upright picture. The largest part in the middle if undefined. */
  crop: { left: number; top: number; width: number } | undefined
  /** Sizes of the files to make, the smallest first. All have the same ratio. */
  sizes: readonly { width: number; height: number }[]
  maxPixels: number
}

export type EncodedPicture = { problem: PictureProblem } | { files: Uint8Array[] }

const SECONDS = 10
const QUALITY = 82
/** Behind transparent pictures: the colour of the drawings. */
const PAPER = '#eceadb'

// The library reads many formats, some of which run scripts of their own or load other files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const isKnownFormat = (head: string) =>
  head.startsWith('\xff\xd8\xff') ||
  head.startsWith('\x89PNG\r\n\x1a\n') ||
  (head.startsWith('RIFF') && head.startsWith('WEBP', 8))

/** Decides by content, because a name can claim anything. */
const isPicture = async (path: string): Promise<boolean> => {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
  return isKnownFormat(buffer.toString('latin1', 0, bytesRead))
}

interface Area {
  width: number
  height: number
}

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Returns the pixels of the selected part, inside the picture and in the ratio of the files. */
const areaOf = (picture: Area, crop: PictureTask['crop'], { width: w, height: h }: Area) => {
  const widest = Math.min(picture.width, Math.floor((picture.height * w) / h))
  const width = between(Math.round((crop?.width ?? 1) * picture.width), 1, widest)
  const height = between(Math.round((width * h) / w), 1, picture.height)
  const left = crop ? Math.round(crop.left * picture.width) : Math.round((picture.width - width) / 2)
  const top = crop ? Math.round(crop.top * picture.height) : Math.round((picture.height - height) / 2)
  return {
    width,
    height,
    left: between(left, 0, picture.width - width),
    top: between(top, 0, picture.height - height),
  }
}

/** Metadata, such as the place where a photo was taken, is not written unless asked for. */
const fileOf = (picture: Sharp, { width, height }: Area): Promise<Uint8Array> =>
  picture
    .resize(width, height, { fit: 'fill', withoutEnlargement: true })
    .flatten({ background: PAPER })
    .webp({ quality: QUALITY })
    .timeout({ seconds: SECONDS })
    .toBuffer()

const encodeFiles = async ({ path, crop, sizes, maxPixels }: PictureTask): Promise<EncodedPicture> => {
  const [smallest = { width: 1, height: 1 }] = sizes
  const { width, height, autoOrient } = await sharp(path, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) return { problem: 'PICTURE_TOO_MANY_PIXELS' }
  const area = areaOf(autoOrient, crop, smallest)
  // A pixel less is the result of rounding.
  if (area.width < smallest.width - 1) return { problem: 'PICTURE_TOO_SMALL' }
  const files: Uint8Array[] = []
  for (const size of sizes) {
    const picture = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    files.push(await fileOf(picture.autoOrient().extract(area), size))
  }
  return { files }
}

/** Crops, scales and re-encodes a picture: what is stored was written here, whatever came. */
export const encodePicture = async (task: PictureTask): Promise<EncodedPicture> => {
  if (!(await isPicture(task.path))) return { problem: 'PICTURE_TYPE' }
  try {
    return await encodeFiles(task)
  } catch (error) {
    const isLate = error instanceof Error && error.message.includes('timeout')
    return { problem: isLate ? 'PICTURE_TOO_COMPLEX' : 'PICTURE_DAMAGED' }
  }
}
