import { Written } from '@academy/contract/admission/applications/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { FieldsOf } from '../../../ui/form/fields-of.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { formTexts } from './form-texts.ts'

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
