import { createHash } from 'node:crypto'
import { type Locale, locales } from '@academy/contract/base/locale'
import type { VersionState, WrittenDocument } from '@academy/contract/site/documents/office-schemas'
import { type DocumentName, documentNames } from '@academy/contract/site/documents/schemas'
import { MAX_INSPECTION_MS, MAX_WAIT_MS } from '../../../base/pdf-check/check-pdf.ts'
import type { Limit } from '../../../base/rate-limit.ts'
import type { DocumentValues } from './texts/fill.ts'

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

interface DatedVersion {
  valid_from: string
  is_withdrawn: boolean
}

/** Adds the state to the versions of a document, which are sorted with the latest first. */
export const withStates = <Version extends DatedVersion>(
  versions: readonly Version[],
  today: string,
): (Omit<Version, 'is_withdrawn'> & { state: VersionState })[] => {
  const inForce = versions.find(({ is_withdrawn, valid_from }) => !is_withdrawn && valid_from <= today)
  return versions.map(version => {
    const { is_withdrawn, ...shown } = version
    const state = is_withdrawn
      ? 'withdrawn'
      : version === inForce
        ? 'in_force'
        : version.valid_from > today
          ? 'later'
          : 'past'
    return { ...shown, state }
  })
}

/** Returns the fields of a text with a placeholder that has no value. */
export const fieldsWithoutValue = (
  { title, subtitle, version_note, sections }: WrittenDocument,
  { texts, tables }: DocumentValues,
): string[] => {
  const values: Record<string, unknown> = { ...texts, ...tables }
  const isEmpty = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !values[name])
  const fields = Object.entries({ title, subtitle, version_note }).concat(
    sections.flatMap(({ heading, text }, index): [string, string][] => [
      [`sections.${index}.heading`, heading],
      [`sections.${index}.text`, text],
    ]),
  )
  return fields.filter(([, text]) => isEmpty(text)).map(([field]) => field)
}

const HOUR = 60 * 60

/** Each upload and each preview writes a file. */
export const fileLimits = (account_id: number): Limit[] => [
  { name: 'document-file', subject: String(account_id), max: 120, seconds: HOUR },
]

/** Inspects one file per person at a time, so that one person cannot occupy all threads. */
export const checkLease = (account_id: number) => ({
  name: 'document-check',
  subject: String(account_id),
  seconds: (MAX_WAIT_MS + MAX_INSPECTION_MS) / 1000 + 20,
})

const UPLOAD_HOURS = 20

/** Whether an upload can still be published. The sweep deletes what is a day old and was not. */
export const isFresh = (uploaded: Date, now: Date): boolean =>
  now.getTime() - uploaded.getTime() < UPLOAD_HOURS * HOUR * 1000
