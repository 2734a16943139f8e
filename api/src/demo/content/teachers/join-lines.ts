/** Joins wrapped prose to the single line of HTML that is stored. */
export const joinLines = (text: TemplateStringsArray): string => text.join('').replace(/\s+/g, ' ').trim()
