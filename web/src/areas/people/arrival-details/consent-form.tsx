import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { PaperConsentInput } from '@academy/contract/people/arrival-details/schemas'
import { useState } from 'react'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PDF_ACCEPT, pdfError } from '../../../ui/form/pdf-file.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { UploadProgress } from '../../../ui/form/upload-progress.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import type { ConsentBody } from './api.ts'
import { arrivalTexts } from './texts.ts'

const paperSchema = contract.saveConsent.body.extend(PaperConsentInput.shape)

interface ConsentFormProps {
  consent: { parent_name: string; parent_contact: string; file: object | null }
  /** The office may know no parent. */
  isOnPaper?: boolean
  save: (body: ConsentBody, onProgress: (part: number) => void) => Promise<void>
  onSaved: () => Promise<void>
}

/** Name and contact of a parent with the signed form; who has uploaded one may leave the file out. */
export const ConsentForm = ({ consent, isOnPaper = false, save, onSaved }: ConsentFormProps) => {
  const { consent: texts } = useTexts(arrivalTexts)
  const locale = useLocale()
  const [part, setPart] = useState<number>()
  const { form, field, frame } = useDialogForm({
    schema: isOnPaper ? paperSchema : contract.saveConsent.body,
    known: { parent_name: consent.parent_name, parent_contact: consent.parent_contact },
    check: async ({ consent_file }) => ({
      consent_file: consent_file
        ? await pdfError(consent_file)
        : consent.file
          ? undefined
          : ('FILE_REQUIRED' as const),
    }),
    send: async ({ consent_file, ...parent }) => {
      const body = { ...parent, ...(consent_file instanceof File && { consent_file }) }
      await save(body, setPart).finally(() => setPart(undefined))
      await onSaved()
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  return (
    <Form submitLabel={texts.send} {...frame}>
      <TextField
        label={texts.parentName}
        autoComplete="off"
        required={!isOnPaper}
        {...field('parent_name')}
      />
      <TextField
        label={texts.parentContact}
        autoComplete="off"
        required={!isOnPaper}
        {...field('parent_contact')}
      />
      <ControlledField form={form} name="consent_file">
        {({ value, onChange: _, ...input }) => (
          <FileField
            label={consent.file ? texts.otherFile : texts.file}
            accept={PDF_ACCEPT}
            file={value instanceof File ? value : undefined}
            onFile={file => {
              form.setValue('consent_file', file)
              void form.trigger('consent_file')
            }}
            {...input}
          />
        )}
      </ControlledField>
      {part !== undefined && <UploadProgress part={part} />}
    </Form>
  )
}
