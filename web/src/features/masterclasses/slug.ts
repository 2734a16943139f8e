import { plainLetters } from '@academy/contract/plain-letters'

/** A name as it stands in addresses and file names: Solveig Bjørnhaugen → solveig-bjornhaugen */
export const slugOf = (name: string): string =>
  plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
