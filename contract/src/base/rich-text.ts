// Does not import zod: the editor in the browser loads this file too.

/** The elements that a formatted text may contain. Everything else is removed. */
export const richTextTags = [
  'p',
  'br',
  'em',
  'i',
  'strong',
  'b',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
  'blockquote',
] as const

/** Where a link in a formatted text may lead. */
export const richTextSchemes = ['https', 'http', 'mailto'] as const

export const richTextLinkRel = 'noopener noreferrer nofollow'
