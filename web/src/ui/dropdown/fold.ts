// Letters that no accent can be taken from.
const plain: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' }

/** A text as people search for it: without accents and capitals. Dvořák → dvorak */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđæœ]/g, letter => plain[letter] ?? letter)
