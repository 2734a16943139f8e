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
