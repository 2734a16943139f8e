import type { BookingKind, LineState, MatchReason } from '@academy/contract/bank/schemas'
import { plural } from '@academy/contract/plural'
import { defineTexts } from '../../lib/i18n/texts.ts'

type Reasons = Record<MatchReason, string>
type Kinds = Record<BookingKind, string>
type States = Record<LineState, string>

const reasonsEn: Reasons = {
  reference: 'payment reference',
  reference_in_text: 'payment reference in the text',
  invoice_number: 'invoice number',
  payer_name: 'name of the account holder',
  name_in_text: 'name in the text',
  last_name: 'last name only',
  known_account: 'known bank account',
  refund_account: 'bank account of the refund',
  amount: 'exact amount',
  amount_sum: 'sum of several invoices',
  amount_less: 'less than is open',
  amount_more: 'more than is open',
  already_paid: 'invoice already paid',
  invoice_cancelled: 'invoice cancelled',
  contradiction: 'the text names something else, too',
  same_day: 'same day',
}
const reasonsDe: Reasons = {
  reference: 'Zahlungsreferenz',
  reference_in_text: 'Zahlungsreferenz im Text',
  invoice_number: 'Rechnungsnummer',
  payer_name: 'Name laut Konto',
  name_in_text: 'Name im Text',
  last_name: 'nur der Nachname',
  known_account: 'bekanntes Konto',
  refund_account: 'Konto der Rückzahlung',
  amount: 'genauer Betrag',
  amount_sum: 'Summe mehrerer Rechnungen',
  amount_less: 'weniger als offen',
  amount_more: 'mehr als offen',
  already_paid: 'Rechnung schon bezahlt',
  invoice_cancelled: 'Rechnung storniert',
  contradiction: 'der Text nennt noch etwas anderes',
  same_day: 'gleicher Tag',
}
const kindsEn: Kinds = {
  payment: 'Payment',
  refund: 'Refund',
  recorded: 'Already entered by hand',
  undo: 'Money came back: undo the entry',
}
const kindsDe: Kinds = {
  payment: 'Zahlung',
  refund: 'Rückzahlung',
  recorded: 'Bereits von Hand eingetragen',
  undo: 'Geld kam zurück: Eintrag zurücknehmen',
}
const statesEn: States = { open: 'open', booked: 'booked', ignored: 'ignored' }
const statesDe: States = { open: 'offen', booked: 'gebucht', ignored: 'erledigt' }

export const bankTexts = defineTexts({
  en: {
    importTitle: 'Import statements',
    fileLabel: 'Statements (camt.053 as XML or ZIP)',
    fileHint: 'Versions 02 and 08, at most 10 MB. Entries that are known already are left out.',
    booksSure: 'Book what is sure at once',
    booksSureHint: 'Sure is what names the reference, or number and name, with the exact amount.',
    imported: (added: number, booked: number, open: number, known: number) =>
      `New entries: ${added}. Booked: ${booked}. To confirm: ${open}. Known already: ${known}.`,
    nothingNew: (known: number) => `Nothing new. Known already: ${known}.`,
    linesTitle: 'Entries',
    keys: 'Arrow keys move between entries, Enter confirms the first proposal.',
    stateLabel: 'Show',
    states: statesEn,
    all: 'all',
    search: 'Search by name, text or amount',
    noLines: 'No entries here. Import a statement of the bank to see them.',
    noOpen: 'Everything is done: no entry waits for a decision.',
    noProposal: 'No proposal. Choose an invoice, or ignore the entry.',
    confirm: 'Confirm',
    confirmFor: (what: string) => `Confirm: ${what}`,
    others: (count: number) =>
      plural('en', count, { one: '1 other proposal', other: `${count} other proposals` }),
    choose: 'Choose another invoice',
    chooseLabel: 'Invoice number, name or reference',
    chosen: 'Book on this invoice',
    noInvoice: 'No invoice found.',
    openAmount: (amount: string) => `${amount} open`,
    ignore: 'Ignore',
    reopen: 'Open again',
    reason: 'Reason',
    cancel: 'Cancel',
    credit: (amount: string) => `${amount} become credit`,
    kinds: kindsEn,
    reasons: reasonsEn,
    sure: 'sure',
    outgoing: 'went out',
    returned: 'came back',
    onBehalf: (name: string) => `on behalf of ${name}`,
    entryOf: (amount: string, day: string) => `${amount} of ${day}`,
    done: {
      booked: 'Entry booked.',
      ignored: 'Entry ignored.',
      reopened: 'Entry open again.',
      undone: 'Import undone.',
    },
    importsTitle: 'Imported files',
    noImports: 'No file has been imported yet.',
    file: 'File',
    when: 'Imported',
    period: 'Balance',
    counts: 'Entries',
    countsText: (added: number, booked: number, open: number, ignored: number) =>
      `${added} new: ${booked} booked, ${open} open, ${ignored} ignored`,
    undo: 'Undo import',
    undoHint:
      'All bookings of this file are undone, and its entries are removed. People are told if an invoice is open again.',
    undone: (reason: string) => `Undone: ${reason}`,
    gap: (id: string, expected: string, found: string) =>
      `Statement ${id} begins with ${found}, but the last one ended with ${expected}. A statement in between may be missing.`,
    sum: (id: string, expected: string, found: string) =>
      `The entries of statement ${id} come to ${expected}, but it ends with ${found}.`,
    actions: 'Actions',
    failedTitle: 'The bank statements could not be loaded.',
  },
  de: {
    importTitle: 'Kontoauszüge importieren',
    fileLabel: 'Kontoauszüge (camt.053 als XML oder ZIP)',
    fileHint: 'Version 02 und 08, höchstens 10 MB. Bereits bekannte Umsätze werden ausgelassen.',
    booksSure: 'Sichere Umsätze sofort buchen',
    booksSureHint: 'Sicher ist, was die Referenz oder Nummer und Namen nennt und den genauen Betrag hat.',
    imported: (added: number, booked: number, open: number, known: number) =>
      `Neue Umsätze: ${added}. Gebucht: ${booked}. Zu bestätigen: ${open}. Schon bekannt: ${known}.`,
    nothingNew: (known: number) => `Nichts Neues. Schon bekannt: ${known}.`,
    linesTitle: 'Umsätze',
    keys: 'Die Pfeiltasten wechseln zwischen den Umsätzen, die Eingabetaste bestätigt den ersten Vorschlag.',
    stateLabel: 'Anzeigen',
    states: statesDe,
    all: 'alle',
    search: 'Suche nach Name, Text oder Betrag',
    noLines: 'Hier gibt es keine Umsätze. Importieren Sie einen Kontoauszug, um sie zu sehen.',
    noOpen: 'Alles erledigt: Kein Umsatz wartet auf eine Entscheidung.',
    noProposal: 'Kein Vorschlag. Wählen Sie eine Rechnung oder markieren Sie den Umsatz als erledigt.',
    confirm: 'Bestätigen',
    confirmFor: (what: string) => `Bestätigen: ${what}`,
    others: (count: number) =>
      plural('de', count, { one: '1 anderer Vorschlag', other: `${count} andere Vorschläge` }),
    choose: 'Andere Rechnung wählen',
    chooseLabel: 'Rechnungsnummer, Name oder Referenz',
    chosen: 'Auf diese Rechnung buchen',
    noInvoice: 'Keine Rechnung gefunden.',
    openAmount: (amount: string) => `${amount} offen`,
    ignore: 'Als erledigt markieren',
    reopen: 'Wieder öffnen',
    reason: 'Grund',
    cancel: 'Abbrechen',
    credit: (amount: string) => `${amount} werden Guthaben`,
    kinds: kindsDe,
    reasons: reasonsDe,
    sure: 'sicher',
    outgoing: 'Ausgang',
    returned: 'Rückläufer',
    onBehalf: (name: string) => `im Auftrag von ${name}`,
    entryOf: (amount: string, day: string) => `${amount} vom ${day}`,
    done: {
      booked: 'Umsatz gebucht.',
      ignored: 'Umsatz als erledigt markiert.',
      reopened: 'Umsatz wieder offen.',
      undone: 'Import zurückgenommen.',
    },
    importsTitle: 'Importierte Dateien',
    noImports: 'Es wurde noch keine Datei importiert.',
    file: 'Datei',
    when: 'Importiert',
    period: 'Saldo',
    counts: 'Umsätze',
    countsText: (added: number, booked: number, open: number, ignored: number) =>
      `${added} neu: ${booked} gebucht, ${open} offen, ${ignored} erledigt`,
    undo: 'Import zurücknehmen',
    undoHint:
      'Alle Buchungen dieser Datei werden zurückgenommen und ihre Umsätze entfernt. Wer wieder eine offene Rechnung hat, wird verständigt.',
    undone: (reason: string) => `Zurückgenommen: ${reason}`,
    gap: (id: string, expected: string, found: string) =>
      `Auszug ${id} beginnt mit ${found}, der letzte endete aber mit ${expected}. Vielleicht fehlt ein Auszug dazwischen.`,
    sum: (id: string, expected: string, found: string) =>
      `Die Umsätze des Auszugs ${id} ergeben ${expected}, er endet aber mit ${found}.`,
    actions: 'Aktionen',
    failedTitle: 'Die Kontoauszüge konnten nicht geladen werden.',
  },
})
