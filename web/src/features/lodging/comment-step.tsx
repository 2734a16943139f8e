import { useTexts } from '../../lib/i18n/texts.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import type { BookingState } from './use-booking.ts'
import { wizardTexts } from './wizard-texts.ts'

/** Optional comments. */
export const CommentStep = ({
  booking: { field, recheck },
}: {
  booking: Pick<BookingState, 'field' | 'recheck'>
}) => {
  const { comment: texts } = useTexts(wizardTexts)
  return (
    <TextArea label={texts.label} hint={texts.hint} {...field('comment', { onChange: recheck('comment') })} />
  )
}
