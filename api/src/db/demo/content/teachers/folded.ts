/** Prose is wrapped for the reader of the source; what is stored is the same HTML on one line. */
export const folded = (text: TemplateStringsArray): string => text.join('').replace(/\s+/g, ' ').trim()
