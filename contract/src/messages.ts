import type { Locale } from './locale.ts'

/** What a field can be told, in both languages. The keys are what the schemas say when they refuse a value. */
export const fieldMessages = {
  REQUIRED: { en: 'This field is required.', de: 'Dieses Feld ist erforderlich.' },
  TOO_LONG: { en: 'This text is too long.', de: 'Dieser Text ist zu lang.' },
  INVALID: { en: '{field} is not valid.', de: '{field} ist ungültig.' },
  EMAIL_REQUIRED: { en: 'Email is required', de: 'E-Mail-Adresse ist erforderlich' },
  EMAIL_INVALID: {
    en: 'Please enter a valid email address.',
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
  SUBJECT_REQUIRED: { en: 'Subject is required', de: 'Betreff ist erforderlich' },
  MESSAGE_REQUIRED: { en: 'Message is required', de: 'Nachricht ist erforderlich' },
  PASSWORD_REQUIRED: { en: 'Password is required', de: 'Passwort ist erforderlich' },
  PASSWORD_RULE: {
    en: 'The password needs at least 8 characters with an uppercase and a lowercase letter.',
    de: 'Das Passwort braucht mindestens 8 Zeichen mit einem Groß- und einem Kleinbuchstaben.',
  },
  PASSWORD_MISMATCH: { en: 'The passwords do not match.', de: 'Die Passwörter stimmen nicht überein.' },
  DATE_INVALID: { en: 'Please enter a valid date.', de: 'Bitte geben Sie ein gültiges Datum ein.' },
  COUNTRY_UNKNOWN: { en: 'Please select a country', de: 'Bitte wählen Sie ein Land' },
} as const satisfies Record<string, Record<Locale, string>>

export type FieldMessage = keyof typeof fieldMessages

const isFieldMessage = (key: string): key is FieldMessage => Object.hasOwn(fieldMessages, key)

interface Issue {
  code?: string | undefined
  path: PropertyKey[]
  message: string
  input?: unknown
}

const keyOf = (issue: Issue): FieldMessage => {
  if (isFieldMessage(issue.message)) return issue.message
  return issue.code === 'invalid_type' && issue.input === undefined ? 'REQUIRED' : 'INVALID'
}

/** Every refused field with its messages, ready for the `errors` of an answer or for the fields of a form. */
export const explain = (issues: readonly Issue[], locale: Locale): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body'
    const message = fieldMessages[keyOf(issue)][locale].replace('{field}', () => field)
    const said = Object.hasOwn(errors, field) ? (errors[field] ?? []) : []
    if (!said.includes(message)) Object.defineProperty(errors, field, plain([...said, message]))
  }
  return errors
}

// A field can be called `__proto__` by whoever sends it: define it, never assign it.
const plain = (value: string[]) => ({ value, enumerable: true, configurable: true, writable: true })
