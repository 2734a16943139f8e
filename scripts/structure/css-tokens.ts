// One spacing scale and one set of breakpoints keep pages consistent.
import type { Rule, SourceFile } from './source.ts'

const TOKENS = 'web/src/ui/tokens.css'

/** In rem. The height is the minimum at which bars may stay visible. */
const breakpoints = { width: [24, 28, 40, 48, 56, 64, 80], height: [40] }

const comments = /\/\*[\s\S]*?\*\//g
const spacing = /(?<![\w-])(?:(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap)\s*:\s*([^;}]+)/g
// Allow multiples of the text size, which scale with the text, and 1px, which is a line and no spacing.
const rawLength = /(?<![\w.])-?\d*\.?\d+(?:rem|vw|vh|ch|(?<!\b1)px)\b/
const mediaWithSize = /@media([^{]*\b(?:width|height)\b[^{]*)\{/g

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const spacingViolations = ({ path, text }: SourceFile) =>
  matches(text, spacing)
    .filter(value => path !== TOKENS && rawLength.test(value))
    .map(value => `${path}: spacing "${value.trim()}"; use the tokens of ${TOKENS}`)

const isKnown = (query: string) => {
  const allowed = query.includes('height') ? breakpoints.height : breakpoints.width
  return (
    !/(?:min|max)-/.test(query) &&
    matches(query, /([\d.]+)rem/g).every(size => allowed.includes(Number(size)))
  )
}

const breakpointViolations = ({ path, text }: SourceFile) =>
  matches(text, mediaWithSize)
    .filter(query => !isKnown(query) || /\dpx/.test(query))
    .map(
      query =>
        `${path}: @media${query.trimEnd()}; write (width >= N) or (width < N), with N one of ${breakpoints.width.join(', ')}rem`,
    )

const stylesUseTokens: Rule = files =>
  files
    .filter(({ path }) => path.startsWith('web/src/') && path.endsWith('.css'))
    .map(file => ({ ...file, text: file.text.replaceAll(comments, '') }))
    .flatMap(file => [...spacingViolations(file), ...breakpointViolations(file)])

export const cssTokenRules: Rule[] = [stylesUseTokens]
