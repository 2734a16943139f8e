import { locales } from '@academy/contract/base/locale'
import {
  type ArrivalDetails,
  PaperConsentInput,
  ParentConsentUpload,
} from '@academy/contract/people/arrival-details/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatBytes, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonAnchor, TextButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { FileField, PDF_ACCEPT, pdfError, UploadProgress } from '../../../ui/form/file-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { WarningLine } from '../../../ui/note.tsx'
import { useOwnFile } from '../profile/use-own-file.ts'
import { type ConsentBody, deleteConsent, saveConsent, saveForm } from './api.ts'
import { arrivalTexts } from './texts.ts'

const paperSchema = ParentConsentUpload.extend(PaperConsentInput.shape)

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
  const [part, setPart] = useState<number>()
  const { form, field, frame } = useContractForm({
    schema: isOnPaper ? paperSchema : ParentConsentUpload,
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
    },
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

type Consent = NonNullable<ArrivalDetails['consent']>

interface ConsentSectionProps {
  call: Call
  consent: Consent
  onChanged: () => Promise<void>
}

/** The consent of a parent: a form to print, and the signed file. */
export const ConsentSection = ({ call, consent, onChanged }: ConsentSectionProps) => {
  const { consent: texts } = useTexts(arrivalTexts)
  const file = useOwnFile({ texts, remove: () => deleteConsent(call), onChanged })
  const title = consent.file ? texts.change : texts.upload
  return (
    <section className="arrival-consent">
      <h3>{texts.title}</h3>
      {consent.file ? <ConsentFile consent={consent} file={consent.file} /> : <Missing />}
      <FormLinks call={call} />
      <div className="arrival-actions">
        <TextButton onClick={file.upload}>{title}</TextButton>
        {consent.file && (
          <TextButton aria-label={texts.deleteLabel} onClick={file.askToDelete}>
            {texts.delete}
          </TextButton>
        )}
      </div>
      <Dialog {...file.dialog} title={title}>
        <ConsentForm
          consent={consent}
          save={(body, onProgress) => saveConsent(call, body, onProgress)}
          onSaved={file.saved}
        />
      </Dialog>
      {file.question}
    </section>
  )
}

/** The form to print, in every language: the parents may speak another one. */
const FormLinks = ({ call }: Pick<ConsentSectionProps, 'call'>) => {
  const { consent: texts } = useTexts(arrivalTexts)
  return (
    <p className="arrival-actions">
      {texts.form}
      {locales.map(locale => (
        <TextButton
          key={locale}
          aria-label={texts.print(texts.languages[locale])}
          onClick={() => void saveForm(call, locale)}
        >
          {texts.languages[locale]}
        </TextButton>
      ))}
    </p>
  )
}

const Missing = () => {
  const { consent: texts } = useTexts(arrivalTexts)
  return (
    <>
      <p>{texts.why}</p>
      <WarningLine text={texts.missing} />
    </>
  )
}

const ConsentFile = ({ consent, file }: { consent: Consent; file: NonNullable<Consent['file']> }) => {
  const { consent: texts } = useTexts(arrivalTexts)
  const locale = useLocale()
  // Unknown if the form came on paper.
  const parent = [consent.parent_name, consent.parent_contact].filter(Boolean).join(', ')
  return (
    <>
      {parent && (
        <p>
          {texts.parent}: {parent}
        </p>
      )}
      <p className="arrival-note">
        <ButtonAnchor look="text" href={file.url} download aria-label={`${texts.download}: ${file.name}`}>
          {file.name}
        </ButtonAnchor>{' '}
        {formatBytes(file.size, locale)},{' '}
        {texts.uploaded(formatLongDay(dayInVienna(file.uploaded_at), locale))}
      </p>
    </>
  )
}
