import type { LodgingOptions } from '@academy/contract/lodging/endpoints'
import { draftPlace } from '../../lib/drafts.ts'
import { type Choices, nothingChosen, openStep, type StepName } from './wizard.ts'

type Academy = Pick<LodgingOptions, 'start_date' | 'end_date'>

/** What was chosen for one academy says nothing about the next. */
export const draftName = ({ start_date }: Academy): string => `booking:${start_date}`

/** How far somebody has come who has begun to book; nothing when they have not. */
export const draftedStep = (personId: number, academy: Academy): StepName | undefined => {
  const draft = draftPlace<Choices>(personId, draftName(academy)).read()
  return draft && openStep({ ...nothingChosen, ...draft.values }, academy)
}
