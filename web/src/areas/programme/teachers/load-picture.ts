import type { FieldMessage } from '@academy/contract/base/field-message'
import { MAX_FILE_BYTES } from '@academy/contract/base/fields'
import { MAX_MEGAPIXELS, MIN_CROP_WIDTH } from '@academy/contract/programme/teachers/portrait'
import { widest } from './crop.ts'
import type { LoadedPicture } from './crop-picture.tsx'

const types = ['image/jpeg', 'image/png', 'image/webp']
export const PICTURE_ACCEPT = types.join(',')

/** Wide enough for the preview at its largest zoom. */
const PREVIEW_WIDTH = 1600

const scaleDown = async (full: ImageBitmap): Promise<ImageBitmap> => {
  if (full.width <= PREVIEW_WIDTH) return full
  const scaled = await createImageBitmap(full, { resizeWidth: PREVIEW_WIDTH, resizeQuality: 'medium' })
  full.close()
  return scaled
}

/** Decodes a picture for the preview, or says why the server would refuse it. */
export const loadPicture = async (file: File): Promise<LoadedPicture | FieldMessage> => {
  if (!types.includes(file.type)) return 'PICTURE_TYPE'
  if (file.size > MAX_FILE_BYTES) return 'FILE_TOO_LARGE'
  try {
    const full = await createImageBitmap(file)
    const { width, height } = full
    if (width * height > MAX_MEGAPIXELS * 1_000_000) return 'PICTURE_TOO_MANY_PIXELS'
    if (Math.ceil(widest({ width, height }) * width) < MIN_CROP_WIDTH) return 'PICTURE_TOO_SMALL'
    return { bitmap: await scaleDown(full), width, height }
  } catch {
    return 'PICTURE_DAMAGED'
  }
}
