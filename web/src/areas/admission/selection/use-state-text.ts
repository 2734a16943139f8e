import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { formatInstant } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { outcomeOf } from './decisions.ts'
import { selectionTexts } from './texts.ts'

/** Returns what became of an applicant, in words: of those who wait, also that a place is offered and until when. */
export const useStateText = () => {
  const { states, offered } = useTexts(selectionTexts)
  return (applicant: Applicant): string =>
    applicant.open_offer_until
      ? offered(formatInstant(applicant.open_offer_until))
      : states[outcomeOf(applicant)]
}
