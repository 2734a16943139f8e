import { MAX_FILE_MB, MAX_PDF_PAGES } from './constants.ts'
import type { Locale } from './locale.ts'

/** Error messages of file fields; part of `fieldMessages`. */
export const fileMessages = {
  FILE_REQUIRED: { en: 'Please choose a file.', de: 'Bitte wählen Sie eine Datei.' },
  FILE_TOO_LARGE: {
    en: `The file is larger than ${MAX_FILE_MB} MB.`,
    de: `Die Datei ist größer als ${MAX_FILE_MB} MB.`,
  },
  FILE_EMPTY: { en: 'The file is empty.', de: 'Die Datei ist leer.' },
  FILE_UNREADABLE: {
    en: 'The file can no longer be read. Please choose it again.',
    de: 'Die Datei kann nicht mehr gelesen werden. Bitte wählen Sie sie noch einmal aus.',
  },
  FILE_NOT_PDF: { en: 'This is not a PDF file.', de: 'Das ist keine PDF-Datei.' },
  PDF_DAMAGED: {
    en: 'This PDF is damaged. Please export it again.',
    de: 'Diese PDF-Datei ist beschädigt. Bitte exportieren Sie sie neu.',
  },
  PDF_ENCRYPTED: {
    en: 'This PDF is protected. Please save it without a password.',
    de: 'Diese PDF-Datei ist geschützt. Bitte speichern Sie sie ohne Kennwort.',
  },
  PDF_ACTIVE: {
    en: 'This PDF contains scripts or actions. Please export or print it as a plain PDF.',
    de: 'Diese PDF-Datei enthält Skripte oder Aktionen. Bitte exportieren oder drucken Sie sie als einfaches PDF.',
  },
  PDF_ATTACHMENT: {
    en: 'This PDF contains attached files, films or sounds. Please export it without them.',
    de: 'Diese PDF-Datei enthält angehängte Dateien, Filme oder Klänge. Bitte exportieren Sie sie ohne diese.',
  },
  PDF_FORM: {
    en: 'This PDF is an interactive form of a kind that we cannot accept. Please print it as a PDF.',
    de: 'Diese PDF-Datei ist ein interaktives Formular, das wir nicht annehmen können. Bitte drucken Sie sie als PDF.',
  },
  PDF_HIDDEN: {
    en: 'This PDF contains hidden parts. Please export or print it as a plain PDF.',
    de: 'Diese PDF-Datei enthält verborgene Teile. Bitte exportieren oder drucken Sie sie als einfaches PDF.',
  },
  PDF_LINK: {
    en: 'This PDF contains a link that leads neither to a web page nor to an email address. Please remove the link.',
    de: 'Diese PDF-Datei enthält einen Link, der weder zu einer Webseite noch zu einer E-Mail-Adresse führt. Bitte entfernen Sie den Link.',
  },
  PDF_MIXED: {
    en: 'This file contains something else besides a PDF. Please export it again.',
    de: 'Diese Datei enthält außer dem PDF noch etwas anderes. Bitte exportieren Sie sie neu.',
  },
  PDF_TOO_COMPLEX: {
    en: 'This PDF is too complex. Please export it again, with smaller pictures if it has any.',
    de: 'Diese PDF-Datei ist zu aufwendig. Bitte exportieren Sie sie neu, mit kleineren Bildern, falls sie welche enthält.',
  },
  PDF_TOO_LONG: {
    en: `This PDF is too long. A résumé has at most ${MAX_PDF_PAGES} pages.`,
    de: `Diese PDF-Datei ist zu lang. Ein Lebenslauf hat höchstens ${MAX_PDF_PAGES} Seiten.`,
  },
  PICTURE_TYPE: {
    en: 'Please choose a JPEG, PNG or WebP picture.',
    de: 'Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP.',
  },
  PICTURE_DAMAGED: {
    en: 'This picture is damaged or incomplete. Please export it again.',
    de: 'Dieses Bild ist beschädigt oder unvollständig. Bitte exportieren Sie es neu.',
  },
  PICTURE_TOO_MANY_PIXELS: {
    en: 'This picture has more than 40 megapixels. Please scale it down first.',
    de: 'Dieses Bild hat mehr als 40 Megapixel. Bitte verkleinern Sie es vorher.',
  },
  PICTURE_TOO_SMALL: {
    en: 'This part of the picture is too small: a portrait needs at least 400 × 500 pixels.',
    de: 'Dieser Ausschnitt ist zu klein: Ein Porträt braucht mindestens 400 × 500 Pixel.',
  },
  PICTURE_TOO_COMPLEX: {
    en: 'This picture takes too long to process. Please export it again as a plain JPEG.',
    de: 'Die Verarbeitung dieses Bildes dauert zu lange. Bitte exportieren Sie es neu als einfaches JPEG.',
  },
} as const satisfies Record<string, Record<Locale, string>>
