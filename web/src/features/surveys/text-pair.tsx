import '../../ui/form/form.css'
import { useTexts } from '../../lib/i18n/texts.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { editorTexts } from './editor-texts.ts'

interface TextPairProps {
  label: string
  hint?: string
  maxLength: number
  /** By language. */
  values: { de: string; en: string }
  errors: { de: string | undefined; en: string | undefined }
  onType: (language: 'de' | 'en', text: string) => void
  /** A field is left. */
  onLeave: (language: 'de' | 'en') => void
  /** Several lines. */
  isLong?: boolean
  required?: boolean
}

/** The same text in both languages: side by side, or under each other on a phone. */
export const TextPair = ({ label, values, errors, onType, onLeave, isLong, ...rest }: TextPairProps) => {
  const { german, english } = useTexts(editorTexts)
  const Control = isLong ? TextArea : TextField
  return (
    <div className="field-pair">
      {(['de', 'en'] as const).map(language => (
        <Control
          key={language}
          {...rest}
          lang={language}
          label={`${label} (${language === 'de' ? german : english})`}
          value={values[language]}
          error={errors[language]}
          onChange={({ target }: { target: { value: string } }) => onType(language, target.value)}
          onBlur={() => onLeave(language)}
        />
      ))}
    </div>
  )
}
