import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import type { OfficeMasterclass, SelectionMasterclass } from '@academy/contract/selection/schemas'

/** The state of a selection. Applications whose fee is not paid are not counted. */
export interface SelectionFacts {
  /** Last day for applications. */
  deadline: string
  is_final: boolean
  application_count: number
  participant_count: number
  undecided_count: number
}

/** A masterclass with its selection. */
export interface Selection extends SelectionFacts {
  card: MasterclassCard
  declined_count: number
  /** Applications whose handling fee is not paid; shown to the office only. */
  unpaid_count: number
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

/** Returns the state of the selection for teachers and the office. */
export const selectionState = (facts: SelectionFacts, today: string) => ({
  application_count: facts.application_count,
  participant_count: facts.participant_count,
  all_decisions_done: facts.undecided_count === 0,
  final_participants_saved: facts.is_final,
  final_save_open: isOver(facts.deadline, today),
  can_finalize: finalizeRefusal(facts, today) === undefined,
})

export const selectionView = (selection: Selection, today: string): SelectionMasterclass => ({
  ...selection.card,
  ...selectionState(selection, today),
})

export const officeView = (selection: Selection, today: string): OfficeMasterclass => ({
  ...selectionView(selection, today),
  unpaid_count: selection.unpaid_count,
})

/** The day of the deadline itself is still open for applications. */
const isOver = (deadline: string, today: string) => deadline < today

/** In whole years; someone born on 29 February is a year older on 1 March. */
export const ageOn = (today: string, date_of_birth: string): number => {
  const years = Number(today.slice(0, 4)) - Number(date_of_birth.slice(0, 4))
  return today.slice(5) < date_of_birth.slice(5) ? years - 1 : years
}
