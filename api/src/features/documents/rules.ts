import { documentNames } from '@academy/contract/documents'
import { locales } from '@academy/contract/locale'

/** The file names of all public documents: name, underscore, language. */
export const documentFiles = documentNames.flatMap(name =>
  locales.map(locale => ({ name, locale, file: `${name}_${locale}.pdf` })),
)

export const isDocumentFile = (path: string): boolean => documentFiles.some(({ file }) => file === path)

export const documentKey = (file: string): string => `documents/${file}`
