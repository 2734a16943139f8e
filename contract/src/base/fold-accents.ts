// Letters that do not decompose into a base letter and a mark.
const nonDecomposing: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Removes accents and case: Dvořák → dvorak */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðıæœþ]/g, letter => nonDecomposing[letter] ?? letter)
