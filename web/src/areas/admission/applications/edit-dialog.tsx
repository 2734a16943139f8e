import {
  type Application,
  ApplicationEditForm,
  StrangerEditForm,
} from '@academy/contract/admission/applications/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { pdfError, UploadProgress } from '../../../ui/form/file-field.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { saveApplication } from './api.ts'
import { RecordingFields, ResumeField, WrittenFields, writtenTexts } from './application-fields.tsx'
import { repertoireUntil } from './application-form.ts'
import { formTexts } from './form-texts.ts'
import { recordingNames, titleOf, withoutClosed } from './recordings.ts'
import { useTitle } from './use-applications.ts'

type TypedEdit = typeof ApplicationEditForm._zod.input

interface Props {
  call: Call
  application: Application
  today: string
  onSaved: (application: Application) => void
  onClose: () => void
}

/** The values of the form when it opens. */
const knownOf = (application: Application): TypedEdit => ({
  ...writtenTexts(application),
  ...Object.fromEntries(
    recordingNames.flatMap(name => [name, titleOf(name)]).map(name => [name, application[name]]),
  ),
  resume_file: undefined,
})

/** Changes repertoire and comment and, until the deadline, recordings and résumé. */
export const EditDialog = ({ call, application, today, onSaved, onClose }: Props) => {
  const texts = useTexts(formTexts)
  const locale = useLocale()
  const { id, is_known, can_replace_material, resume_file } = application
  const [part, setPart] = useState<number>()
  const fields = useContractForm<TypedEdit, ApplicationEditForm>({
    schema: is_known ? ApplicationEditForm : StrangerEditForm,
    draft: `application:${id}:edit`,
    prepare: withoutClosed,
    check: async ({ resume_file }) => ({ resume_file: await pdfError(resume_file) }),
    known: knownOf(application),
    send: async values => {
      const saved = await saveApplication(call, id, values, setPart).finally(() => setPart(undefined))
      onSaved(saved)
      showAlert('success', texts.updated)
      onClose()
    },
  })
  const { form, field, frame } = fields
  const resumeHint = [resume_file && texts.resumeSent(resume_file.name), texts.resumeHint]
  return (
    <FormDialog
      title={texts.edit}
      onClose={onClose}
      intro={<p>{useTitle()(application.masterclass)}</p>}
      submitLabel={texts.save}
      {...frame}
    >
      <TextArea
        label={texts.repertoire}
        hint={texts.repertoireHint(repertoireUntil(application.masterclass.start_date, today, locale))}
        {...field('repertoire')}
      />
      {can_replace_material ? (
        <>
          <ResumeField
            form={form}
            label={resume_file ? texts.newResume : texts.resume}
            hint={resumeHint.filter(Boolean).join(' ')}
          />
          <RecordingFields {...fields} />
        </>
      ) : (
        <p className="field-hint">{texts.materialFixed}</p>
      )}
      <WrittenFields {...fields} />
      {part !== undefined && form.getValues('resume_file') && <UploadProgress part={part} />}
    </FormDialog>
  )
}
