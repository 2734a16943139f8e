import type { Locale } from '@academy/contract/base/locale'
import { weekdayText } from '../../../base/formats.ts'
import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { type Programme, programmeTexts } from './texts/programme.ts'
import { programmeContent } from './texts/programme-pdf.ts'

export interface ProgrammePdf {
  programme: Programme
  locale: Locale
  association: string
  created_at: Date
}

/** Renders the programme of an evening for print. */
export const describeProgramme = ({
  programme,
  locale,
  association,
  created_at,
}: ProgrammePdf): PdfDocument => {
  const words = programmeTexts[locale]
  return {
    title: words.programme,
    subject: `${weekdayText(programme.date, locale)}, ${programme.place}`,
    author: association,
    language: locale,
    created_at,
    content: programmeContent(programme, { locale, association }),
  }
}
