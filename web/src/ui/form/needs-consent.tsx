import { consentWordings, toldNeeds, wordings } from '@academy/contract/consents/kinds'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { Checkbox } from './checkbox.tsx'

interface NeedsConsentProps {
  /** The version of the wording that is agreed to. */
  value: number | null
  onChange: (wording: number | null) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
  error: string | undefined
  /** The office records that the person has consented. */
  isOffice?: boolean
}

/** The consent to special diets and allergies, beside the fields in which they are entered. */
export const NeedsConsent = ({ value, onChange, isOffice = false, ...input }: NeedsConsentProps) => {
  const locale = useLocale()
  return (
    <Checkbox
      label={isOffice ? toldNeeds[locale] : wordings[locale].needs}
      checked={value === consentWordings.needs}
      onChange={({ target }) => onChange(target.checked ? consentWordings.needs : null)}
      {...input}
    />
  )
}
