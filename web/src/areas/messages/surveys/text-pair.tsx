import '../../../ui/form/form.css'
import { locales } from '@academy/contract/base/locale'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { editorTexts } from './editor-texts.ts'
import type { pairOf } from './question-parts.ts'

interface TextPairProps {
  label: string
  hint?: string
  maxLength: number
  /** By language. */
  fields: ReturnType<typeof pairOf>
  /** Multi-line. */
  isLong?: boolean
  required?: boolean
}

/** A text in both languages: side by side, or stacked on a phone. */
export const TextPair = ({ label, fields, isLong, ...rest }: TextPairProps) => {
  const { languages } = useTexts(editorTexts)
  const Control = isLong ? TextArea : TextField
  return (
    <div className="field-pair">
      {locales.map(language => (
        <Control
          key={language}
          {...rest}
          lang={language}
          label={`${label} (${languages[language]})`}
          {...fields[language]}
        />
      ))}
    </div>
  )
}
