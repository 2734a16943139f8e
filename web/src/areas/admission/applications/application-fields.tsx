import { Written } from '@academy/contract/admission/applications/schemas'
import type { Upload } from '@academy/contract/base/fields'
import { isRecordingLink, platformOf, withScheme } from '@academy/contract/base/links'
import {
  type Path,
  type PathValue,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { FileField, PDF_ACCEPT } from '../../../ui/form/file-field.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { formTexts } from './form-texts.ts'
import {
  isRecordingOpen,
  type RecordingField,
  type RecordingName,
  type Recordings,
  recordingNames,
  titleOf,
} from './recordings.ts'
import './recording-fields.css'

/** What a part that several forms share needs of each of them: they have at least the fields with these names. */
interface FieldsOf<Name extends string> {
  field: (
    name: Name,
    options?: Pick<RegisterOptions, 'onBlur' | 'onChange'>,
  ) => UseFormRegisterReturn & { error: string | undefined }
  /** Revalidates a field that depends on another one, if the user has visited it or it has an error. */
  recheck: (name: Name) => () => void
}

interface Props<Input extends Recordings, Sent> extends FieldsOf<RecordingField> {
  form: UseFormReturn<Input, unknown, Sent>
}

/** Three links, enabled one after the other, each with its piece. */
export const RecordingFields = <Input extends Recordings, Sent>({
  form,
  field,
  recheck,
}: Props<Input, Sent>) => {
  const texts = useTexts(formTexts)
  const typed: Recordings = useWatch({ control: form.control }) as Input
  return (
    <fieldset className="recording-fields" aria-describedby="recordings-hint">
      <legend>{texts.recordingsTitle}</legend>
      <p className="field-hint" id="recordings-hint">
        {texts.recordingsHint}
      </p>
      {recordingNames.map((name, index) => (
        <div key={name} className="recording-field">
          <div className="recording-link">
            <TextField
              label={texts.recording(index + 1)}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              disabled={!isRecordingOpen(name, typed)}
              {...field(name, {
                onBlur: ({ target }: { target: HTMLInputElement }) => {
                  addScheme(form, name, target.value)
                  for (const other of recordingNames) if (other !== name) recheck(other)()
                },
              })}
            />
            <Platform link={typed[name]} />
          </div>
          {typed[name]?.trim() && isRecordingOpen(name, typed) && (
            <TextField label={texts.piece(index + 1)} {...field(titleOf(name))} />
          )}
        </div>
      ))}
    </fieldset>
  )
}

const addScheme = <Input extends Recordings, Sent>(
  form: UseFormReturn<Input, unknown, Sent>,
  name: RecordingName,
  typed: string,
) => {
  const link = withScheme(typed)
  if (link === typed) return
  // Validate here: the form does not validate a value that changes during blur.
  form.setValue(name as Path<Input>, link as PathValue<Input, Path<Input>>, { shouldValidate: true })
}

const Platform = ({ link = '' }: { link: string | undefined }) => {
  const texts = useTexts(formTexts)
  return (
    <p className="recording-platform" aria-live="polite">
      {isRecordingLink(link.trim()) && texts.platform(platformOf(link.trim()))}
    </p>
  )
}

type WrittenTexts = typeof Written._zod.output

const names = Object.keys(Written.shape) as (keyof WrittenTexts)[]

/** The texts of an application as the form fills them in; empty for a new one. */
export const writtenTexts = (application?: WrittenTexts): WrittenTexts =>
  Object.fromEntries(names.map(name => [name, application?.[name] ?? ''])) as WrittenTexts

/** The texts to the teacher at the end of the forms for a new and a changed application. */
export const WrittenFields = ({ field }: Pick<FieldsOf<keyof WrittenTexts>, 'field'>) => {
  const texts = useTexts(formTexts)
  return <TextArea label={texts.comment} {...field('comment')} />
}

interface WithResume {
  resume_file?: Upload | undefined
}

interface ResumeFieldProps<Input extends WithResume, Sent> {
  form: UseFormReturn<Input, unknown, Sent>
  label: string
  hint: string
}

/** The field for a résumé, as a PDF. */
export const ResumeField = <Input extends WithResume, Sent>({
  form,
  label,
  hint,
}: ResumeFieldProps<Input, Sent>) => {
  const name = 'resume_file' as Path<Input>
  return (
    <ControlledField form={form} name={name}>
      {({ value, onChange: _, ...control }) => (
        <FileField
          label={label}
          hint={hint}
          accept={PDF_ACCEPT}
          file={(value as unknown) instanceof File ? (value as File) : undefined}
          onFile={chosen => {
            form.setValue(name, chosen as PathValue<Input, Path<Input>>)
            void form.trigger(name)
          }}
          {...control}
        />
      )}
    </ControlledField>
  )
}
