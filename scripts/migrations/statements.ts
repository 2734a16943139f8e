// Splits the text of a migration into statements, without comments, quoted texts and bodies of functions.

const blank = (text: string) =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')

export const statementsOf = (text: string): string[] =>
  blank(text)
    .toLowerCase()
    .split(';')
    .map(statement => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Splits at commas that are in no brackets. */
export const partsOf = (list: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const character of list) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map(part => part.trim())
}
