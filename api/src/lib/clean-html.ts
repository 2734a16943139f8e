import sanitize from 'sanitize-html'

const rules: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'em', 'i', 'strong', 'b', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
}

/** Removes everything from user HTML that does more than structure text. */
export const cleanHtml = (html: string): string => sanitize(html, rules)
