// Letters that are no other letter with a mark on it, so that taking the marks off leaves them as they are.
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** A name as it stands in addresses and file names: Solveig Bjørnhaugen → solveig-bjornhaugen */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[łøđıßæœþ]/g, letter => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
