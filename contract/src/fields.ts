import './without-eval.ts'
import { z } from 'zod'
import { locales } from './locale.ts'
import type { FieldMessage } from './messages.ts'
import { hasWebAddress, isPlainLine } from './names.ts'
import { isRecordingLink, withScheme } from './recording-links.ts'

export const Locale = z.enum(locales)

/** The only way for a schema to name a message: a typo does not compile. */
export const says = (key: FieldMessage): { error: FieldMessage } => ({ error: key })

// PostgreSQL can't store the NUL character, and nobody types it.
const NUL = String.fromCharCode(0)
const storable = (value: string) => !value.includes(NUL)

/** A check that only a text of an allowed length reaches: zod goes on after `max`, and normalising long texts is slow. */
const upTo = (max: number, check: (value: string) => boolean) => (value: string) =>
  value.length > max || check(value)

/** Trimmed text that must not be empty. */
export const text = (max: number, missing: FieldMessage = 'REQUIRED') =>
  z
    .string(says(missing))
    .trim()
    .min(1, says(missing))
    .max(max, says('TOO_LONG'))
    .refine(storable, says('INVALID'))

/** One line of text, such as a street: no line breaks and nothing invisible. */
export const line = (max: number, missing: FieldMessage = 'REQUIRED') =>
  text(max, missing).refine(upTo(max, isPlainLine), says('INVISIBLE_CHARACTERS'))

const NAME_MAX_LENGTH = 100
const TITLE_MAX_LENGTH = 50
const withoutLink = (value: string) => !hasWebAddress(value)

/** A name of a person. Mails greet with it, so nobody may write a message into it. */
export const personName = line(NAME_MAX_LENGTH).refine(
  upTo(NAME_MAX_LENGTH, withoutLink),
  says('NAME_WITH_LINK'),
)

const PASSWORD_MIN_LENGTH = 8
const PASSWORD_MAX_LENGTH = 200

// Who left a field empty is told just that, so nothing passes the checks that follow. `abort` would silence them
// as well, but also those of the whole form, and then people would hear of their other mistakes one by one.

/** Any password, as typed at login. */
export const password = z
  .string(says('PASSWORD_REQUIRED'))
  .min(1, says('PASSWORD_REQUIRED'))
  .max(PASSWORD_MAX_LENGTH, says('TOO_LONG'))

const isStrong = (value: string) =>
  value.length >= PASSWORD_MIN_LENGTH && /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value)

/** The own password, asked for once more where a login alone is not enough. */
export const currentPassword = z.string(says('INVALID')).max(PASSWORD_MAX_LENGTH, says('TOO_LONG')).optional()

/** A password that somebody chooses. */
export const newPassword = password.refine(value => value === '' || isStrong(value), says('PASSWORD_RULE'))

const EMAIL_MAX_LENGTH = 254
// One at sign, a dot in the host, and nothing that could end a mail header. Only the first dot is looked for: a host
// can be split at one place alone, so the time does not grow faster than the text.
const emailPattern =
  /^([^\s@<>,;"()\p{Cc}]+@[^\s@<>,;"()\p{Cc}][^\s@<>,;"()\p{Cc}.]*\.[^\s@<>,;"()\p{Cc}]+)?$/u

export const email = z
  .string(says('EMAIL_REQUIRED'))
  .trim()
  .min(1, says('EMAIL_REQUIRED'))
  .max(EMAIL_MAX_LENGTH, says('EMAIL_INVALID'))
  .regex(emailPattern, says('EMAIL_INVALID'))

const MAX_ID = 2_147_483_647
export const id = z.int().min(1).max(MAX_ID)

/** The id of something that has to be chosen. */
export const chosenId = (missing: FieldMessage) =>
  z.int(says(missing)).min(1, says(missing)).max(MAX_ID, says(missing))

/** Something that has an id, named by it, or sent back as it was read. */
export const idOrRead = (missing: FieldMessage = 'INVALID') =>
  z.union([chosenId(missing), z.object({ id: chosenId(missing) }).transform(read => read.id)], says(missing))

/** An id in a path. What is no id names nothing, so the caller answers 404. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id)

/** An id in a query: a number in our own calls, and text once it stands in an address. */
export const queryId = z.union([id, pathId])

const isRealDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** A calendar day, `YYYY-MM-DD`. */
export const day = z
  .string(says('DATE_INVALID'))
  .regex(/^(19|20|21)\d\d-\d\d-\d\d$/, says('DATE_INVALID'))
  .refine(isRealDay, says('DATE_INVALID'))
  .meta({ format: 'date' })

/** Trimmed text that may be empty. */
const anyText = (max: number) =>
  z.string(says('INVALID')).trim().max(max, says('TOO_LONG')).refine(storable, says('INVALID'))

/** A title of a person, which may be empty. */
export const personTitle = anyText(TITLE_MAX_LENGTH)
  .refine(upTo(TITLE_MAX_LENGTH, isPlainLine), says('INVISIBLE_CHARACTERS'))
  .refine(upTo(TITLE_MAX_LENGTH, withoutLink), says('NAME_WITH_LINK'))

/** Text that may be left out; then it is empty. */
export const optionalText = (max: number) => anyText(max).default('')

/** A link to a recording, or nothing. The scheme may be missing; then it is https, so that nothing else gets through. */
export const recordingLink = optionalText(3_000)
  .transform(withScheme)
  .refine(link => link === '' || isRecordingLink(link), says('LINK_INVALID'))

const yes: readonly unknown[] = [true, 1, '1', 'true']
const no: readonly unknown[] = [false, 0, '0', 'false']

/** Yes or no: forms send 1 and 0, JSON also true and false. */
export const flag = (missing: FieldMessage = 'REQUIRED') =>
  z
    .custom<boolean | 0 | 1 | '0' | '1'>(value => yes.includes(value) || no.includes(value), says(missing))
    .transform(value => yes.includes(value))

/** A box that has to be ticked. */
export const ticked = (missing: FieldMessage) => flag(missing).pipe(z.literal(true, says(missing)))

/** Whole cents, in euros. */
export const euros = z
  .number(says('AMOUNT_INVALID'))
  .min(0.01, says('AMOUNT_INVALID'))
  .max(100_000, says('AMOUNT_INVALID'))
  .refine(amount => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, says('AMOUNT_INVALID'))

/** What both halves know of a file: the browser's `File` is one, and what the server received. */
export interface Upload {
  readonly name: string
  readonly size: number
}

/** What a single file may weigh. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** A file in a form. What is in it is looked at by whoever takes it. */
export const upload = z.custom<Upload>(
  value => typeof value === 'object' && value !== null && 'name' in value && 'size' in value,
  says('FILE_REQUIRED'),
)
