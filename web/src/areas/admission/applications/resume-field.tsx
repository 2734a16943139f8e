import type { Upload } from '@academy/contract/base/fields'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { PDF_ACCEPT } from '../../../ui/form/pdf-file.ts'

interface WithResume {
  resume_file?: Upload | undefined
}

interface Props<Input extends WithResume, Sent> {
  form: UseFormReturn<Input, unknown, Sent>
  label: string
  hint: string
}

/** The field for a résumé, as a PDF. */
export const ResumeField = <Input extends WithResume, Sent>({ form, label, hint }: Props<Input, Sent>) => {
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
