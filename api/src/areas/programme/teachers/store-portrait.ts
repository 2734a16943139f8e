import { randomUUID } from 'node:crypto'
import {
  type Crop,
  MAX_MEGAPIXELS,
  MIN_CROP_WIDTH,
  PORTRAIT_RATIO,
} from '@academy/contract/programme/teachers/portrait'
import type { FileStore } from '../../../base/files/store.ts'
import { widthsUpTo } from '../../../base/pictures/areas.ts'
import { cropOnThread, encodeOnThread } from '../../../base/pictures/threads.ts'
import {
  PORTRAIT_WIDTHS,
  putPortraitFile,
  quickFiles,
  removePortrait,
  SOURCE_METADATA,
  SOURCE_WIDTH,
  sourceKey,
} from './portrait-files.ts'
import type { PortraitColumns } from './portrait-queries.ts'

interface Picture {
  /** A file, or its content. */
  input: string | Uint8Array
  crop?: Crop | undefined
  now: Date
}

const limits = {
  ratio: PORTRAIT_RATIO,
  minWidth: MIN_CROP_WIDTH,
  maxWidth: SOURCE_WIDTH,
  maxPixels: MAX_MEGAPIXELS * 1_000_000,
}

/** Stores the files of a picture that are made at once, and leaves the slow ones to the job. */
export const storePortrait = async (files: FileStore, { input, crop, now }: Picture) => {
  const cropped = await cropOnThread({ ...limits, input, crop })
  if ('problem' in cropped) return cropped
  const { content: source, width } = cropped.source
  const widths = widthsUpTo(width, PORTRAIT_WIDTHS)
  const quick = quickFiles(widths)
  const contents = await encodeOnThread({ source, ratio: PORTRAIT_RATIO, files: quick })
  const portrait = randomUUID()
  try {
    await files.put(sourceKey(portrait), source, SOURCE_METADATA)
    for (const [index, content] of contents.entries()) {
      const file = quick[index]
      if (file) await putPortraitFile(files, portrait, { ...file, content })
    }
  } catch (error) {
    await removePortrait(files, portrait)
    throw error
  }
  const columns = {
    portrait,
    portrait_widths: widths,
    portrait_formats: ['webp', 'jpeg'],
    portrait_due_at: now,
  } satisfies PortraitColumns
  return { columns }
}
