import type { Locale } from '@academy/contract/base/locale'
import type {
  AccompanimentPlan,
  PlannedMasterclass,
  Workload,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { FileColumn } from '../../../ui/office-table/columns.ts'
import { planTexts } from './texts.ts'

const minutesOf = (seconds: number): number => Math.max(seconds > 0 ? 1 : 0, Math.round(seconds / 60))

/** Describes what somebody has to play. While selections are not final, nothing is called 0. */
export const useWorkTexts = () => {
  const texts = useTexts(planTexts)
  const participants = ({ participant_count, open_count, undecided_count }: Workload) =>
    [
      ...(open_count === 0 || participant_count > 0 ? [texts.participantCount(participant_count)] : []),
      ...(open_count > 0 ? [texts.notDecided(undecided_count)] : []),
    ].join(', ')
  const repertoire = ({ piece_count, piece_seconds, untimed_count, open_count }: Workload) => {
    if (piece_count === 0) return open_count > 0 ? '' : texts.pieceCount(0)
    const known = piece_seconds > 0 ? [texts.minuteCount(minutesOf(piece_seconds))] : []
    const unknown = untimed_count > 0 && piece_seconds > 0 ? [texts.untimed(untimed_count)] : []
    return [texts.pieceCount(piece_count), ...known, ...unknown].join(', ')
  }
  const concerts = ({ concert_count, concert_seconds }: Workload) =>
    concert_count === 0
      ? ''
      : `${texts.pieceCount(concert_count)}, ${texts.minuteCount(minutesOf(concert_seconds))}`
  /** The numbers for a file. */
  const filesOf = <Row>(prefix: string, workOf: (row: Row) => Workload | undefined): FileColumn<Row>[] => {
    const column = (title: string, value: (work: Workload) => number): FileColumn<Row> => ({
      title: `${prefix}${title}`,
      number: row => {
        const work = workOf(row)
        return work ? value(work) : null
      },
    })
    return [
      column(texts.participants, work => work.participant_count),
      column(texts.undecided, work => work.undecided_count),
      column(texts.pieces, work => work.piece_count),
      column(texts.minutes, work => minutesOf(work.piece_seconds)),
      column(texts.concertPieces, work => work.concert_count),
      column(texts.concertMinutes, work => minutesOf(work.concert_seconds)),
    ]
  }
  return { participants, repertoire, concerts, filesOf }
}

export const instrumentOf = (one: PlannedMasterclass, locale: Locale): string => one[`instrument_${locale}`]

/** Instrument and teacher. */
export const masterclassName = (one: PlannedMasterclass, locale: Locale): string =>
  `${instrumentOf(one, locale)}, ${one.teacher_name}`

export const accompanistNames = (
  { accompanists }: Pick<AccompanimentPlan, 'accompanists'>,
  period_ids: readonly number[],
): string =>
  accompanists
    .filter(({ period_id }) => period_ids.includes(period_id))
    .map(({ name }) => name)
    .join(', ')
