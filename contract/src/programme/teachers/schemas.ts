import { z } from 'zod'
import { InvitationState } from '../../access/invitations/schemas.ts'
import {
  chosenId,
  email,
  flag,
  id,
  Locale,
  messageKey,
  optionalText,
  personName,
  personTitle,
  upload,
} from '../../base/fields.ts'
import { localized } from '../../base/locale.ts'
import { DEFAULT_FOCUS, FOCUS_STEP } from './portrait.ts'

/** The length of a biography in one language, with its markup. */
const MAX_RESUME_LENGTH = 20_000

/** A quotation stands in large letters. */
const MAX_SENTENCE_LENGTH = 160

/** The addresses of a portrait, uploaded, drawn or the violin, in formats that every program reads. */
const addresses = { small: z.string(), large: z.string() }

const focus = { focus_left: z.number(), focus_top: z.number() }

/** The portrait for the public pages. */
export const Portrait = z.object({
  ...addresses,
  ...focus,
  /** Modern formats in several widths, the best first; none of a drawing. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})

/** The picture of which the portrait is a part, for the page of a masterclass. */
export const WholePicture = Portrait.omit({ large: true }).extend({ width: z.number(), height: z.number() })

/** The portrait for the tables of the office. */
const OfficePortrait = z.object({
  ...addresses,
  thumbnail: z.string(),
  /** The picture to which the focus belongs: the whole one, or else the portrait. */
  picture: z.string(),
  ...focus,
})

const TeacherAccount = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
})

/** An account that can be linked to a teacher. */
export const FoundAccount = TeacherAccount.extend({
  /** The teacher to whom it is linked already. */
  teacher: z.string().nullable(),
})
export type FoundAccount = z.infer<typeof FoundAccount>

/** A teacher in the list of the office. */
export const TeacherRow = z.object({
  id,
  title: z.string(),
  /** Whether visitors read the title before the name. */
  shows_title: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  portrait: OfficePortrait,
  /** Whether a portrait was uploaded. */
  has_portrait: z.boolean(),
  /** Whether a drawing is shown while none is uploaded. */
  has_drawing: z.boolean(),
  /** The years of the academies with a masterclass of this teacher, the latest first. */
  years: z.array(z.number()),
  masterclass_count: z.number(),
  account: TeacherAccount.nullable(),
  invitation: InvitationState.nullable(),
  /** The languages without a biography. */
  missing_resumes: z.array(Locale),
})
export type TeacherRow = z.infer<typeof TeacherRow>

export const Teacher = TeacherRow.extend({
  /** Incremented by each change of name, title or biography; a save names the version it is based on. */
  version: z.number(),
  resume_german: z.string(),
  resume_english: z.string(),
  ...localized('sentence', z.string()),
})
export type Teacher = z.infer<typeof Teacher>

const resume = optionalText(MAX_RESUME_LENGTH)

export const TeacherInput = z.object({
  title: personTitle.default(''),
  shows_title: flag().default(false),
  first_name: personName,
  last_name: personName,
  resume_german: resume,
  resume_english: resume,
  /** What the teacher says, without quotation marks. */
  ...localized('sentence', optionalText(MAX_SENTENCE_LENGTH)),
})
export type TeacherInput = z.output<typeof TeacherInput>

/** Forms send numbers as text. */
const fraction = z
  .union([z.number(), z.string().regex(/^\d{1,2}(\.\d{1,20})?$/)], messageKey('INVALID'))
  .transform(Number)
  .pipe(z.number().min(0, messageKey('INVALID')).max(1, messageKey('INVALID')))

/** See `Crop`. Without it the largest part in the middle is taken. */
const cropFields = {
  crop_left: fraction.optional(),
  crop_top: fraction.optional(),
  crop_width: fraction.optional(),
}

export const AccountChoice = z.object({ account_id: chosenId('REQUIRED') })

export const TeacherInvitation = z.object({ email, locale: Locale })

export const PortraitUpload = z.object({
  portrait_file: upload,
  ...cropFields,
  /** Whether the page of a masterclass shows the whole picture instead of the part. */
  shows_whole: flag().default(false),
})

const percent = z
  .int(messageKey('INVALID'))
  .min(0, messageKey('INVALID'))
  .max(100, messageKey('INVALID'))
  .multipleOf(FOCUS_STEP, messageKey('INVALID'))

export const PortraitFocus = z.object({ focus_left: percent, focus_top: percent })

export const exampleTeacher: Teacher = {
  id: 4,
  title: 'Prof.',
  shows_title: true,
  first_name: 'Ilse',
  last_name: 'Marent',
  portrait: {
    thumbnail: '/api/portraits/ilse-marent/5f0c3f0e-0d0b-4a51-9c56-5bb7c2f6a001-240.webp',
    small: '/api/portraits/ilse-marent/5f0c3f0e-0d0b-4a51-9c56-5bb7c2f6a001-400.jpeg',
    large: '/api/portraits/ilse-marent/5f0c3f0e-0d0b-4a51-9c56-5bb7c2f6a001-960.jpeg',
    picture: '/api/portraits/ilse-marent/5f0c3f0e-0d0b-4a51-9c56-5bb7c2f6a001-960.jpeg',
    ...DEFAULT_FOCUS,
  },
  has_portrait: true,
  has_drawing: false,
  years: [2027, 2026],
  masterclass_count: 2,
  account: null,
  invitation: {
    email: 'ilse@example.org',
    locale: 'de',
    sent_at: '2027-01-10T09:00:00.000Z',
    expires_at: '2027-01-24T09:00:00.000Z',
    is_expired: false,
  },
  missing_resumes: [],
  version: 3,
  resume_german: '<p>Ilse Marent unterrichtet …</p>',
  resume_english: '<p>Ilse Marent teaches …</p>',
  sentence_de: 'Der Ton beginnt, bevor man ihn hört.',
  sentence_en: 'A note begins before you hear it.',
}
export const exampleTeacherRow: TeacherRow = TeacherRow.parse(exampleTeacher)

export const exampleInput: TeacherInput = {
  sentence_de: 'Der Ton beginnt, bevor man ihn hört.',
  sentence_en: 'A note begins before you hear it.',
  title: 'Prof.',
  shows_title: true,
  first_name: 'Ilse',
  last_name: 'Marent',
  resume_german: '<p>Ilse Marent unterrichtet …</p>',
  resume_english: '<p>Ilse Marent teaches …</p>',
}
