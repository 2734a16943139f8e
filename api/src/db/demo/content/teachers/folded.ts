/** Joins wrapped prose to the single line of HTML that is stored. */
export const folded = (text: TemplateStringsArray): string => text.join('').replace(/\s+/g, ' ').trim()
