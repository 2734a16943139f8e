// The number within a series: "Sonata No. 5", "Zweite Sonate", "Sequenza IXb".

export const ordinals = [
  'first|erste[rs]?|premiere?',
  'second|zweite[rs]?|deuxieme',
  'third|dritte[rs]?|troisieme',
  'fourth|vierte[rs]?',
  'fifth|funfte[rs]?',
  'sixth|sechste[rs]?',
  'seventh|siebte[rs]?',
  'eighth|achte[rs]?',
  'ninth|neunte[rs]?',
]

const ordinalAlone = ordinals.map(words => new RegExp(`^(?:${words})$`))
const ordinalFirst = ordinals.map(words => new RegExp(`^(the |die |das |der )?(?:${words}) `))

// "No. 5", "Nr. V" and "n° 5"; "5. Sonate"; "Sonata 5" and "Sequenza IXb"
const numberings = [
  /(?<!\p{L})(?:no|nr|n|numero)[.°º]*\s*(\d+|[ivx]+)(?![\p{L}\d])/u,
  /^(\d+)\.(?=\s)/,
  /(?<=\p{L}[^\p{L}\d]+)(\d+|[ivx]+)([ab]?)\s*$/u,
]

const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
const roman = [0, 1, 2, 3].flatMap(ten => ones.map(one => 'x'.repeat(ten) + one))

/** Converts a number in digits, Roman numerals (up to 39) or words: "7", "vii" and "siebter" → 7 */
export const numberOf = (word: string): string | null => {
  if (/^\d+$/.test(word)) return String(Number(word))
  const ordinal = ordinalAlone.findIndex(pattern => pattern.test(word)) + 1
  const number = ordinal || roman.indexOf(word)
  return number > 0 ? String(number) : null
}

/** Splits a plain title into its series number and the rest. */
export const splitNumber = (title: string): { number: string | null; rest: string } => {
  for (const numbering of numberings) {
    const found = numbering.exec(title)
    const [all = '', digits = '', letter = ''] = found ?? []
    const number = numberOf(digits)
    if (!found || !number || number === '0') continue
    const rest = `${title.slice(0, found.index)} ${title.slice(found.index + all.length)}`
    return { number: `${number}${letter}`, rest }
  }
  const place = ordinalFirst.findIndex(pattern => pattern.test(title))
  const found = ordinalFirst[place]?.exec(title)
  if (!found) return { number: null, rest: title }
  return { number: String(place + 1), rest: `${found[1] ?? ''}${title.slice(found[0].length)}` }
}
