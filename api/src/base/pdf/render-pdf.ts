import type { Locale } from '@academy/contract/base/locale'
import pdfmake, { type Content } from 'pdfmake'
import { fontFamilies } from './fonts.ts'
import { defaultStyle, footer, pageMargins, styles, tableLayouts } from './page-style.ts'
import { fitFonts } from './text-runs.ts'

export type PdfDocument = {
  title: string
  subject: string
  author: string
  language: Locale
  /** Set by the caller, so that the output is deterministic. */
  created_at: Date
  /** Leaves out title and page number at the bottom: for papers of which several are in one file. */
  hasNoFooter?: boolean
  content: Content
}

/**
 * Renders a document in the common style: A4, serif headings, sans-serif text, numbered pages. Consumes
 * `content`.
 */
export async function renderPdf(doc: PdfDocument): Promise<Buffer> {
  const fonts = fontFamilies()
  const fontFiles = new Set(Object.values(fonts).flatMap(files => Object.values(files)))
  pdfmake.setFonts(fonts)
  pdfmake.setTableLayouts(tableLayouts)
  // A document may use our fonts and nothing else from disk or network.
  pdfmake.setLocalAccessPolicy(path => fontFiles.has(path))
  pdfmake.setUrlAccessPolicy(() => false)

  const { title, subject, author, created_at } = doc
  // Keep the default `version`: from 1.4 on pdfmake adds XML metadata in which it does not escape "&".
  const created = pdfmake.createPdf({
    info: { title, subject, author, creator: author, creationDate: created_at, modDate: created_at },
    language: doc.language,
    displayTitle: true,
    pageSize: 'A4',
    pageMargins,
    defaultStyle,
    styles,
    ...(!doc.hasNoFooter && { footer: footer(fitFonts(`${author} · ${title}`), doc.language) }),
    content: fitFonts(doc.content),
  })
  return await created.getBuffer()
}
