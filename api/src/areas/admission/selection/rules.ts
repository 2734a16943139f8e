import type {
  Applicant,
  OfficeMasterclass,
  SelectionMasterclass,
} from '@academy/contract/admission/selection/schemas'
import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'

/** The state of a selection. Applications whose fee is not paid are not counted. */
export interface SelectionFacts {
  /** Last day for applications. */
  deadline: string
  is_final: boolean
  application_count: number
  participant_count: number
  undecided_count: number
  reserve_count: number
}

/** A masterclass with its selection. */
export interface Selection extends SelectionFacts {
  card: MasterclassCard
  /** Applications whose handling fee is not paid; shown to the office only. */
  unpaid_count: number
  /** Ended by the final save, with the fee unpaid. */
  lapsed_count: number
  /** Neither taken nor offered. */
  free_place_count: number
  /** Open offers. */
  offered_count: number
  /** Letters of the final save. */
  letter_count: number
  /** Until when the final save can be taken back, and when its letters leave. Null afterwards. */
  letters_due_at: Date | null
}

/** Returns why the selection cannot be finalized, or undefined if it can. */
export const finalizeRefusal = (
  { deadline, is_final, undecided_count }: SelectionFacts,
  today: string,
): 'selection_final' | 'deadline_not_passed' | 'decisions_open' | undefined => {
  if (is_final) return 'selection_final'
  if (!isOver(deadline, today)) return 'deadline_not_passed'
  return undecided_count > 0 ? 'decisions_open' : undefined
}

interface LateApplicant {
  status: string
  is_final: boolean
  /** Of the masterclass. */
  end_date: string
  /** Whether the handling fee was unpaid at the final save. */
  was_unpaid: boolean
  /** Whether its invoice is paid now: before the letters it is not cancelled yet. */
  fee_paid: boolean
  /** The handling fee whose invoice was cancelled with the letters. */
  late_fee_cents: number | null
  /** Of the person. */
  credit_cents: number
  free_place_count: number
}

/**
 * Returns why the office cannot accept an applicant after the final save, or undefined if it can. Until then the
 * teacher decides. Who had not paid by then was never before the teacher: the fee has to be there, and a place free.
 */
export const lateAcceptanceRefusal = (
  { status, is_final, end_date, ...applicant }: LateApplicant,
  today: string,
): 'selection_not_final' | 'application_fixed' | 'handling_fee_unpaid' | 'no_free_place' | undefined => {
  if (!is_final) return 'selection_not_final'
  if ((status !== 'rejected' && status !== 'reserve') || end_date < today) return 'application_fixed'
  const { was_unpaid, fee_paid, late_fee_cents, credit_cents, free_place_count } = applicant
  if (!was_unpaid) return undefined
  const isCovered = fee_paid || (late_fee_cents !== null && credit_cents >= late_fee_cents)
  if (!isCovered) return 'handling_fee_unpaid'
  return free_place_count === 0 ? 'no_free_place' : undefined
}

/** Returns the state of the selection for teachers and the office. */
export const selectionState = (facts: SelectionFacts, today: string) => ({
  application_count: facts.application_count,
  participant_count: facts.participant_count,
  reserve_count: facts.reserve_count,
  all_decisions_done: facts.undecided_count === 0,
  final_participants_saved: facts.is_final,
  final_save_open: isOver(facts.deadline, today),
  can_finalize: finalizeRefusal(facts, today) === undefined,
})

export const selectionView = (selection: Selection, today: string): SelectionMasterclass => ({
  ...selection.card,
  ...selectionState(selection, today),
  letters_due_at: selection.letter_count > 0 ? (selection.letters_due_at?.toISOString() ?? null) : null,
})

export const officeView = (selection: Selection, today: string): OfficeMasterclass => ({
  ...selectionView(selection, today),
  unpaid_count: selection.unpaid_count,
  lapsed_count: selection.lapsed_count,
  reserve_count: selection.reserve_count,
  free_place_count: selection.is_final ? selection.free_place_count : 0,
  offered_count: selection.offered_count,
  can_reopen: selection.letters_due_at !== null,
})

/** What became of an application, as its teacher sees it. */
export type Outcome = 'open' | 'accepted' | 'reserve' | 'rejected' | 'withdrawn'
type DecidedApplicant = Pick<Applicant, 'is_accepted' | 'has_withdrawn' | 'reserve_rank'>

export const outcomeOf = ({ is_accepted, has_withdrawn, reserve_rank }: DecidedApplicant): Outcome => {
  if (has_withdrawn) return 'withdrawn'
  if (is_accepted === null) return 'open'
  if (is_accepted) return 'accepted'
  return reserve_rank === null ? 'rejected' : 'reserve'
}

const OUTCOMES: readonly Outcome[] = ['open', 'accepted', 'reserve', 'rejected', 'withdrawn']

/** Undecided first, the waiting list by rank, otherwise in the given order. */
export const inListOrder = <One extends DecidedApplicant>(applicants: readonly One[]): One[] =>
  applicants.toSorted((one, other) => {
    const [first, second] = [one, other].map(each => OUTCOMES.indexOf(outcomeOf(each)))
    return Number(first) - Number(second) || Number(one.reserve_rank) - Number(other.reserve_rank)
  })

/** Whether both name the same, each once, in any order. */
export const isSameList = (known: number[], named: number[]): boolean =>
  known.length === named.length &&
  new Set(named).size === named.length &&
  known.every(one => named.includes(one))

/** The day of the deadline itself is still open for applications. */
const isOver = (deadline: string, today: string) => deadline < today
