import '../../ui/form/form.css'
import { type Locale, locales } from '@academy/contract/locale'
import { useTexts } from '../../lib/i18n/texts.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { editorTexts } from './editor-texts.ts'

interface TextPairProps {
  label: string
  hint?: string
  maxLength: number
  /** By language. */
  values: Record<Locale, string>
  errors: Record<Locale, string | undefined>
  onType: (language: Locale, text: string) => void
  /** A field is left. */
  onLeave: (language: Locale) => void
  /** Several lines. */
  isLong?: boolean
  required?: boolean
}

/** The same text in both languages: side by side, or under each other on a phone. */
export const TextPair = ({ label, values, errors, onType, onLeave, isLong, ...rest }: TextPairProps) => {
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
          value={values[language]}
          error={errors[language]}
          onChange={({ target }: { target: { value: string } }) => onType(language, target.value)}
          onBlur={() => onLeave(language)}
        />
      ))}
    </div>
  )
}
