import type { LodgingOptions } from '@academy/contract/lodging/endpoints'
import { draftPlace } from '../../lib/drafts.ts'
import { type Choices, nothingChosen, openStep, type StepName } from './wizard.ts'

type Academy = Pick<LodgingOptions, 'start_date' | 'end_date'>

/** Drafts are separate for each academy. */
export const draftName = ({ start_date }: Academy): string => `booking:${start_date}`

/** Returns the step reached in the draft, or undefined without a draft. */
export const draftedStep = (personId: number, academy: Academy): StepName | undefined => {
  const draft = draftPlace<Choices>(personId, draftName(academy)).read()
  return draft && openStep({ ...nothingChosen, ...draft.values }, academy)
}
