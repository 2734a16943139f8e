import { PORTRAIT_RATIO } from '@academy/contract/programme/teachers/portrait'
import { removeFilesBelow } from '../../../base/files/remove-files.ts'
import type { FileStore } from '../../../base/files/store.ts'
import type { PictureFile } from '../../../base/pictures/encode.ts'

/** The folder of the uploaded portraits in the file store. */
export const PORTRAIT_FOLDER = 'portraits/'

/** Widths for lists and pages, on screens of single to triple density. */
export const PORTRAIT_WIDTHS = [240, 320, 480, 640, 800] as const

/** The width of the picture from which files are made: more than is shown today. */
export const SOURCE_WIDTH = 1600

/** The smallest width for programs that do not choose. */
export const FALLBACK_WIDTH = 400

/** Widths of the whole picture, for the first screen of a masterclass from a phone to a large window. */
export const WHOLE_WIDTHS = [640, 1280, 1920] as const

const ID_LENGTH = 36

export const portraitKey = (portrait: string, { width, format }: PictureFile): string =>
  `${PORTRAIT_FOLDER}${portrait}-${width}.${format}`

const wholeKey = (portrait: string, { width, format }: PictureFile): string =>
  `${PORTRAIT_FOLDER}${portrait}-whole-${width}.${format}`

/** The file from which all others are made. It is never served. */
export const sourceKey = (portrait: string): string => `${PORTRAIT_FOLDER}${portrait}-source.jpeg`

export const SOURCE_METADATA = { type: 'image/jpeg', name: 'source.jpeg' }

/** Returns the portrait to which a file belongs. */
export const portraitOf = (key: string): string =>
  key.slice(PORTRAIT_FOLDER.length, PORTRAIT_FOLDER.length + ID_LENGTH)

/** The files that an upload waits for: JPEG in two widths, for what does not read WebP. */
export const quickFiles = (widths: readonly number[]): PictureFile[] => {
  const small = widths.find(width => width >= FALLBACK_WIDTH)
  const fallback = new Set([small, widths.at(-1)].filter(width => width !== undefined))
  return [
    ...widths.map(width => ({ width, format: 'webp' as const })),
    ...[...fallback].map(width => ({ width, format: 'jpeg' as const })),
  ]
}

export const putPortraitFile = (
  files: FileStore,
  portrait: string,
  { width, format, content }: PictureFile & { content: Uint8Array },
) =>
  files.put(portraitKey(portrait, { width, format }), content, {
    type: `image/${format}`,
    name: `portrait-${width}x${Math.round(width / PORTRAIT_RATIO)}.${format}`,
  })

/** WebP in all widths, and JPEG in the smallest, for what does not read WebP. */
export const wholeFiles = (widths: readonly number[]): PictureFile[] => [
  ...widths.map(width => ({ width, format: 'webp' as const })),
  ...widths.slice(0, 1).map(width => ({ width, format: 'jpeg' as const })),
]

export const putWholeFile = (
  files: FileStore,
  portrait: string,
  { width, format, content }: PictureFile & { content: Uint8Array },
) =>
  files.put(wholeKey(portrait, { width, format }), content, {
    type: `image/${format}`,
    name: `picture-${width}.${format}`,
  })

/** Removes all files of a portrait. */
export const removePortrait = async (files: FileStore, portrait: string | null): Promise<void> => {
  if (portrait !== null) await removeFilesBelow(files, `${PORTRAIT_FOLDER}${portrait}-`)
}
