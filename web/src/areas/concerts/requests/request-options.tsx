import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { requestTexts } from './request-texts.ts'
import type { RequestState } from './use-request.ts'

/** The recording, and notes for the office. */
export const RequestOptions = ({ request, fee }: { request: RequestState; fee: number }) => {
  const texts = useTexts(requestTexts)
  const locale = useLocale()
  const { field } = request
  return (
    <>
      <Checkbox
        label={fee > 0 ? texts.recording(formatMoney(fee, locale)) : texts.freeRecording}
        note={<p className="field-hint">{fee > 0 ? texts.recordingNote : texts.freeRecordingNote}</p>}
        {...field('wants_recording')}
      />
      <TextArea label={texts.notes} hint={texts.notesHint} {...field('notes')} />
    </>
  )
}
