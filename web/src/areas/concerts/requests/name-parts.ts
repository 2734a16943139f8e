const wordsIn = (text: string) => text.split(/\s+/).filter(word => word !== '')
const isSmall = (word: string) => /^\p{Ll}/u.test(word)

/** Splits a search into the parts of a name: "Ludwig van Beethoven" and "Beethoven, Ludwig van". */
export const nameParts = (typed: string) => {
  const [before = '', after] = typed.split(',', 2)
  const turned = after === undefined ? typed : `${after} ${before}`
  const words = wordsIn(turned)
  const last_name = words.pop() ?? ''
  // If everything is lower case, prefixes cannot be detected.
  const isWritten = words.length > 0 && !isSmall(words[0] ?? '')
  const firstSmall = isWritten ? words.findIndex(isSmall) : -1
  const end = firstSmall === -1 ? words.length : firstSmall
  return {
    first_name: words.slice(0, end).join(' '),
    last_prefix: words.slice(end).join(' '),
    last_name,
  }
}
