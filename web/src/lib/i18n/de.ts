import type { Catalogue } from './en.ts'

export const de: Catalogue = {
  connectionFailed:
    'Die Verbindung zum Server ist fehlgeschlagen. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es später noch einmal.',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten.',
}
