import { foldAccents } from '@academy/contract/fold-accents'

/** A name as used in URLs and file names: Solveig Bjørnhaugen → solveig-bjornhaugen */
export const slugOf = (name: string): string =>
  foldAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
