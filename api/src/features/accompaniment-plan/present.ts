import type { AccompanimentPlan, PlannedMasterclass } from '@academy/contract/accompaniment-plan/schemas'
import { repertoirePieces } from './repertoire-pieces.ts'
import { suggest } from './suggest.ts'
import { type AccompaniedRequest, plannedWork, uncoveredDays } from './workload.ts'

/** The plan as stored. */
export interface FoundPlan {
  year: number | null
  masterclasses: (PlannedMasterclass & {
    places: number | null
    /** Of the participants. */
    repertoires: string[]
  })[]
  periods: { period_id: number; name: string; is_own: boolean; start_date: string; end_date: string }[]
  requests: AccompaniedRequest[]
}

const withPieces = (masterclass: FoundPlan['masterclasses'][number]) => {
  const pieces = masterclass.repertoires.flatMap(repertoirePieces)
  return {
    ...masterclass,
    piece_count: pieces.length,
    piece_seconds: pieces.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    untimed_count: pieces.filter(({ seconds }) => seconds === null).length,
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
