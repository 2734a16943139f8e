import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { composerText } from '@academy/contract/concerts/repertoire/composer-name'
import { opusText, tonalityText } from '@academy/contract/concerts/repertoire/piece-title'
import { csvResponse } from '../../../base/csv.ts'
import { serve } from '../../../base/serve.ts'
import { loadProgramme } from './load-programme.ts'
import { datesOf, performersOf, programmeTexts } from './texts/programme.ts'

const durationText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Downloads what was played, for the collecting society: one row for each work. */
export const downloadWorks = serve(contract.worksCsv, async ({ db }, { params, locale }) => {
  const { date, place, performances } = await loadProgramme(db, params.id)
  const { columns, worksFileName, complete } = programmeTexts[locale]
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
