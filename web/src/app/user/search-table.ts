// What the search of the office knows besides people: words for pages beyond their titles, actions, and what is likely.
import type { Ability } from '@academy/contract/base/abilities'
import type { Locale } from '@academy/contract/base/locale'
import type { Phase } from '@academy/contract/base/phase'
import { type PlainPath, paths } from '../../base/pages/paths.ts'

/** Other words for pages, in both languages: what somebody might type who does not know the title. */
export const synonyms: { [Path in PlainPath]?: string } = {
  [paths.PersonalHomeView]: 'overview home start dashboard to do Übersicht Startseite Aufgaben offen',
  [paths.PeopleAdmin]:
    'participants guests students list certificates Teilnehmende Teilnehmer Gäste Studierende Teilnehmerliste Bestätigungen Zertifikate Einladungsbriefe',
  [paths.MasterclassesListAdmin]:
    'selection decisions applications waiting list Auswahl Entscheidungen Bewerbungen Warteliste',
  [paths.AccompanimentPlan]:
    'accompanists pianists Begleitung Korrepetitorinnen Korrepetitoren Klavierbegleitung',
  [paths.ConcertsAdmin]:
    'evenings programme performances Abende Programm Abendprogramm Auftritte Konzertplan',
  [paths.LodgingAdmin]:
    'house bookings beds occupancy nights Haus Buchungen Betten Belegung Nächte Übernachtung',
  [paths.RoomPlanAdmin]: 'rooms beds move assign Zimmer Betten Zuteilung Belegungsplan umziehen',
  [paths.KitchenAdmin]:
    'kitchen list meals diet vegetarian allergies food cook Küche Essen Mahlzeiten Kost Verpflegung Allergien Diät vegetarisch',
  [paths.HousekeepingAdmin]:
    'housekeeping list cleaning arrivals departures Reinigung Putzliste Anreise Abreise',
  [paths.InvoicesListAdmin]: 'bills payments open Zahlungen offene Rechnung',
  [paths.BankAdmin]: 'bank import statement transfers Kontoauszug importieren Umsätze Überweisungen CAMT',
  [paths.RefundsAdmin]: 'refund credit pay back Guthaben Rückzahlung Rückerstattung erstatten',
  [paths.JournalAdmin]:
    'bookkeeping ledger accounting export tax Buchhaltung Buchungsjournal Steuerberatung Jahresabschluss',
  [paths.LedgerCheckAdmin]: 'audit sums numbers Buchhaltung prüfen Summen Nummern',
  [paths.MailsAdmin]: 'emails sent Postausgang gesendet verschickt',
  [paths.GroupMailsAdmin]: 'newsletter circular mailing Rundschreiben Serienmail Massenmail',
  [paths.MessagesAdmin]:
    'contact form inbox questions answers Kontaktformular Anfragen Posteingang Antworten',
  [paths.SurveysAdmin]: 'surveys questionnaire results ratings Feedback Fragebogen Ergebnisse Bewertungen',
  [paths.NewSurveyAdmin]: 'create survey questionnaire Umfrage erstellen anlegen',
  [paths.RecordAdmin]: 'audit log history changes Verlauf Änderungen Log',
  [paths.AssociationAdmin]:
    'settings bank account IBAN sender reminders Einstellungen Konto Absender Mahnungen Impressum Vorstand',
  [paths.AccountsAdmin]: 'roles invite admin rights access Rollen einladen Rechte Zugänge Einladung',
  [paths.RetentionAdmin]: 'deletion privacy GDPR Löschung Datenschutz DSGVO Löschfristen',
  [paths.AcademiesAdmin]:
    'years dates deadline fees new academy Jahre Termine Anmeldeschluss Gebühren neue Akademie',
  [paths.MasterclassesAdmin]: 'settings new masterclass dates fees neuer Meisterkurs anlegen Kurse',
  [paths.TeachersAdmin]:
    'professors biography portrait Lehrende Professorinnen Professoren Dozenten Biografien Porträts',
  [paths.NewTeacherAdmin]: 'add professor Lehrende anlegen Professorin Professor Dozent',
  [paths.InstrumentsAdmin]: 'new instrument neues Instrument',
  [paths.PeriodsAdmin]: 'correpetition periods new Korrepetitionszeitraum Zeiträume neuer',
  [paths.RoomsAdmin]: 'room types prices new room meal types Zimmertypen Preise neues Zimmer Verpflegung',
  [paths.TextsAdmin]: 'website wording mail templates FAQ Webseite Mailtexte Vorlagen Fragen Antworten',
  [paths.DocumentsAdmin]: 'terms conditions consent form PDF AGB Bedingungen Einwilligung Formular',
  [paths.Profile]: 'my data address phone meine Daten Adresse Telefon',
  [paths.PersonalData]: 'my data export delete account privacy meine Daten löschen Datenschutz',
  [paths.Access]:
    'password email language passkey two factor sessions Passwort Sprache Zwei-Faktor Sitzungen abmelden',
}

export interface Action {
  key: string
  name: Record<Locale, string>
  words: string
  ability: Ability
  to: PlainPath
  search?: Record<string, string>
  /** A part of the page, or what it opens: see `useOpenedByHash`. */
  hash?: string
  /** What the page of a person opens: the search asks for whom. */
  forPerson?: true
}

export const actions: readonly Action[] = [
  {
    key: 'write-invoice',
    name: { en: 'Write an invoice', de: 'Rechnung schreiben' },
    words: 'new invoice bill create issue neue Rechnung ausstellen stellen anlegen',
    ability: 'manage_money',
    to: paths.PeopleAdmin,
    hash: 'write',
    forPerson: true,
  },
  {
    key: 'book-stay',
    name: { en: 'Book a stay', de: 'Unterkunft buchen' },
    words: 'new booking bed room guest neue Buchung Bett Zimmer Gast Aufenthalt Nacht',
    ability: 'manage_lodging',
    to: paths.PeopleAdmin,
    hash: 'book',
    forPerson: true,
  },
  {
    key: 'new-person',
    name: { en: 'New person', de: 'Neue Person' },
    words: 'add create guest participant anlegen hinzufügen Gast Teilnehmende',
    ability: 'manage_people',
    to: paths.PeopleAdmin,
    hash: 'new',
  },
  {
    key: 'new-mail',
    name: { en: 'New group email', de: 'Neue Rundmail' },
    words: 'write email mail newsletter schreiben E-Mail Rundschreiben verfassen',
    ability: 'send_mail',
    to: paths.GroupMailsAdmin,
    hash: 'new',
  },
  {
    key: 'book-payment',
    name: { en: 'Book a payment', de: 'Zahlung buchen' },
    words:
      'record payment paid received cash open invoices Zahlungseingang erfassen bezahlt bar offene Rechnungen',
    ability: 'manage_money',
    to: paths.InvoicesListAdmin,
    search: { state: 'open' },
  },
  {
    key: 'overdue',
    name: { en: 'Overdue invoices', de: 'Überfällige Rechnungen' },
    words: 'late reminders dunning Mahnung mahnen säumig',
    ability: 'manage_money',
    to: paths.InvoicesListAdmin,
    search: { state: 'overdue' },
  },
  {
    key: 'unpaid-fees',
    name: { en: 'Unpaid handling fees', de: 'Offene Bearbeitungsgebühren' },
    words: 'application fee Bewerbungsgebühr unbezahlt',
    ability: 'manage_money',
    to: paths.InvoicesListAdmin,
    search: { state: 'fee' },
  },
  {
    key: 'arrivals',
    name: { en: 'Arrivals today', de: 'Anreisen heute' },
    words: 'arriving tonight check-in Ankunft Ankünfte heute Abend',
    ability: 'manage_people',
    to: paths.PeopleAdmin,
    search: { arriving: '1' },
  },
  {
    key: 'remind-teacher',
    name: { en: 'Remind teachers to decide', de: 'Lehrpersonen an Entscheidungen erinnern' },
    words: 'reminder missing decisions professor Erinnerung fehlende Professor',
    ability: 'manage_selection',
    to: paths.PersonalHomeView,
    hash: 'decisions',
  },
  {
    key: 'failed-mails',
    name: { en: 'Undelivered emails', de: 'Nicht zugestellte E-Mails' },
    words: 'failed bounced resend again fehlgeschlagen noch einmal erneut senden',
    ability: 'send_mail',
    to: paths.MailsAdmin,
    search: { state: 'failed' },
  },
  {
    key: 'new-messages',
    name: { en: 'Unanswered messages', de: 'Unbeantwortete Nachrichten' },
    words: 'new contact form inbox neue Anfragen Kontaktformular beantworten',
    ability: 'answer_messages',
    to: paths.MessagesAdmin,
    search: { state: 'new' },
  },
]

/** What the office is likely to want in each part of the year: paths of pages, and keys of actions. */
export const likely: Record<Phase, readonly string[]> = {
  'set-up': [
    paths.AcademiesAdmin,
    paths.MasterclassesAdmin,
    paths.TeachersAdmin,
    paths.RoomsAdmin,
    paths.TextsAdmin,
  ],
  applications: ['new-messages', 'unpaid-fees', paths.MasterclassesListAdmin, 'write-invoice', 'new-mail'],
  selection: ['remind-teacher', paths.MasterclassesListAdmin, 'overdue', 'book-payment', 'new-mail'],
  preparation: ['book-payment', paths.BankAdmin, paths.RoomPlanAdmin, 'book-stay', paths.ConcertsAdmin],
  arrival: ['arrivals', paths.RoomPlanAdmin, paths.HousekeepingAdmin, paths.KitchenAdmin, 'book-stay'],
  academy: [paths.ConcertsAdmin, paths.KitchenAdmin, paths.HousekeepingAdmin, 'arrivals', 'write-invoice'],
  afterwards: [paths.RefundsAdmin, paths.JournalAdmin, paths.SurveysAdmin, 'overdue', 'new-mail'],
}
