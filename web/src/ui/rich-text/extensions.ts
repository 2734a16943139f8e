import { richTextLinkRel, richTextSchemes } from '@academy/contract/base/rich-text'
import type { Extensions } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { OrderedList } from '@tiptap/extension-list'
import StarterKit from '@tiptap/starter-kit'

/** Whether a link leads where the sanitizer allows it. */
export const isAllowedLink = (href: string): boolean =>
  richTextSchemes.some(scheme => href.toLowerCase().startsWith(`${scheme}:`)) && URL.canParse(href)

/** Adds the scheme that people leave out: an address of a person or of a web page. */
export const completeLink = (typed: string): string => {
  const text = typed.trim()
  if (text === '' || /^[a-z]+:/i.test(text)) return text
  return /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}

/**
 * The elements of `richTextTags`, and no others: what is pasted loses everything else, as it would on the
 * server.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // Replaced below, without the attributes that the sanitizer removes.
    orderedList: false,
    link: false,
    // Appends an empty paragraph to the text.
    trailingNode: false,
    heading: { levels: [3, 4] },
  }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    openOnClick: false,
    autolink: false,
    HTMLAttributes: { rel: richTextLinkRel, target: null, class: null },
    isAllowedUri: isAllowedLink,
  }),
]
