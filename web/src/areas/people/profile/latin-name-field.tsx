import { hasOtherLetters } from '@academy/contract/base/latin-name'
import type { ComponentProps } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { profileTexts } from './texts.ts'

interface LatinNameFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  /** First, last and Latin name as typed. */
  typed: readonly (string | undefined)[]
}

/** Asked for when the typed name has letters of another script, or when it was given before. */
export const LatinNameField = ({ typed: [first = '', last = '', latin], ...field }: LatinNameFieldProps) => {
  const { latinName, latinNameHint } = useTexts(profileTexts).personal
  if (!hasOtherLetters(first + last) && !latin) return null
  return <TextField label={latinName} hint={latinNameHint} autoComplete="off" {...field} />
}
