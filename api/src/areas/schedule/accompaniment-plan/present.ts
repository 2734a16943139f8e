import type {
  AccompanimentPlan,
  PlannedMasterclass,
} from '@academy/contract/schedule/accompaniment-plan/schemas'
import { suggest } from './suggest.ts'
import {
  type AccompaniedRequest,
  type PieceSum,
  plannedWork,
  type Repertoire,
  sumOfPieces,
  uncoveredDays,
} from './workload.ts'

/** The plan as stored. */
export interface FoundPlan {
  year: number | null
  masterclasses: (PlannedMasterclass & {
    places: number | null
    /** Of the participants. */
    repertoires: Repertoire[]
  })[]
  periods: { period_id: number; name: string; is_own: boolean; start_date: string; end_date: string }[]
  requests: AccompaniedRequest[]
}

const withPieces = (masterclass: FoundPlan['masterclasses'][number]) => {
  const sums = masterclass.repertoires.map(sumOfPieces)
  const total = (part: keyof PieceSum) => sums.reduce((sum, one) => sum + one[part], 0)
  return {
    ...masterclass,
    piece_count: total('piece_count'),
    piece_seconds: total('piece_seconds'),
    untimed_count: total('untimed_count'),
  }
}

/** Computes what each accompanist has to play, what is missing, and a suggestion. */
export const presentPlan = ({ year, masterclasses, periods, requests }: FoundPlan): AccompanimentPlan => {
  const played = masterclasses.map(withPieces)
  return {
    year,
    // The texts of the repertoires and the places stay here.
    masterclasses: masterclasses.map(({ repertoires: _, places: __, ...shown }) => shown),
    accompanists: periods.map(period => ({ ...period, ...plannedWork(period, played, requests) })),
    uncovered: uncoveredDays(played, periods),
    suggestions: suggest(played, periods),
  }
}
