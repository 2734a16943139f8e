import type { Locale } from '@academy/contract/base/locale'
import { ApiError, ConnectionError } from './api-errors.ts'
import { defineTexts } from './i18n/texts.ts'

const failureTexts = defineTexts({
  en: {
    badRequest: 'Bad request.',
    unauthorized: 'Unauthorized. Please log in again.',
    denied: 'Access denied.',
    conflict: 'Conflict. Please check your input.',
    invalid: 'The submitted data is invalid.',
    server: 'Internal server error.',
    unavailable: 'Service unavailable.',
    unknownStatus: (status: number) => `Unknown error (${status})`,
    connection: 'Connection to the server failed. Please check your internet connection or try again later.',
    unknown: 'An unknown error occurred.',
    unsaved: 'This could not be saved.',
  },
  de: {
    badRequest: 'Ungültige Anfrage.',
    unauthorized: 'Nicht eingeloggt. Bitte loggen Sie sich erneut ein.',
    denied: 'Zugriff verweigert.',
    conflict: 'Konflikt. Bitte prüfen Sie Ihre Eingaben.',
    invalid: 'Die übermittelten Daten sind ungültig.',
    server: 'Interner Serverfehler.',
    unavailable: 'Dienst nicht verfügbar.',
    unknownStatus: status => `Unbekannter Fehler (${status})`,
    connection:
      'Die Verbindung zum Server ist fehlgeschlagen. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es später noch einmal.',
    unknown: 'Ein unbekannter Fehler ist aufgetreten.',
    unsaved: 'Das konnte nicht gespeichert werden.',
  },
})

const refusalText = ({ status, failure }: ApiError, locale: Locale): string => {
  const texts = failureTexts[locale]
  const byStatus: Record<number, string> = {
    400: texts.badRequest,
    401: texts.unauthorized,
    403: texts.denied,
    409: texts.conflict,
    422:
      Object.values(failure.errors ?? {})
        .flat()
        .join(' ') || texts.invalid,
    500: texts.server,
    503: texts.unavailable,
  }
  return byStatus[status] ?? texts.unknownStatus(status)
}

/** Returns the generic alert for a failed call, by status. */
export const explainFailure = (error: unknown, locale: Locale): string => {
  if (error instanceof ApiError) return refusalText(error, locale)
  if (error instanceof ConnectionError) return failureTexts[locale].connection
  return (error instanceof Error && error.message) || failureTexts[locale].unknown
}

/** Returns the reason of a failure: the API's message, which is in the page's language. */
export const explainReason = (error: unknown, locale: Locale): string =>
  error instanceof ApiError ? error.failure.message : explainFailure(error, locale)

/** Returns the common message for a failed save, with the reason. */
export const explainUnsaved = (error: unknown, locale: Locale): string =>
  `${failureTexts[locale].unsaved} ${explainReason(error, locale)}`
