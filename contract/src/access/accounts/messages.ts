import { MIN_PASSWORD_LENGTH } from '../../base/constants.ts'
import type { Locale } from '../../base/locale.ts'

/** Error messages of account and name fields. */
export const accountMessages = {
  PASSWORD_REQUIRED: { en: 'Password is required', de: 'Passwort ist erforderlich.' },
  PASSWORD_RULE: {
    en: `The password needs at least ${MIN_PASSWORD_LENGTH} characters with an uppercase and a lowercase letter.`,
    de: `Das Passwort braucht mindestens ${MIN_PASSWORD_LENGTH} Zeichen mit einem Groß- und einem Kleinbuchstaben.`,
  },
  PASSWORD_MISMATCH: { en: 'The passwords do not match.', de: 'Die Passwörter stimmen nicht überein.' },
  PASSWORD_COMMON: {
    en: 'This is one of the passwords that are guessed first. Please choose another one.',
    de: 'Dieses Passwort gehört zu denen, die zuerst erraten werden. Bitte wählen Sie ein anderes.',
  },
  CURRENT_PASSWORD_REQUIRED: {
    en: 'Please enter your password to change the address.',
    de: 'Bitte geben Sie Ihr Passwort ein, um die Adresse zu ändern.',
  },
  CURRENT_PASSWORD_WRONG: { en: 'This is not your password.', de: 'Das ist nicht Ihr Passwort.' },
  INVISIBLE_CHARACTERS: {
    en: 'This contains line breaks or invisible characters. Please type it again.',
    de: 'Das enthält Zeilenumbrüche oder unsichtbare Zeichen. Bitte tippen Sie es neu ein.',
  },
  ID_DIFFERS: {
    en: 'This is not the id of the path.',
    de: 'Das ist nicht die ID aus dem Pfad.',
  },
  NOT_CHANGED_HERE: { en: 'This cannot be changed here.', de: 'Das lässt sich hier nicht ändern.' },
  NAME_WITHOUT_LETTER: {
    en: 'A name needs at least one letter.',
    de: 'Ein Name braucht mindestens einen Buchstaben.',
  },
  NAME_WITH_LINK: {
    en: 'A name or title must not contain a web address.',
    de: 'Ein Name oder Titel darf keine Web-Adresse enthalten.',
  },
} as const satisfies Record<string, Record<Locale, string>>
