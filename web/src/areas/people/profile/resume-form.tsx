import * as contract from '@academy/contract/people/profile/endpoints'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PDF_ACCEPT, pdfError } from '../../../ui/form/pdf-file.ts'
import { UploadProgress } from '../../../ui/form/upload-progress.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { replaceResume } from './api.ts'
import { resumeTexts } from './resume-texts.ts'

interface ResumeFormProps {
  call: Call
  onSaved: () => Promise<void>
}

/** Uploads one PDF. Files that are obviously not PDFs are refused in the browser. */
export const ResumeForm = ({ call, onSaved }: ResumeFormProps) => {
  const texts = useTexts(resumeTexts)
  const locale = useLocale()
  const [part, setPart] = useState<number>()
  const { form, frame } = useDialogForm({
    schema: contract.replaceResume.body,
    check: async ({ resume_file }) => ({ resume_file: await pdfError(resume_file) }),
    send: async ({ resume_file }) => {
      if (!(resume_file instanceof File)) return undefined
      await replaceResume(call, resume_file, setPart).finally(() => setPart(undefined))
      await onSaved()
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <Form submitLabel={texts.send} {...frame}>
      <ControlledField form={form} name="resume_file">
        {({ value, onChange, ...field }) => (
          <FileField
            label={texts.file}
            accept={PDF_ACCEPT}
            file={value instanceof File ? value : undefined}
            onFile={file => onChange(file ?? null)}
            {...field}
          />
        )}
      </ControlledField>
      {part !== undefined && <UploadProgress part={part} />}
    </Form>
  )
}
