import { accountMessages } from './access/accounts/messages.ts'
import { secondFactorMessages } from './access/second-factor/messages.ts'
import { MAX_CHOSEN_PIECES } from './base/constants.ts'
import type { FieldMessage } from './base/field-message.ts'
import { fileMessages } from './base/file-messages.ts'
import type { Locale } from './base/locale.ts'
import { lodgingMessages } from './lodging/bookings/messages.ts'
import { costMessages } from './lodging/costs/chosen-cost.ts'
import { roomMessages } from './lodging/rooms/messages.ts'
import { bankMessages, ledgerMessages } from './money/messages.ts'
import { academyMessages } from './office/academies/messages.ts'
import { profileMessages } from './people/profile/messages.ts'
import { programmeMessages } from './programme/editing/messages.ts'
import { documentMessages, siteTextMessages } from './site/messages.ts'

/** The error messages of fields, in both languages. Schemas refuse a value with one of the keys. */
export const fieldMessages = {
  REQUIRED: { en: 'This field is required.', de: 'Dieses Feld ist erforderlich.' },
  TOO_LONG: { en: 'This text is too long.', de: 'Dieser Text ist zu lang.' },
  INVALID: { en: '{field} is not valid.', de: '{field} ist ungültig.' },
  EMAIL_REQUIRED: { en: 'Email is required', de: 'E-Mail-Adresse ist erforderlich.' },
  EMAIL_INVALID: {
    en: 'Please enter a valid email address.',
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
  SUBJECT_REQUIRED: { en: 'Subject is required.', de: 'Betreff ist erforderlich.' },
  MESSAGE_REQUIRED: { en: 'Message is required.', de: 'Nachricht ist erforderlich.' },
  ...accountMessages,
  ...secondFactorMessages,
  ...academyMessages,
  DATE_INVALID: { en: 'Please enter a valid date.', de: 'Bitte geben Sie ein gültiges Datum ein.' },
  ...profileMessages,
  CONSENT_REQUIRED: {
    en: 'The consent must be accepted.',
    de: 'Bitte stimmen Sie der Einwilligungserklärung zu.',
  },
  TERMS_REQUIRED: {
    en: 'The terms and conditions must be accepted.',
    de: 'Bitte stimmen Sie den Teilnahmebedingungen zu.',
  },
  CHOOSE_ONE: { en: 'Please choose one', de: 'Bitte wählen Sie eine Möglichkeit.' },
  LINK_INVALID: { en: 'Enter correct url!', de: 'Bitte geben Sie eine gültige Web-Adresse ein.' },
  RECORDING_REQUIRED: {
    en: 'Field is required when is_known is false',
    de: 'Dieses Feld ist erforderlich, wenn die Lehrperson Sie noch nicht kennt.',
  },
  RECORDING_GAP: {
    en: 'Please fill in the recording before this one first.',
    de: 'Bitte füllen Sie zuerst die Aufnahme davor aus.',
  },
  RESUME_REQUIRED: {
    en: 'Please upload your résumé: the teacher does not know you yet.',
    de: 'Bitte laden Sie Ihren Lebenslauf hoch: Die Lehrperson kennt Sie noch nicht.',
  },
  ...fileMessages,
  ...bankMessages,
  ...costMessages,
  AMOUNT_INVALID: {
    en: 'Please enter an amount in euros with at most two decimals, such as 75, 37.50 or 1,250.00.',
    de: 'Bitte geben Sie einen Betrag in Euro mit höchstens zwei Nachkommastellen ein, zum Beispiel 75, 37,50 oder 1.250,00.',
  },
  ...ledgerMessages,
  DAY_TOO_EARLY: { en: 'This day is too long ago.', de: 'Dieser Tag liegt zu weit zurück.' },
  DAY_IN_PAST: { en: 'This day has passed.', de: 'Dieser Tag ist vorbei.' },
  DAY_IN_FUTURE: { en: 'This day is in the future.', de: 'Dieser Tag liegt in der Zukunft.' },
  ...lodgingMessages,
  COMPOSER_FIELDS: { en: 'required fields missing', de: 'Es fehlen Pflichtfelder.' },
  YEAR_INVALID: {
    en: 'Please enter a year with four digits.',
    de: 'Bitte geben Sie eine vierstellige Jahreszahl ein.',
  },
  YEAR_AHEAD: {
    en: 'This year is in the future.',
    de: 'Dieses Jahr liegt noch in der Zukunft.',
  },
  DEATH_BEFORE_BIRTH: {
    en: 'The year of death must not be before the year of birth.',
    de: 'Das Todesjahr darf nicht vor dem Geburtsjahr liegen.',
  },
  COMPOSER_REQUIRED: {
    en: 'Please choose a composer first.',
    de: 'Bitte wählen Sie zuerst, von wem das Werk ist.',
  },
  PIECE_REQUIRED: { en: 'Please choose a piece.', de: 'Bitte wählen Sie ein Werk.' },
  PIECE_UNKNOWN: {
    en: 'One of these pieces is not in the catalogue.',
    de: 'Eines dieser Werke steht nicht im Verzeichnis.',
  },
  PIECE_TWICE: { en: 'A piece is in the list twice.', de: 'Ein Werk steht zweimal in der Liste.' },
  TOO_MANY_PIECES: {
    en: `At most ${MAX_CHOSEN_PIECES} pieces can be chosen.`,
    de: `Es können höchstens ${MAX_CHOSEN_PIECES} Werke gewählt werden.`,
  },
  MOVEMENT_UNKNOWN: {
    en: 'This movement does not belong to the piece.',
    de: 'Dieser Satz gehört nicht zu dem Werk.',
  },
  MOVEMENT_TWICE: {
    en: 'This movement has already been chosen.',
    de: 'Dieser Satz ist schon gewählt.',
  },
  EARLIEST_REQUIRED: {
    en: 'Please choose the earliest date.',
    de: 'Bitte wählen Sie das früheste Datum.',
  },
  OUTSIDE_CONCERTS: {
    en: 'There is no concert on this day that you could still play in.',
    de: 'An diesem Tag gibt es kein Konzert, das sich noch planen lässt.',
  },
  DURATION_INVALID: {
    en: 'Please enter a duration as minutes:seconds, such as 4:30.',
    de: 'Bitte geben Sie die Dauer als Minuten:Sekunden ein, zum Beispiel 4:30.',
  },
  DURATION_TOO_LONG: {
    en: 'Please enter 180 minutes at most.',
    de: 'Bitte geben Sie höchstens 180 Minuten an.',
  },
  ACCOMPANIST_UNKNOWN: {
    en: 'This accompanist is not at this academy.',
    de: 'Diese Korrepetitorin oder dieser Korrepetitor spielt in dieser Akademie nicht.',
  },
  PAGE_TURNER_REQUIRED: {
    en: 'Please confirm that somebody will turn the pages.',
    de: 'Bitte bestätigen Sie, dass jemand umblättert.',
  },
  ENSEMBLE_REQUIRED: {
    en: 'Please name everybody who plays with you.',
    de: 'Bitte nennen Sie alle, die mit Ihnen spielen.',
  },
  ENSEMBLE_UNWANTED: {
    en: 'An ensemble belongs to chamber music only.',
    de: 'Ein Ensemble gehört nur zu Kammermusik.',
  },
  TOO_MANY: { en: 'That is too many.', de: 'Das sind zu viele.' },
  RATING_INVALID: {
    en: 'Please choose a rating from the scale.',
    de: 'Bitte wählen Sie einen Wert der Skala.',
  },
  RATING_AND_NA: {
    en: 'Please either rate it or say that it does not apply.',
    de: 'Bitte bewerten Sie entweder, oder geben Sie an, dass es nicht zutrifft.',
  },
  NA_UNWANTED: {
    en: 'This question cannot be marked as not applicable.',
    de: 'Bei dieser Frage gibt es kein „nicht zutreffend“.',
  },
  TEXT_UNWANTED: {
    en: 'This question does not ask for that text.',
    de: 'Nach diesem Text wird hier nicht gefragt.',
  },
  ANSWERED_TWICE: {
    en: 'A question is answered twice.',
    de: 'Eine Frage ist zweimal beantwortet.',
  },
  QUESTION_UNKNOWN: {
    en: 'This question does not belong to the survey.',
    de: 'Diese Frage gehört nicht zur Umfrage.',
  },
  NOTHING_ANSWERED: {
    en: 'Please answer at least one question.',
    de: 'Bitte beantworten Sie mindestens eine Frage.',
  },
  SCALE_INVALID: {
    en: 'Please choose a scale between 0 and 10 whose end is not below its start.',
    de: 'Bitte wählen Sie eine Skala zwischen 0 und 10, deren Ende nicht unter dem Anfang liegt.',
  },
  TOO_FEW: { en: 'That is too few.', de: 'Das sind zu wenige.' },
  ...siteTextMessages,
  BOTH_LANGUAGES: {
    en: 'Please write this in both languages, or in neither.',
    de: 'Bitte schreiben Sie das in beiden Sprachen oder in keiner.',
  },
  LENGTH_INVALID: {
    en: 'Please enter a length between 10 and 300 minutes.',
    de: 'Bitte geben Sie eine Länge zwischen 10 und 300 Minuten ein.',
  },
  IBAN_INVALID: { en: 'This IBAN is not valid.', de: 'Diese IBAN ist ungültig.' },
  BIC_INVALID: { en: 'This BIC is not valid.', de: 'Dieser BIC ist ungültig.' },
  ...documentMessages,
  ...programmeMessages,
  ...roomMessages,
} as const satisfies Record<string, Record<Locale, string>>

declare module './base/field-message.ts' {
  interface FieldMessageCodes extends Record<keyof typeof fieldMessages, true> {}
}

const isFieldMessage = (key: string): key is FieldMessage => Object.hasOwn(fieldMessages, key)

export interface Issue {
  code?: string | undefined
  path: PropertyKey[]
  message: string
  input?: unknown
  /** The limit of a text that is too long. */
  maximum?: unknown
}

/** Returns the code for an issue with a field. */
export const codeOf = (issue: Issue): FieldMessage => {
  if (isFieldMessage(issue.message)) return issue.message
  return issue.code === 'invalid_type' && issue.input === undefined ? 'REQUIRED' : 'INVALID'
}

/** Returns the message of a code about a field. */
export const messageOf = (code: FieldMessage, field: string, locale: Locale): string =>
  fieldMessages[code][locale].replace('{field}', () => field)

/** Returns the message of an issue for the field of a form. Names the limit of a text that is too long. */
export const messageOfIssue = (issue: Issue, field: string, locale: Locale): string => {
  const code = codeOf(issue)
  return code === 'TOO_LONG' && typeof issue.maximum === 'number'
    ? tooLong[locale](issue.maximum)
    : messageOf(code, field, locale)
}
const tooLong: Record<Locale, (maximum: number) => string> = {
  en: maximum => `This text is too long: ${maximum} characters at most.`,
  de: maximum => `Dieser Text ist zu lang: höchstens ${maximum} Zeichen.`,
}

const entry: Record<Locale, (number: number) => string> = {
  en: number => `entry ${number}`,
  de: number => `Eintrag ${number}`,
}

/** What a message calls a field: `decisions.0.decision` is "decision (entry 1)". */
const nameOf = (path: PropertyKey[], locale: Locale): string => {
  const name = path.findLast(part => typeof part !== 'number')
  const index = path.findLast(part => typeof part === 'number')
  const named = name === undefined ? 'body' : String(name)
  return typeof index === 'number' ? `${named} (${entry[locale](index + 1)})` : named
}

/** Returns the messages by field, for the `errors` of a response or for the fields of a form. */
export const explain = (issues: readonly Issue[], locale: Locale): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body'
    const message = messageOf(codeOf(issue), nameOf(issue.path, locale), locale)
    const said = Object.hasOwn(errors, field) ? (errors[field] ?? []) : []
    if (!said.includes(message)) Object.defineProperty(errors, field, plain([...said, message]))
  }
  return errors
}

// The sender controls field names and may send `__proto__`: define the property instead of assigning it.
const plain = (value: string[]) => ({ value, enumerable: true, configurable: true, writable: true })
