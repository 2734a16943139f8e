const MAX_LENGTH = 28
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Breaks words that are too long for their column; pdfmake would overflow. Text with right-to-left words stays
 * whole, because their order depends on what is around them.
 */
export const breakWords = (text: string): { text: string; wordBreak?: 'break-all' }[] =>
  rightToLeft.test(text)
    ? [{ text }]
    : text
        .split(/(?<=[\s/-])/)
        .map(word =>
          word.length > MAX_LENGTH ? { text: word, wordBreak: 'break-all' as const } : { text: word },
        )

const nbsp = '\u00a0'
const withNonBreakingSpaces = (text: string) => text.replaceAll(' ', nbsp)

/**
 * Prepares a paragraph: joins the lines of a wrapped template text, and adds non-breaking spaces and hyphens.
 * For sans-serif text only, because the serif font has no non-breaking hyphen.
 */
export const typeset = (text: string) =>
  text
    .replace(/(?<!\s)\s*\n\s*/g, ' ')
    .replaceAll('E-Mail', 'E\u2011Mail')
    // a bracketed reference to a law: (Art. 6 Abs. 1 lit. a DSGVO), (Art. 6(1)(a) GDPR)
    .replace(/\((?:Art|§)(?:\([^()]*\)|[^()])*\)/g, withNonBreakingSpaces)
    // a number and its neighbour: 14 Tage, 15. Juni, 50 %, section 132
    .replace(/(?<=\d\.?) (?=%|\p{L})|(?<=\bsections?) (?=\d)/gu, nbsp)
    // the end of the paragraph, so that its last line is more than one short word
    .replace(/.{14}$/, withNonBreakingSpaces)
