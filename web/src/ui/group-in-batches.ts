/** A number with its sign ("No. 11", "KV 331"), and a key in German, which would break behind its hyphen. */
const together = /(\b\p{L}{1,5}\.? \d+\p{L}?(?!\p{L})|\b[A-Ha-h](?:is|es|s)?-(?:Dur|Moll)\b)/u

/** A text in parts: what belongs together, and what stands between. `at` is where a part begins. */
export const groupInBatches = (text: string) => {
  let at = 0
  return text
    .split(together)
    .map((part, index) => {
      const found = { part, isTogether: index % 2 === 1, at }
      at += part.length
      return found
    })
    .filter(({ part }) => part !== '')
}
