import '../../../ui/text-button.css'
import type { Locale } from '@academy/contract/base/locale'
import { fieldMessages } from '@academy/contract/messages'
import type { DocumentUpload } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FileField } from '../../../ui/form/file-field.tsx'
import { PDF_ACCEPT, pdfError } from '../../../ui/form/pdf-file.ts'
import { UploadProgress } from '../../../ui/form/upload-progress.tsx'
import { uploadDocument } from './api.ts'
import { documentTexts, editorTexts } from './texts.ts'

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
export const UploadField = ({ call, name, language, upload, error, onUpload, onBusy }: UploadFieldProps) => {
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
        <a className="text-button" href={upload.url} target="_blank" rel="noopener">
          {texts.look} ({languages[language]})
        </a>
      )}
    </div>
  )
}
