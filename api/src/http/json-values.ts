/** More than the largest form of ours has: sixty questions with fifteen fields each. */
export const MOST_JSON_VALUES = 10_000

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = ['"', '\\', ',', '[', '{'].map(sign => sign.charCodeAt(0))

/** Where the text in quotation marks ends that begins at `start`. */
const endOfText = (json: string, start: number): number => {
  let at = json.indexOf('"', start + 1)
  while (at > 0) {
    let backslashes = 0
    while (json.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return at
    at = json.indexOf('"', at + 1)
  }
  return json.length
}

/**
 * Whether JSON has more lists, objects and members than anything that is ever asked for. Looked at before it is parsed:
 * 85,000 empty objects fit into 256 kB, and take a hundred times as long as a text of that length.
 */
export const hasTooManyValues = (json: string): boolean => {
  let values = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfText(json, at)
    else if ((code === COMMA || code === BRACKET || code === BRACE) && ++values > MOST_JSON_VALUES)
      return true
  }
  return false
}
