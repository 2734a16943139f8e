import { Written } from '@academy/contract/applications/schemas'
import type { FieldValues, Path } from 'react-hook-form'
import { useTexts } from '../../lib/i18n/texts.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import type { useContractForm } from '../../ui/form/use-contract-form.ts'
import { formTexts } from './form-texts.ts'

type WrittenTexts = typeof Written._zod.output

const names = Object.keys(Written.shape) as (keyof WrittenTexts)[]

/** The texts of an application as the form fills them in; empty for a new one. */
export const writtenTexts = (application?: WrittenTexts): WrittenTexts =>
  Object.fromEntries(names.map(name => [name, application?.[name] ?? ''])) as WrittenTexts

/** The texts to the teacher at the end of the forms for a new and a changed application. */
export const WrittenFields = <Input extends FieldValues, Sent>({
  field,
}: Pick<ReturnType<typeof useContractForm<Input, Sent>>, 'form' | 'field'>) => {
  const texts = useTexts(formTexts)
  return <TextArea label={texts.comment} {...field('comment' as Path<Input>)} />
}
