import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { composerText, opusText, tonalityText } from '@academy/contract/concerts/repertoire/piece-title'
import { loadAssociation } from '../../../base/association.ts'
import { weekdayText } from '../../../base/formats.ts'
import { csvResponse } from '../../../base/http-response.ts'
import { pdfResponse, renderOnThread } from '../../../base/pdf/pdf-response.ts'
import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { findConcertProgramme } from './queries.ts'
import { type ConcertProgramme, concertProgrammeTexts, datesOf, performersOf } from './texts/programme.ts'
import { programmeContent } from './texts/programme-pdf.ts'

interface ProgrammePdf {
  programme: ConcertProgramme
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
  const words = concertProgrammeTexts[locale]
  return {
    title: words.programme,
    subject: `${weekdayText(programme.date, locale)}, ${programme.place}`,
    author: association,
    language: locale,
    created_at,
    content: programmeContent(programme, { locale, association }),
  }
}

const loadProgramme = async (db: Db, evening_id: number): Promise<ConcertProgramme> => {
  const programme = await findConcertProgramme(db, evening_id)
  if (!programme) throw problem('not_found')
  return programme
}

export const downloadProgramme = serve(contract.programmePdf, async ({ db }, { params, locale, now }) => {
  const programme = await loadProgramme(db, params.id)
  const { name: association } = await loadAssociation(db)
  const pdf = await renderOnThread(describeProgramme({ programme, locale, association, created_at: now }))
  return pdfResponse(pdf, `${concertProgrammeTexts[locale].fileName}-${programme.date}.pdf`)
})

const durationText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Downloads what was played, for the collecting society: one row for each work. */
export const downloadWorks = serve(contract.worksCsv, async ({ db }, { params, locale }) => {
  const { date, place, performances } = await loadProgramme(db, params.id)
  const { columns, worksFileName, complete } = concertProgrammeTexts[locale]
  const rows = performances.map(performance => {
    const { composer, piece, movements, seconds } = performance
    const performers = performersOf(performance, locale)
    return [
      date,
      place,
      composerText(composer.named, locale),
      datesOf(composer, locale),
      [piece[`title_${locale}`] || piece.title, piece.tonality && tonalityText(piece.tonality, locale)]
        .filter(Boolean)
        .join(', '),
      [piece.opus.trim() && opusText(piece.opus.trim(), locale), piece.catalogue_no]
        .filter(Boolean)
        .join(', '),
      movements.join(' / ') || complete,
      durationText(seconds),
      performers.map(({ name, instrument }) => (instrument ? `${name} (${instrument})` : name)).join(', '),
    ]
  })
  return csvResponse([columns, ...rows], locale, `${worksFileName}-${date}.csv`)
})
