import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { draftStore } from '../../../base/drafts.ts'
import { type Choices, firstIncompleteStep, nothingChosen, type StepName } from './wizard.ts'

type Academy = Pick<LodgingOptions, 'start_date' | 'end_date'>

/** Drafts are separate for each academy. */
export const draftName = ({ start_date }: Academy): string => `booking:${start_date}`

/** Returns the step reached in the draft, or undefined without a draft. */
export const draftedStep = (personId: number, academy: Academy): StepName | undefined => {
  const draft = draftStore<Choices>(personId, draftName(academy)).read()
  return draft && firstIncompleteStep({ ...nothingChosen, ...draft.values }, academy)
}
