import type { Locale } from '@academy/contract/locale'
import pdfmake, { type Content } from 'pdfmake'
import { fontFamilies } from './fonts.ts'
import { defaultStyle, footer, pageMargins, styles, tableLayouts } from './page-style.ts'

export type PdfDocument = {
  title: string
  subject: string
  author: string
  language: Locale
  /** Given by the caller, so that the same input makes the same bytes. */
  created_at: Date
  content: Content
}

/** Sets a document in the house style: A4, serif headings, sans text, numbered pages. `content` is used up by it. */
export async function renderPdf(doc: PdfDocument): Promise<Buffer> {
  const fonts = fontFamilies()
  const fontFiles = new Set(Object.values(fonts).flatMap(files => Object.values(files)))
  pdfmake.setFonts(fonts)
  pdfmake.setTableLayouts(tableLayouts)
  // A document may draw on our fonts and on nothing else, neither on disk nor on the net.
  pdfmake.setLocalAccessPolicy(path => fontFiles.has(path))
  pdfmake.setUrlAccessPolicy(() => false)

  const { title, subject, author, created_at } = doc
  // No `version` above the default: from 1.4 on pdfmake adds XML metadata in which it does not escape "&".
  const created = pdfmake.createPdf({
    info: { title, subject, author, creator: author, creationDate: created_at, modDate: created_at },
    language: doc.language,
    displayTitle: true,
    pageSize: 'A4',
    pageMargins,
    defaultStyle,
    styles,
    footer: footer(`${author} · ${title}`, doc.language),
    content: doc.content,
  })
  return await created.getBuffer()
}
