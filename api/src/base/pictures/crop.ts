import { open } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { type Area, areaOf, type Crop } from './areas.ts'
import { openPicture, SECONDS } from './encode.ts'

type PictureProblem =
  | 'PICTURE_TYPE'
  | 'PICTURE_DAMAGED'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_TOO_SMALL'
  | 'PICTURE_TOO_COMPLEX'

export interface CropTask {
  /** A file, or its content. */
  input: string | Uint8Array
  /** Of the upright picture. */
  crop: Crop | undefined
  /** Width divided by height. */
  ratio: number
  minWidth: number
  maxWidth: number
  maxPixels: number
  /** The longest side of the whole picture, if it is wanted. */
  maxWhole?: number | undefined
}

/** The picture, from which all files are made: upright, in sRGB, without metadata. */
interface Source {
  content: Uint8Array
  width: number
}

/** The picture of which the source is a part. */
export interface Whole extends Source {
  height: number
  /** The part, in fractions of width and height. */
  part: Crop & { height: number }
}

export type CroppedPicture = { problem: PictureProblem } | { source: Source; whole?: Whole }

/** High enough that files made from it do not show it. */
const QUALITY = 92
/** Behind transparent pictures: the colour of the drawings. */
const PAPER = '#eceadb'

const HEAD_BYTES = 16

/** Decides by content, because a name can claim anything. */
const isKnownFormat = (head: string) =>
  head.startsWith('\xff\xd8\xff') ||
  head.startsWith('\x89PNG\r\n\x1a\n') ||
  (head.startsWith('RIFF') && head.startsWith('WEBP', 8))

const headOf = async (input: CropTask['input']): Promise<Buffer> => {
  if (typeof input !== 'string') return Buffer.from(input.subarray(0, HEAD_BYTES))
  await using file = await open(input)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}

/** Without metadata: the place where a photo was taken is not written unless asked for. */
const asSource = (picture: Sharp): Promise<Buffer> =>
  picture
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: SECONDS })
    .toBuffer()

const scaleWhole = async (
  { input, maxPixels }: CropTask,
  { full, area, longest }: { full: Area; area: ReturnType<typeof areaOf>; longest: number },
): Promise<Whole> => {
  const scale = Math.min(1, longest / Math.max(full.width, full.height))
  const [width, height] = [Math.round(full.width * scale), Math.round(full.height * scale)]
  const picture = openPicture(input, maxPixels).autoOrient().resize(width, height, { fit: 'fill' })
  const part = {
    left: area.left / full.width,
    top: area.top / full.height,
    width: area.width / full.width,
    height: area.height / full.height,
  }
  return { content: await asSource(picture), width, height, part }
}

const crop = async (task: CropTask): Promise<CroppedPicture> => {
  const { input, maxPixels, maxWhole: longest } = task
  const { width, height, autoOrient } = await openPicture(input).metadata()
  if (width * height > maxPixels) return { problem: 'PICTURE_TOO_MANY_PIXELS' }
  const area = areaOf(autoOrient, task.crop, task.ratio)
  // A pixel less is the result of rounding.
  if (area.width < task.minWidth - 1) return { problem: 'PICTURE_TOO_SMALL' }
  const sourceWidth = Math.max(task.minWidth, Math.min(area.width, task.maxWidth))
  const part = openPicture(input, maxPixels)
    .autoOrient()
    .extract(area)
    .resize(sourceWidth, Math.round(sourceWidth / task.ratio), { fit: 'fill' })
  const source = { content: await asSource(part), width: sourceWidth }
  return longest ? { source, whole: await scaleWhole(task, { full: autoOrient, area, longest }) } : { source }
}

/** Checks and crops an uploaded picture. */
export const cropPicture = async (task: CropTask): Promise<CroppedPicture> => {
  if (!isKnownFormat((await headOf(task.input)).toString('latin1'))) return { problem: 'PICTURE_TYPE' }
  try {
    return await crop(task)
  } catch (error) {
    const isLate = error instanceof Error && error.message.includes('timeout')
    return { problem: isLate ? 'PICTURE_TOO_COMPLEX' : 'PICTURE_DAMAGED' }
  }
}
