import { setVideo as endpoint } from '@academy/contract/concerts/evenings/endpoints'
import type { OfficeRequest } from '@academy/contract/concerts/evenings/schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
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
