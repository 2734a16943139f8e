import { useTexts } from '../../../base/i18n/texts.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import type { BookingState } from './use-booking.ts'
import { NONE } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

/** Optional comments. */
export const CommentStep = ({
  booking: { choices, field, recheck },
}: {
  booking: Pick<BookingState, 'choices' | 'field' | 'recheck'>
}) => {
  const { comment: texts } = useTexts(wizardTexts)
  return (
    <TextArea
      label={texts.label}
      hint={choices.room === NONE ? texts.hintElsewhere : texts.hint}
      {...field('comment', { onChange: recheck('comment') })}
    />
  )
}
