/** More than the largest valid request: the ten thousand recipients of a group mail. */
export const MAX_JSON_VALUES = 10_100

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = ['"', '\\', ',', '[', '{'].map(sign => sign.charCodeAt(0))

/** Returns where the string that begins at `start` ends. */
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
 * Whether JSON has more arrays, objects and members than any valid request. Runs before parsing: 85,000 empty
 * objects fit into 256 kB, and take a hundred times as long as a string of that length.
 */
export const hasTooManyValues = (json: string): boolean => {
  let values = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfText(json, at)
    else if ((code === COMMA || code === BRACKET || code === BRACE) && ++values > MAX_JSON_VALUES) return true
  }
  return false
}
