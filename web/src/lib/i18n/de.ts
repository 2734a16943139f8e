import type { Catalogue } from './en.ts'

export const de: Catalogue = {
  siteName: 'Internationale Sommerakademie',
  tagline: 'Meisterkurse, Kammermusik und Konzerte in einem Kloster mitten in den Bergen.',
  academyPeriod: 'Akademie',
  applicationDeadline: 'Bewerbungsschluss',
  toMasterclasses: 'Zu den Meisterkursen',
  masterclasses: 'Meisterkurse',
  masterclassesOf: year => `Meisterkurse ${year}`,
  masterclassesIntro:
    'Ein Instrument, eine Lehrperson, eine kleine Gruppe – und um 20 Uhr treffen sich alle beim Akademiekonzert.',
  noMasterclasses:
    'Die Meisterkurse dieser Akademie geben wir hier bald bekannt. Schauen Sie gern wieder vorbei.',
  applicationClosed: 'Bewerbung geschlossen',
  remainingSpots: 'Restplätze',
  loading: 'Wird geladen …',
  errorLoadingMasterclass: reason => `Fehler beim Laden der Meisterkurse: ${reason}`,
  tryAgain: 'Noch einmal versuchen',
  connectionFailed:
    'Die Verbindung zum Server ist fehlgeschlagen. Bitte prüfen Sie Ihre Internetverbindung oder versuchen Sie es später noch einmal.',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten.',
  apiDocs: 'API-Dokumentation',
}
