import { richTextLinkRel, richTextSchemes, richTextTags } from '@academy/contract/base/rich-text'
import sanitize from 'sanitize-html'

const rules: sanitize.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: [...richTextSchemes],
  transformTags: { a: sanitize.simpleTransform('a', { rel: richTextLinkRel }) },
}

/** Removes everything from user HTML that does more than structure text. */
export const cleanHtml = (html: string): string => sanitize(html, rules)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)
