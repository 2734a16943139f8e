import { useTexts } from '../../lib/i18n/texts.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import type { BookingState } from './use-booking.ts'
import { wizardTexts } from './wizard-texts.ts'

/** What else there is to say, if anything. */
export const CommentStep = ({
  booking: { choices, faults, change },
}: {
  booking: Pick<BookingState, 'choices' | 'faults' | 'change'>
}) => {
  const { comment: texts } = useTexts(wizardTexts)
  return (
    <TextArea
      label={texts.label}
      hint={texts.hint}
      value={choices.comment}
      error={faults.comment}
      onChange={event => change({ comment: event.target.value })}
    />
  )
}
