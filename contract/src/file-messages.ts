import type { Locale } from './locale.ts'

/** What a field for a file can be told; a part of `fieldMessages`. */
export const fileMessages = {
  FILE_REQUIRED: { en: 'Please choose a file.', de: 'Bitte wählen Sie eine Datei.' },
  FILE_TOO_LARGE: { en: 'The file is larger than 10 MB.', de: 'Die Datei ist größer als 10 MB.' },
  FILE_EMPTY: { en: 'The file is empty.', de: 'Die Datei ist leer.' },
  FILE_UNREADABLE: {
    en: 'The file can no longer be read. Please choose it again.',
    de: 'Die Datei kann nicht mehr gelesen werden. Bitte wählen Sie sie noch einmal aus.',
  },
  FILE_NOT_PDF: { en: 'This is not a PDF file.', de: 'Das ist keine PDF-Datei.' },
} as const satisfies Record<string, Record<Locale, string>>
