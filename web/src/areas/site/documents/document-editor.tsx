import { useForm, useWatch } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { editorTexts } from './texts.ts'
import { UploadForm } from './upload-form.tsx'
import type { EditorProps } from './use-publication.ts'
import { WrittenForm } from './written-form.tsx'

/** A new version of a document: written here or uploaded. Changing between the two keeps what was entered in both. */
export const DocumentEditor = (props: EditorProps) => {
  const texts = useTexts(editorTexts)
  const { register, control } = useForm({ defaultValues: { kind: 'write' } })
  const kind = useWatch({ control, name: 'kind' })
  return (
    <>
      <RadioGroup
        label={texts.kind}
        options={[
          { value: 'write', label: texts.write },
          { value: 'upload', label: texts.upload },
        ]}
        {...register('kind')}
      />
      <div hidden={kind !== 'write'}>
        <WrittenForm {...props} />
      </div>
      <div hidden={kind !== 'upload'}>
        <UploadForm {...props} />
      </div>
    </>
  )
}
