import './file-field.css'
import { type DragEvent, type Ref, useState } from 'react'
import { formatBytes } from '../../base/format.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { Field, type FieldProps } from './field.tsx'
import { formTexts } from './texts.ts'

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
          <label className="button button-quiet" htmlFor={control.id}>
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
