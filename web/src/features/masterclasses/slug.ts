import { plainLetters } from '@academy/contract/plain-letters'

/** A name as used in URLs and file names: Solveig Bjørnhaugen → solveig-bjornhaugen */
export const slugOf = (name: string): string =>
  plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
