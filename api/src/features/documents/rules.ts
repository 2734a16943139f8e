import { createHash } from 'node:crypto'
import { type DocumentName, documentNames } from '@academy/contract/documents/schemas'
import { type Locale, locales } from '@academy/contract/locale'

export const documentFile = (name: DocumentName, locale: Locale): string => `${name}_${locale}.pdf`

/** File names of all public documents: name, underscore, language. */
export const documentFiles = documentNames.flatMap(name =>
  locales.map(locale => ({ name, locale, file: documentFile(name, locale) })),
)

/** By exact name: an unknown path is never looked up. */
export const findDocumentFile = (path: string) => documentFiles.find(({ file }) => file === path)

export const documentKey = (file: string): string => `documents/${file}`

/** Returns the checksum of a text. Line breaks in the source do not count. */
export const checksumOf = (content: unknown): string => {
  const plain = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value
  return createHash('sha256').update(JSON.stringify(content, plain)).digest('hex')
}

/** Whether a PDF was created by this program, not by the office. */
export const isMadeByProgram = (pdf: Buffer): boolean => pdf.includes('(pdfmake)')
