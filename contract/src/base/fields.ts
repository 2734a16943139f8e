import { MAX_FILE_MB, MIN_PASSWORD_LENGTH } from './constants.ts'
import './without-eval.ts'
import { z } from 'zod'
import { isCalendarDay } from './days.ts'
import type { FieldMessage } from './field-message.ts'
import { isRecordingLink, withScheme } from './links.ts'
import { locales } from './locale.ts'
import { hasOtherLetters, hasWebAddress, isPlainLine, withoutTabs } from './names.ts'

export const Locale = z.enum(locales)

/** Schemas name their messages through this function only, so that a typo does not compile. */
export const messageKey = (key: FieldMessage): { error: FieldMessage } => ({ error: key })

// PostgreSQL cannot store the NUL character, and nobody types it.
const NUL = String.fromCharCode(0)
const storable = (value: string) => !value.includes(NUL)

/**
 * Skips the check for texts that are too long: zod continues after `max`, and normalizing long texts is slow.
 */
const upTo = (max: number, check: (value: string) => boolean) => (value: string) =>
  value.length > max || check(value)

/** Trimmed, non-empty text. */
export const text = (max: number, missing: FieldMessage = 'REQUIRED') =>
  z
    .string(messageKey(missing))
    .trim()
    .min(1, messageKey(missing))
    .max(max, messageKey('TOO_LONG'))
    .refine(storable, messageKey('INVALID'))

/** Why the office does something, for its record. */
export const ReasonInput = z.object({ reason: text(500) })

/** One line of text, such as a street: no line breaks or invisible characters. A tab becomes a space. */
export const line = (max: number, missing: FieldMessage = 'REQUIRED') =>
  text(max, missing).overwrite(withoutTabs).refine(upTo(max, isPlainLine), messageKey('INVISIBLE_CHARACTERS'))

const NAME_MAX_LENGTH = 100
const TITLE_MAX_LENGTH = 50
const withoutLink = (value: string) => !hasWebAddress(value)
// An empty one has its own error.
const hasLetter = (value: string) => value === '' || /\p{L}/u.test(value)

const withLetter = (schema: z.ZodType<string, string>, max: number) =>
  schema.refine(upTo(max, hasLetter), messageKey('NAME_WITHOUT_LETTER'))

/** The name of somebody as others write it. */
export const nameText = (max: number, missing?: FieldMessage) => withLetter(text(max, missing), max)

/** One line with the name of somebody. */
export const nameLine = (max: number) => withLetter(line(max), max)

/** A person's name. Mails greet with it, so it must not carry a message. */
export const personName = nameLine(NAME_MAX_LENGTH).refine(
  upTo(NAME_MAX_LENGTH, withoutLink),
  messageKey('NAME_WITH_LINK'),
)

const PASSWORD_MAX_LENGTH = 200

// Empty values pass the checks after `min`, so that an empty field has only one error. `abort` would also
// skip the checks of the whole form, and errors would appear one by one.

/** Any password, as typed at login. */
export const password = z
  .string(messageKey('PASSWORD_REQUIRED'))
  .min(1, messageKey('PASSWORD_REQUIRED'))
  .max(PASSWORD_MAX_LENGTH, messageKey('TOO_LONG'))

const isStrong = (value: string) =>
  value.length >= MIN_PASSWORD_LENGTH && /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value)

/** The caller's own password, required where a session alone is not enough. */
export const currentPassword = z
  .string(messageKey('INVALID'))
  .max(PASSWORD_MAX_LENGTH, messageKey('TOO_LONG'))
  .optional()

/** A password to be set. */
export const newPassword = password.refine(
  value => value === '' || isStrong(value),
  messageKey('PASSWORD_RULE'),
)

const EMAIL_MAX_LENGTH = 254
// One at sign, and no character that could end a mail header or that nobody sees.
const part = String.raw`[^\s@<>,;:"()[\]\\.\p{Cc}\p{Cf}]+`
// Labels of letters, marks and digits, with hyphens inside. Dots are never first, last or doubled: no server accepts that.
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const emailPattern = new RegExp(String.raw`^(?:${part}(?:\.${part})*@(?:${label}[.\u3002])+${label})?$`, 'u')

// As earlier releases had it. Matching only the first dot keeps the time linear: a host can be split at one position only.
const knownEmailPattern =
  /^([^\s@<>,;"()\p{Cc}]+@[^\s@<>,;"()\p{Cc}][^\s@<>,;"()\p{Cc}.]*\.[^\s@<>,;"()\p{Cc}]+)?$/u

const emailText = z
  .string(messageKey('EMAIL_REQUIRED'))
  .trim()
  .min(1, messageKey('EMAIL_REQUIRED'))
  .max(EMAIL_MAX_LENGTH, messageKey('EMAIL_INVALID'))

export const email = emailText.regex(emailPattern, messageKey('EMAIL_INVALID'))

/** The address of an account that exists: earlier releases accepted some that are refused now. */
export const knownEmail = emailText.regex(knownEmailPattern, messageKey('EMAIL_INVALID'))

const MAX_ID = 2_147_483_647
export const id = z.int().min(1).max(MAX_ID)

/** The id of a required choice. */
export const chosenId = (missing: FieldMessage) =>
  z.int(messageKey(missing)).min(1, messageKey(missing)).max(MAX_ID, messageKey(missing))

/** Accepts an id, or an object with an id as returned by the API. */
export const idOrEntity = (missing: FieldMessage = 'INVALID') =>
  z.union(
    [chosenId(missing), z.object({ id: chosenId(missing) }).transform(read => read.id)],
    messageKey(missing),
  )

/** An id in a path. Anything else is invalid, and the caller answers 404. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id)

/** An id in a query: a number in typed calls, text in a URL. */
export const queryId = z.union([id, pathId])

/** Incremented by each change; a save names the version it is based on. */
export const version = z.int(messageKey('REQUIRED')).min(1, messageKey('REQUIRED'))

/** The column that a list is sorted by, in a query; descending with a minus before it. */
export const sortColumn = <const Column extends string>(...columns: Column[]) =>
  z.enum([...columns, ...columns.map((column): `-${Column}` => `-${column}`)])

/** A calendar day, `YYYY-MM-DD`. */
export const day = z
  .string(messageKey('DATE_INVALID'))
  .regex(/^(19|20|21)\d\d-\d\d-\d\d$/, messageKey('DATE_INVALID'))
  .refine(isCalendarDay, messageKey('DATE_INVALID'))
  .meta({ format: 'date' })

/** Trimmed text, possibly empty. */
export const anyText = (max: number) =>
  z
    .string(messageKey('INVALID'))
    .trim()
    .max(max, messageKey('TOO_LONG'))
    .refine(storable, messageKey('INVALID'))

/** The name of somebody, or empty. */
export const optionalName = (max: number) =>
  anyText(max)
    .overwrite(withoutTabs)
    .refine(upTo(max, isPlainLine), messageKey('INVISIBLE_CHARACTERS'))
    .refine(upTo(max, hasLetter), messageKey('NAME_WITHOUT_LETTER'))

/** A person's title, possibly empty. */
export const personTitle = anyText(TITLE_MAX_LENGTH)
  .overwrite(withoutTabs)
  .refine(upTo(TITLE_MAX_LENGTH, isPlainLine), messageKey('INVISIBLE_CHARACTERS'))
  .refine(upTo(TITLE_MAX_LENGTH, withoutLink), messageKey('NAME_WITH_LINK'))

const LATIN_NAME_MAX_LENGTH = 200
/** A name in Latin letters, as in the passport; empty if the other one is in Latin letters. */
export const latinName = anyText(LATIN_NAME_MAX_LENGTH)
  .overwrite(withoutTabs)
  .refine(upTo(LATIN_NAME_MAX_LENGTH, isPlainLine), messageKey('INVISIBLE_CHARACTERS'))
  .refine(upTo(LATIN_NAME_MAX_LENGTH, withoutLink), messageKey('NAME_WITH_LINK'))
  .refine(
    upTo(LATIN_NAME_MAX_LENGTH, name => !hasOtherLetters(name)),
    messageKey('LATIN_LETTERS_ONLY'),
  )
  .refine(upTo(LATIN_NAME_MAX_LENGTH, hasLetter), messageKey('NAME_WITHOUT_LETTER'))

/** A field of a change that can be emptied: by null, or by an empty text as forms send it. */
export const canBeEmptied = <S extends z.ZodType>(schema: S, wrong: FieldMessage = 'INVALID') =>
  z.union([z.literal('').transform(() => null), schema], messageKey(wrong)).nullable()

/** Optional text, empty by default. */
export const optionalText = (max: number) => anyText(max).default('')

/** A link to a recording, possibly empty. A missing scheme becomes https; other schemes are refused. */
export const recordingLink = anyText(3_000)
  .transform(withScheme)
  .refine(link => link === '' || isRecordingLink(link), messageKey('LINK_INVALID'))

const yes: readonly unknown[] = [true, 1, '1', 'true']
const no: readonly unknown[] = [false, 0, '0', 'false']

/** A custom check stops those between fields unless told otherwise, and then errors would appear one by one. */
const goingOn = { abort: false }

/** A boolean: forms send 1 and 0, JSON also true and false. */
export const flag = (missing: FieldMessage = 'REQUIRED') =>
  z
    .custom<boolean | 0 | 1 | '0' | '1'>(value => yes.includes(value) || no.includes(value), {
      ...messageKey(missing),
      ...goingOn,
    })
    .meta({ enum: [true, false, 1, 0, '1', '0'] })
    .transform(value => yes.includes(value))

/** A checkbox that must be ticked. */
export const mustBeTrue = (missing: FieldMessage) => flag(missing).pipe(z.literal(true, messageKey(missing)))

/** Euros with at most two decimals. */
export const euros = z
  .number(messageKey('AMOUNT_INVALID'))
  .min(0.01, messageKey('AMOUNT_INVALID'))
  .max(100_000, messageKey('AMOUNT_INVALID'))
  .refine(amount => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, messageKey('AMOUNT_INVALID'))

/** The common part of the browser's `File` and a file received by the server. */
export interface Upload {
  readonly name: string
  readonly size: number
}

/** The maximum size of a single file. */
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024

/** A file in a form. Its content is validated by the handler. */
export const upload = z
  .custom<Upload>(
    value => typeof value === 'object' && value !== null && 'name' in value && 'size' in value,
    { ...messageKey('FILE_REQUIRED'), ...goingOn },
  )
  .meta({ type: 'string', format: 'binary' })

/** Forms send numbers as they were typed. */
export const whole = (least: number, most: number, message: FieldMessage) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,4}$/)
          .transform(Number),
      ],
      messageKey(message),
    )
    .pipe(z.int(messageKey(message)).min(least, messageKey(message)).max(most, messageKey(message)))
