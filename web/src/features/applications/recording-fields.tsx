import './recording-fields.css'
import { isRecordingLink, platformOf, withScheme } from '@academy/contract/applications/recording-links'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTexts } from '../../lib/i18n/texts.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import type { useContractForm } from '../../ui/form/use-contract-form.ts'
import { formTexts } from './form-texts.ts'
import { isRecordingOpen, type Recordings, recordingNames, titleOf } from './recordings.ts'

type Fields<Input extends FieldValues, Sent> = Pick<
  ReturnType<typeof useContractForm<Input, Sent>>,
  'form' | 'field' | 'recheck'
>

/** Three links, enabled one after the other, each with its piece. */
export const RecordingFields = <Input extends Recordings, Sent>({
  form,
  field,
  recheck,
}: Fields<Input, Sent>) => {
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
          <TextField
            label={texts.recording(index + 1)}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            disabled={!isRecordingOpen(name, typed)}
            {...field(name as Path<Input>, {
              onBlur: ({ target }: { target: HTMLInputElement }) => {
                addScheme(form, name as Path<Input>, target.value)
                for (const other of recordingNames) if (other !== name) recheck(other as Path<Input>)()
              },
            })}
          />
          <Platform link={typed[name]} />
          {typed[name]?.trim() && isRecordingOpen(name, typed) && (
            <TextField label={texts.piece(index + 1)} {...field(titleOf(name) as Path<Input>)} />
          )}
        </div>
      ))}
    </fieldset>
  )
}

const addScheme = <Input extends FieldValues, Sent>(
  form: UseFormReturn<Input, unknown, Sent>,
  name: Path<Input>,
  typed: string,
) => {
  const link = withScheme(typed)
  // Validate here: the form does not validate a value that changes during blur.
  if (link !== typed) form.setValue(name, link as PathValue<Input, Path<Input>>, { shouldValidate: true })
}

const Platform = ({ link = '' }: { link: string | undefined }) => {
  const texts = useTexts(formTexts)
  return (
    <p className="recording-platform" aria-live="polite">
      {isRecordingLink(link.trim()) && texts.platform(platformOf(link.trim()))}
    </p>
  )
}
