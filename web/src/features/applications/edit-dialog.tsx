import { type Application, ApplicationEdit } from '@academy/contract/applications/schemas'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { saveApplication } from './api.ts'
import { formTexts } from './form-texts.ts'
import { RecordingFields } from './recording-fields.tsx'
import { withoutClosed } from './recordings.ts'
import { useTitle } from './use-title.ts'

interface Props {
  call: Call
  application: Application
  onSaved: (application: Application) => void
  onClose: () => void
}

/** Changes repertoire, comment and recordings. */
export const EditDialog = ({ call, application, onSaved, onClose }: Props) => {
  const texts = useTexts(formTexts)
  const locale = useLocale()
  const { id, repertoire, comment, recording_1, recording_2, recording_3 } = application
  const { recording_1_title, recording_2_title, recording_3_title } = application
  const titles = { recording_1_title, recording_2_title, recording_3_title }
  const fields = useDialogForm({
    schema: ApplicationEdit,
    draft: `application:${id}:edit`,
    prepare: withoutClosed,
    known: { repertoire, comment, recording_1, recording_2, recording_3, ...titles },
    send: async values => {
      onSaved(await saveApplication(call, id, values))
      showAlert('success', texts.updated)
      onClose()
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <ModalDialog isOpen title={texts.edit} onClose={onClose}>
      <p>{useTitle()(application.masterclass)}</p>
      <Form submitLabel={texts.save} {...fields.frame}>
        <TextArea label={texts.repertoire} hint={texts.repertoireHint} {...fields.field('repertoire')} />
        <RecordingFields {...fields} />
        <TextArea label={texts.comment} {...fields.field('comment')} />
      </Form>
    </ModalDialog>
  )
}
