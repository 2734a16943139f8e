// The same letters as the function latin_letters of the database, by which people are searched. A test compares them.

/** Letters that become several, in this order: a pair of letters comes before its parts. */
const several: readonly (readonly [from: string, to: string])[] = [
  ['щ', 'shch'],
  ['ж', 'zh'],
  ['х', 'kh'],
  ['ц', 'ts'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['ю', 'yu'],
  ['я', 'ya'],
  ['ου', 'ou'],
  ['θ', 'th'],
  ['χ', 'ch'],
  ['ψ', 'ps'],
]

const from = [...'абвгґдеєзиіклмнопрстуфыэјљњћђџαβγδεζηικλμνξοπρστυφωςьъ']
const to = [...'abvggdeeziiklmnoprstufyejlnkdzavgdeziiklmnxoprstyfos']
/** Letters without a counterpart are left out. */
const single = new Map(from.map((letter, index) => [letter, to[index] ?? '']))

/** Writes Cyrillic and Greek letters as English spells them. The text has no accents and no capitals. */
export const latinLetters = (text: string): string =>
  several
    .reduce((spelled, [letter, letters]) => spelled.replaceAll(letter, letters), text)
    .replace(/[\u0370-\u03ff\u0400-\u04ff]/g, letter => single.get(letter) ?? letter)
