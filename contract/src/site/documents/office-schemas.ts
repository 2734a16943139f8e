import { z } from 'zod'
import { day, id, messageKey } from '../../base/fields.ts'
import { locales, localized, localizedBy } from '../../base/locale.ts'
import { isPlainLine, withoutTabs } from '../../base/names.ts'
import { checkDocumentPlaceholders } from './placeholders.ts'
import { documentNames } from './schemas.ts'

export const MAX_SECTIONS = 30
const LINE_MAX_LENGTH = 200
const TEXT_MAX_LENGTH = 6_000

/** Text with placeholders. Checks the content only up to the maximum length. */
const words = (max: number, isLine: boolean) =>
  z
    .string(messageKey('REQUIRED'))
    .trim()
    .overwrite(value => (isLine ? withoutTabs(value) : value))
    .max(max, messageKey('TOO_LONG'))
    .check(({ value, issues }) => {
      if (value.length > max) return
      const refuse = (message: string) => issues.push({ code: 'custom', message, input: value })
      const wrong = checkDocumentPlaceholders(value, { hasTables: !isLine })
      if (value.includes('\0')) refuse('INVALID')
      else if (isLine && !isPlainLine(value)) refuse('INVISIBLE_CHARACTERS')
      else if (wrong) refuse(wrong)
    })
const required = (schema: z.ZodType<string, string>) =>
  schema.refine(value => value !== '', messageKey('REQUIRED'))
const line = words(LINE_MAX_LENGTH, true)

/** A document in one language, as the office writes it. */
export const WrittenDocument = z.object({
  title: required(line),
  subtitle: line,
  /** Printed after the date of the version: what it applies to. */
  version_note: line,
  sections: z
    .array(z.object({ heading: required(line), text: required(words(TEXT_MAX_LENGTH, false)) }))
    .min(1, messageKey('TOO_FEW'))
    .max(MAX_SECTIONS, messageKey('TOO_MANY')),
})
export type WrittenDocument = z.output<typeof WrittenDocument>

/** Withdrawn before its day, in force later, now, or formerly. */
export const VersionState = z.enum(['later', 'in_force', 'past', 'withdrawn'])
export type VersionState = z.infer<typeof VersionState>

/** The default text, a text or a file of the office. */
export const DocumentSource = z.enum(['program', 'written', 'uploaded'])
export type DocumentSource = z.infer<typeof DocumentSource>

export const PublishedVersion = z.object({
  id,
  valid_from: day,
  state: VersionState,
  source: DocumentSource,
  /** Whether one file serves for all languages. */
  is_one_file: z.boolean(),
  published_at: z.string(),
  /** The name of the person; null for the program and for deleted accounts. */
  published_by: z.string().nullable(),
  /** How many applications and bookings were sent with it. */
  agreed_count: z.int(),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

export const OfficeDocument = z.object({
  name: z.enum(documentNames),
  /** Counts publications and withdrawals; a request names the one that it is based on. */
  version: z.int(),
  /** Whether the text in force would be another one with the names and prices of today. */
  is_outdated: z.boolean(),
  /** The latest day first (at most 200). */
  versions: z.array(PublishedVersion),
})
export type OfficeDocument = z.infer<typeof OfficeDocument>

export const OfficeDocumentDetail = OfficeDocument.extend({
  /** What the office wrote last, or else the default text. */
  ...localized('text', WrittenDocument),
  ...localized('default', WrittenDocument),
})
export type OfficeDocumentDetail = z.infer<typeof OfficeDocumentDetail>

const Publication = z.object({
  version: z.int().min(0).max(1_000_000),
  /** Today or later. */
  valid_from: day,
})

export const WrittenPublication = Publication.extend(localized('text', WrittenDocument))
export type WrittenPublication = z.output<typeof WrittenPublication>

/** An uploaded file is named by the id that the upload returned. A language without one shows the other file. */
export const UploadedPublication = Publication.extend(
  localized('upload', z.uuid(messageKey('FILE_REQUIRED')).toLowerCase().nullable()),
).refine(uploads => locales.some(locale => uploads[`upload_${locale}`] !== null), {
  ...messageKey('FILE_REQUIRED'),
  path: [`upload_${locales[0]}`],
})
export type UploadedPublication = z.output<typeof UploadedPublication>

export const DocumentUpload = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number(),
  /** A link that expires. */
  url: z.string(),
})
export type DocumentUpload = z.infer<typeof DocumentUpload>

export const exampleWritten: WrittenDocument = {
  title: 'Terms and Conditions',
  subtitle: 'Applying for and taking part in the masterclasses',
  version_note: 'Applies to all applications received from this day on.',
  sections: [
    {
      heading: 'Withdrawal',
      text: 'Of the participation fee we charge:\n\n{withdrawal_terms}\n\nPlease write to {email}.',
    },
  ],
}

export const exampleDocument: OfficeDocument = {
  name: 'terms_and_conditions',
  version: 3,
  is_outdated: false,
  versions: [
    {
      id: 5,
      valid_from: '2027-01-15',
      state: 'in_force',
      source: 'written',
      is_one_file: false,
      published_at: '2027-01-15T09:30:00.000Z',
      published_by: 'Mira Sandner',
      agreed_count: 12,
    },
  ],
}

export const exampleDetail: OfficeDocumentDetail = {
  ...exampleDocument,
  ...localizedBy('text', () => exampleWritten),
  ...localizedBy('default', () => exampleWritten),
}
