// Letters that are no other letter with a mark on it, so that taking the marks off leaves them as they are.
const unmarked: Record<string, string> = {
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

/** A text without accents and capitals: Dvořák → dvorak */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðıæœþ]/g, letter => unmarked[letter] ?? letter)
