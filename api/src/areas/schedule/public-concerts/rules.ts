import type { Locale } from '@academy/contract/base/locale'
import { composerText, pieceTitle } from '@academy/contract/concerts/repertoire/piece-title'
import type {
  Player,
  ProgrammePiece,
  PublicConcert,
} from '@academy/contract/schedule/public-concerts/schemas'
import { concertProgrammeTexts, datesOf } from '../../concerts/index.ts'
import { concertTimes } from '../my-days/rules.ts'
import type { StoredConcert, StoredPiece } from './queries.ts'

const composerOf = ({ composer }: StoredPiece, locale: Locale) => composerText(composer.named, locale)

/** Returns who plays, by instrument: the person who asked first, then the partners, then the accompanist. */
const playersOf = ({ soloist, partners, has_accompanist }: StoredPiece, locale: Locale): Player[] => [
  ...(soloist ? [{ instrument: soloist[`name_${locale}`], class_of: soloist.teacher }] : []),
  ...partners.flatMap(partner =>
    partner ? [{ instrument: partner[`name_${locale}`], class_of: null }] : [],
  ),
  ...(has_accompanist ? [{ instrument: concertProgrammeTexts[locale].piano, class_of: null }] : []),
]

export const pieceOf = (stored: StoredPiece, locale: Locale): ProgrammePiece => ({
  composer: composerOf(stored, locale),
  years: datesOf(stored.composer, locale),
  title: pieceTitle(stored.piece, locale),
  movements: stored.movements.length > 0 ? stored.movements : stored.all_movements,
  players: playersOf(stored, locale),
  others: stored.partners.filter(partner => partner === null).length,
})

export const concertOf = (stored: StoredConcert, locale: Locale): PublicConcert => ({
  id: stored.id,
  date: stored.date,
  ...concertTimes(stored),
  place: stored.place,
  composers: [...new Set(stored.pieces.map(piece => composerOf(piece, locale)))],
})
