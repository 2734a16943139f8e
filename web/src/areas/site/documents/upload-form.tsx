import { byLocale, type Locale, locales, localizedBy } from '@academy/contract/base/locale'
import { fieldMessages } from '@academy/contract/messages'
import { type DocumentUpload, UploadedPublication } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { type ReactNode, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason, explainUnsaved } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { EditorBar } from '../../../ui/draft-editor/draft-editor.tsx'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { FileField, PDF_ACCEPT, pdfError, UploadProgress } from '../../../ui/form/file-field.tsx'
import type { Message } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { publishUpload, uploadDocument } from './api.ts'
import { documentTexts, editorTexts } from './texts.ts'
import { type EditorProps, type Publication, usePublication } from './use-publication.ts'
import './upload-form.css'
import '../../../ui/form/form.css'

interface UploadFieldProps {
  call: Call
  name: DocumentName
  language: Locale
  upload: DocumentUpload | null
  error: string | undefined
  onUpload: (upload: DocumentUpload | null) => void
  onBusy: (isBusy: boolean) => void
}

/** Uploads a file as soon as it is chosen, so that it is checked and can be looked at before it is published. */
const UploadField = ({ call, name, language, upload, error, onUpload, onBusy }: UploadFieldProps) => {
  const texts = useTexts(editorTexts)
  const { languages } = useTexts(documentTexts)
  const locale = useLocale()
  const [file, setFile] = useState<File>()
  const [part, setPart] = useState<number>()
  const [refusal, setRefusal] = useState<string>()

  const send = async (chosen: File) => {
    const wrong = await pdfError(chosen)
    if (wrong) return setRefusal(fieldMessages[wrong][locale])
    onBusy(true)
    setPart(0)
    try {
      onUpload(await uploadDocument(call, name, chosen, setPart))
    } catch (failure) {
      const said = failure instanceof ApiError && failure.failure.errors?.['document_file']?.join(' ')
      setRefusal(said || explainReason(failure, locale))
    } finally {
      setPart(undefined)
      onBusy(false)
    }
  }
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setRefusal(undefined)
    onUpload(null)
    if (chosen) void send(chosen)
  }
  return (
    <div className="document-upload">
      <FileField
        label={texts.file(languages[language])}
        accept={PDF_ACCEPT}
        file={file}
        onFile={choose}
        error={refusal ?? error}
      />
      {part !== undefined && <UploadProgress part={part} />}
      {upload && (
        <ButtonAnchor look="text" href={upload.url} target="_blank" rel="noopener">
          {texts.look} ({languages[language]})
        </ButtonAnchor>
      )}
    </div>
  )
}

interface PublishBarProps {
  publication: Publication
  message: Message | undefined
  isBusy: boolean
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => Promise<void>
  /** Buttons of the preview. */
  children?: ReactNode
}

/** Publishes a form, at the bottom of the window, and says so when somebody else was faster. */
const PublishBar = ({ publication, message, isBusy, children, ...conflict }: PublishBarProps) => {
  const texts = useTexts(editorTexts)
  return (
    <>
      {publication.hasConflict && (
        <ConflictNote
          title={texts.conflictTitle}
          onKeepMine={conflict.onKeepMine}
          onTakeTheirs={conflict.onTakeTheirs}
        />
      )}
      <EditorBar message={message}>
        <SubmitButton label={texts.publish} isBusy={isBusy} />
        {children}
      </EditorBar>
      {publication.question}
    </>
  )
}

interface TypedUploads {
  valid_from: string
  uploads: Record<Locale, DocumentUpload | null>
}

/** The files are uploaded when they are chosen; the form sends their ids. */
const schema = schemaFor<TypedUploads, UploadedPublication>(
  UploadedPublication,
  ({ valid_from, uploads }) => ({
    version: 0,
    valid_from,
    ...localizedBy('upload', locale => uploads[locale]?.id ?? null),
  }),
)

const fieldName = (field: string) => field.replace(/^upload_(\w\w)$/, 'uploads.$1')

/** A document that the office uploads: one file for each language, or one for all. */
export const UploadForm = (props: EditorProps) => {
  const { call, document, today, onReload } = props
  const texts = useTexts(editorTexts)
  const locale = useLocale()
  const publication = usePublication(props)
  const [uploading, setUploading] = useState(0)
  const { form, frame, refuse } = useContractForm<TypedUploads, UploadedPublication>({
    schema,
    fieldName,
    known: { valid_from: today, uploads: byLocale(() => null) },
    send: async values => {
      await publication.publish(
        values.valid_from,
        version => publishUpload(call, document.name, { ...values, version }),
        () => form.reset(form.getValues()),
      )
    },
    explainFailure: error => explainUnsaved(error, locale),
  })
  const onBusy = (isBusy: boolean) => setUploading(count => count + (isBusy ? 1 : -1))
  return (
    <form
      className="form document-uploads"
      method="post"
      noValidate
      onSubmit={event => void frame.onSubmit(event)}
    >
      <div className="field-pair">
        <ControlledField form={form} name="valid_from">
          {({ value, onChange, ...connection }) => (
            <DatePicker
              label={texts.validFrom}
              hint={texts.validFromHint}
              min={today}
              value={value || null}
              onUpdate={next => onChange(next ?? '')}
              {...connection}
            />
          )}
        </ControlledField>
      </div>
      <p className="field-hint">
        {texts.fileHint} {texts.oneFile}
      </p>
      <div className="field-pair">
        {locales.map(language => (
          <ControlledField key={language} form={form} name={`uploads.${language}`}>
            {({ value, onChange, error }) => (
              <UploadField
                call={call}
                name={document.name}
                language={language}
                upload={value}
                error={error}
                onUpload={next => {
                  onChange(next)
                  form.clearErrors('uploads')
                }}
                onBusy={onBusy}
              />
            )}
          </ControlledField>
        ))}
      </div>
      <PublishBar
        publication={publication}
        message={frame.message}
        isBusy={frame.isBusy || uploading > 0}
        onKeepMine={async () => {
          try {
            await publication.takeNewVersion()
          } catch (error) {
            return refuse(error)
          }
          await frame.onSubmit({ preventDefault: () => {} })
        }}
        onTakeTheirs={onReload}
      />
    </form>
  )
}
