import { portraitSizes } from '@academy/contract/teachers/portrait'

/** The folder of the uploaded portraits in the file store. */
export const PORTRAIT_FOLDER = 'portraits/'

/** Returns the files of an uploaded portrait, the smallest first. */
export const portraitKeys = (portrait: string | null): string[] =>
  portrait === null ? [] : portraitSizes.map(({ width }) => `${PORTRAIT_FOLDER}${portrait}-${width}.webp`)

/** Returns the portrait to which a file belongs. */
export const portraitOf = (key: string): string =>
  key.slice(PORTRAIT_FOLDER.length).replace(/-\d+\.webp$/, '')
