import type { FieldMessage } from '@academy/contract/base/field-message'
import { MAX_FILE_BYTES, type Upload } from '@academy/contract/base/fields'
import { type DragEvent, type Ref, useState } from 'react'
import { formatBytes } from '../../base/format.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { buttonClass } from '../button.tsx'
import { Field, type FieldProps } from './field.tsx'
import { formTexts } from './texts.ts'
import './upload-progress.css'
import '../progress-bar.css'
import './file-field.css'

/** The filter of the file dialog. */
export const PDF_ACCEPT = 'application/pdf,.pdf'

// PDF readers look for the header within the first kilobyte.
const HEAD_BYTES = 1024

/** Refuses obvious errors before uploading. The server validates thoroughly. */
export const pdfError = async (file: Upload | undefined): Promise<FieldMessage | undefined> => {
  if (!(file instanceof Blob)) return undefined
  if (file.size === 0) return 'FILE_EMPTY'
  if (file.size > MAX_FILE_BYTES) return 'FILE_TOO_LARGE'
  // A file that was moved, changed or deleted after it was chosen cannot be read.
  const head = await file
    .slice(0, HEAD_BYTES)
    .text()
    .catch(() => undefined)
  if (head === undefined) return 'FILE_UNREADABLE'
  return head.includes('%PDF-') ? undefined : 'FILE_NOT_PDF'
}

/** The upload progress from 0 to 1. After the upload, the server still validates the file. */
export const UploadProgress = ({ part }: { part: number }) => {
  const texts = useTexts(formTexts)
  const percent = Math.round(part * 100)
  return (
    <div className="upload-progress">
      <span>{part < 1 ? texts.uploading(percent) : texts.uploaded}</span>
      <progress className="progress-bar" aria-label={texts.upload} value={percent} max={100} />
    </div>
  )
}

interface Props extends FieldProps {
  /**
   * As the `accept` attribute: `application/pdf,.pdf`. Only a hint for the file dialog; anything can be
   * dropped.
   */
  accept: string
  file: File | undefined
  onFile: (file: File | undefined) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** Chooses a file, or accepts a dropped one. */
export const FileField = ({ label, hint, error, accept, file, onFile, ...input }: Props) => {
  const texts = useTexts(formTexts)
  const [isOver, setOver] = useState(false)
  const drag = (isOverNow: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOverNow)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    const dropped = event.dataTransfer.files[0]
    if (dropped) onFile(dropped)
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {control => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field works for all
        <div
          className="file-field"
          data-over={isOver || undefined}
          data-invalid={error ? true : undefined}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={drop}
        >
          <input
            {...input}
            {...control}
            className="visually-hidden"
            type="file"
            accept={accept}
            onChange={({ target }) => {
              onFile(target.files?.[0])
              // Allows choosing the same file again after it was corrected.
              target.value = ''
            }}
          />
          <label className={buttonClass('quiet')} htmlFor={control.id}>
            {file ? texts.chooseOther : texts.chooseFile}
          </label>
          <p className="file-field-place">{file ? <Chosen file={file} /> : texts.orDrop}</p>
          {file && (
            <button type="button" className="file-field-remove" onClick={() => onFile(undefined)}>
              {texts.removeFile}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}

const Chosen = ({ file: { name, size } }: { file: File }) => {
  const locale = useLocale()
  return (
    <>
      <span className="file-field-name">{name}</span> ({formatBytes(size, locale)})
    </>
  )
}
