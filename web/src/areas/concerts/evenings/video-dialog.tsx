import { setVideo as endpoint } from '@academy/contract/concert-planning/endpoints'
import type { OfficeRequest } from '@academy/contract/concert-planning/schemas'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { setVideo } from './api.ts'
import { planningDialogTexts } from './dialog-texts.ts'

interface VideoDialogProps {
  call: Call
  request: OfficeRequest
  onChanged: () => Promise<void>
  onClose: () => void
}

/** The link to a recording that is paid or free. */
export const VideoDialog = ({ call, request, onChanged, onClose }: VideoDialogProps) => {
  const { video: texts } = useTexts(planningDialogTexts)
  const locale = useLocale()
  const { field, frame } = useDialogForm({
    schema: endpoint.body,
    draft: `video:${request.id}`,
    known: { video_url: request.video_url ?? '' },
    send: async ({ video_url }) => {
      await setVideo(call, request.id, video_url)
      await onChanged()
      onClose()
      showAlert('success', texts.done)
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <ModalDialog isOpen title={texts.title} onClose={onClose}>
      <p>
        {request.student_name}: {request.piece_title}
      </p>
      <Form submitLabel={texts.save} {...frame}>
        <TextField label={texts.link} hint={texts.hint} type="url" inputMode="url" {...field('video_url')} />
      </Form>
    </ModalDialog>
  )
}
