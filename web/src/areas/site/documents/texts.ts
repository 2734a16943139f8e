import { MAX_FILE_MB, MAX_PDF_PAGES } from '@academy/contract/base/constants'
import { plural } from '@academy/contract/base/plural'
import type { DocumentSource, VersionState } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { areaCommon, areaLanguages } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** The texts of the list of documents and versions. */
export const documentTexts = defineTexts({
  en: {
    intro:
      'These are the documents people agree to when they apply or book. Every publication is a version with a date. Applications and bookings keep the version that was agreed to.',
    names: {
      consent_form: 'Consent form',
      terms_and_conditions: 'Terms and conditions',
      terms_and_conditions_accommodation: 'Terms of accommodation',
    } satisfies Record<DocumentName, string>,
    languages: areaLanguages.en,
    states: {
      in_force: 'In force',
      later: 'Later',
      past: 'Past',
      withdrawn: 'Withdrawn',
    } satisfies Record<VersionState, string>,
    sources: {
      program: 'Default text',
      written: 'Written',
      uploaded: 'PDF',
    } satisfies Record<DocumentSource, string>,
    inForce: (day: string) => `In force since ${day}`,
    later: (day: string) => `Another version applies from ${day}.`,
    none: 'No version is in force.',
    noneHint:
      'The default text is published automatically as soon as the academy has dates, room types and meals.',
    outdated: 'Names or prices have changed since. Publish a new version to bring the document up to date.',
    newVersion: 'New version',
    newVersionOf: (name: string) => `New version: ${name}`,
    versions: 'All versions',
    document: 'Document',
    allDocuments: 'All documents',
    state: 'State',
    allStates: 'All states',
    validFrom: 'Applies from',
    source: 'Kind',
    publishedOn: 'Published',
    publishedBy: 'By',
    agreed: 'Agreed',
    agreedHint: (count: number) =>
      plural('en', count, { one: 'one application or booking', other: `${count} applications and bookings` }),
    open: 'PDF',
    openIn: (name: string, day: string, language: string) => `Open ${name} of ${day}, ${language}`,
    actions: 'Actions',
    withdraw: 'Withdraw',
    withdrawOf: (name: string, day: string) => `Withdraw ${name} of ${day}`,
    withdrawTitle: 'Withdraw this version?',
    withdrawText: (name: string, day: string) =>
      `${name} of ${day} will not come into force. It stays in this list.`,
    withdrawn: 'The version is withdrawn.',
    empty: 'No version has been published yet.',
    searchHint: 'Document, day or person',
  },
  de: {
    intro:
      'Diesen Dokumenten stimmt zu, wer sich bewirbt oder bucht. Jede Veröffentlichung ist eine Fassung mit Datum. Bewerbungen und Buchungen behalten die Fassung, der zugestimmt wurde.',
    names: {
      consent_form: 'Einwilligungserklärung',
      terms_and_conditions: 'Teilnahmebedingungen',
      terms_and_conditions_accommodation: 'Unterkunftsbedingungen',
    } satisfies Record<DocumentName, string>,
    languages: areaLanguages.de,
    states: {
      in_force: 'In Kraft',
      later: 'Später',
      past: 'Früher',
      withdrawn: 'Zurückgezogen',
    } satisfies Record<VersionState, string>,
    sources: {
      program: 'Standardtext',
      written: 'Eigener Text',
      uploaded: 'PDF',
    } satisfies Record<DocumentSource, string>,
    inForce: day => `In Kraft seit ${day}`,
    later: day => `Ab ${day} gilt eine andere Fassung.`,
    none: 'Es ist keine Fassung in Kraft.',
    noneHint:
      'Der Standardtext wird von selbst veröffentlicht, sobald die Akademie Termine, Zimmertypen und Verpflegung hat.',
    outdated:
      'Namen oder Preise haben sich seither geändert. Veröffentlichen Sie eine neue Fassung, damit sie im Dokument stehen.',
    newVersion: 'Neue Fassung',
    newVersionOf: name => `Neue Fassung: ${name}`,
    versions: 'Alle Fassungen',
    document: 'Dokument',
    allDocuments: 'Alle Dokumente',
    state: 'Stand',
    allStates: 'Alle',
    validFrom: 'Gilt ab',
    source: 'Art',
    publishedOn: 'Veröffentlicht',
    publishedBy: 'Von',
    agreed: 'Zugestimmt',
    agreedHint: count =>
      plural('de', count, {
        one: 'eine Bewerbung oder Buchung',
        other: `${count} Bewerbungen und Buchungen`,
      }),
    open: 'PDF',
    openIn: (name, day, language) => `${name} vom ${day} öffnen, ${language}`,
    actions: 'Aktionen',
    withdraw: 'Zurückziehen',
    withdrawOf: (name, day) => `${name} vom ${day} zurückziehen`,
    withdrawTitle: 'Diese Fassung zurückziehen?',
    withdrawText: (name, day) =>
      `${name} vom ${day}: Die Fassung tritt nicht in Kraft. Sie bleibt in dieser Liste.`,
    withdrawn: 'Die Fassung ist zurückgezogen.',
    empty: 'Es wurde noch keine Fassung veröffentlicht.',
    searchHint: 'Dokument, Tag oder Person',
  },
})

/** The texts of the editor. */
export const editorTexts = defineTexts({
  en: {
    back: 'All documents',
    title: (name: string) => `${name}: new version`,
    kind: 'How do you want to publish it?',
    write: 'Write it here',
    upload: 'Upload a PDF',
    validFrom: 'Applies from',
    validFromHint: 'Today or a later day. A later version can be withdrawn until its day.',
    placeholders: 'The program fills these in. Write them with their brackets:',
    tables: 'These become a table and need a line of their own:',
    marks:
      'An empty line begins a new paragraph. Lines that begin with “- ” make a list, with “[ ] ” boxes to tick, with “___ ” lines to sign. “left | right” is a row of a table.',
    titleField: 'Title',
    subtitle: 'Subtitle',
    versionNote: 'Beside the date',
    heading: 'Heading',
    text: 'Text',
    section: (number: number) => `Section ${number}`,
    addSection: 'Add a section',
    tools: (number: number) => ({
      up: `Move section ${number} up`,
      down: `Move section ${number} down`,
      remove: `Delete section ${number}`,
      delete: areaCommon.delete.en,
    }),
    useDefault: 'Start from the default text',
    defaultTaken: 'The default text is in the editor.',
    preview: (language: string) => `Preview (${language})`,
    previewFailed: 'The preview could not be created. Please try again.',
    publish: 'Publish',
    publishTitle: (day: string) => `Publish the version of ${day}?`,
    publishText:
      'From that day on, everybody who applies or books agrees to this version. Once that day has come, it can no longer be withdrawn.',
    published: 'The version is published.',
    unsaved: 'Not published yet',
    conflictTitle: 'Somebody else has published or withdrawn a version in the meantime',
    file: (language: string) => `PDF (${language})`,
    fileHint: `A plain PDF of at most ${MAX_FILE_MB} MB and ${MAX_PDF_PAGES} pages.`,
    oneFile: 'One file is enough: it is then shown in both languages.',
    look: 'Open the file',
  },
  de: {
    back: 'Alle Dokumente',
    title: name => `${name}: neue Fassung`,
    kind: 'Wie möchten Sie veröffentlichen?',
    write: 'Hier schreiben',
    upload: 'PDF hochladen',
    validFrom: 'Gilt ab',
    validFromHint:
      'Heute oder ein späterer Tag. Eine spätere Fassung lässt sich bis zu ihrem Tag zurückziehen.',
    placeholders: 'Diese füllt das Programm aus. Schreiben Sie sie mit den Klammern:',
    tables: 'Diese werden zu einer Tabelle und brauchen eine eigene Zeile:',
    marks:
      'Eine leere Zeile beginnt einen neuen Absatz. Zeilen, die mit „- “ beginnen, sind eine Liste, mit „[ ] “ Kästchen zum Ankreuzen, mit „___ “ Linien für Unterschriften. „links | rechts“ ist die Zeile einer Tabelle.',
    titleField: 'Titel',
    subtitle: 'Untertitel',
    versionNote: 'Neben dem Datum',
    heading: 'Überschrift',
    text: 'Text',
    section: number => `Abschnitt ${number}`,
    addSection: 'Abschnitt hinzufügen',
    tools: number => ({
      up: `Abschnitt ${number} nach oben`,
      down: `Abschnitt ${number} nach unten`,
      remove: `Abschnitt ${number} löschen`,
      delete: areaCommon.delete.de,
    }),
    useDefault: 'Mit dem Standardtext beginnen',
    defaultTaken: 'Der Standardtext steht im Editor.',
    preview: language => `Vorschau (${language})`,
    previewFailed: 'Die Vorschau konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
    publish: 'Veröffentlichen',
    publishTitle: day => `Fassung vom ${day} veröffentlichen?`,
    publishText:
      'Ab diesem Tag stimmt dieser Fassung zu, wer sich bewirbt oder bucht. Sobald ihr Tag gekommen ist, lässt sie sich nicht mehr zurückziehen.',
    published: 'Die Fassung ist veröffentlicht.',
    unsaved: 'Noch nicht veröffentlicht',
    conflictTitle: 'Jemand anderes hat inzwischen eine Fassung veröffentlicht oder zurückgezogen',
    file: language => `PDF (${language})`,
    fileHint: `Ein einfaches PDF mit höchstens ${MAX_FILE_MB} MB und ${MAX_PDF_PAGES} Seiten.`,
    oneFile: 'Eine Datei genügt: Sie wird dann in beiden Sprachen gezeigt.',
    look: 'Datei öffnen',
  },
})
