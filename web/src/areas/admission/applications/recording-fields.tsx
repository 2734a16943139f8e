import './recording-fields.css'
import { isRecordingLink, platformOf, withScheme } from '@academy/contract/base/links'
import { type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { FieldsOf } from '../../../ui/form/fields-of.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { formTexts } from './form-texts.ts'
import {
  isRecordingOpen,
  type RecordingField,
  type RecordingName,
  type Recordings,
  recordingNames,
  titleOf,
} from './recordings.ts'

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
