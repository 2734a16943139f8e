import { consentWordings, toldNeeds, wordings } from '@academy/contract/base/consent-kinds'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { refusedFields } from '../../../ui/form/refused-fields.ts'

const isRefusedFor = (field: string, error: unknown) => refusedFields(error, [field]).length > 0

/**
 * Whether a consent to special diets and allergies is in force. It may have been withdrawn elsewhere since the page was
 * loaded: once a request is refused for lack of it, the form asks for it.
 */
export const useNeedsConsent = (wasInForce: boolean) => {
  const [isMissing, setMissing] = useState(false)
  /** Sends what needs the consent. */
  const send = async <Result,>(request: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await request()
      setMissing(false)
      return result
    } catch (error) {
      if (isRefusedFor('needs_wording', error)) setMissing(true)
      throw error
    }
  }
  return { hasConsent: wasInForce && !isMissing, send }
}

const placeTexts = defineTexts({
  en: {
    asks: 'We need your consent for this. The box for it is below.',
    officeAsks: 'This needs the consent of the person. The box for it is below.',
  },
  de: {
    asks: 'Dafür brauchen wir Ihre Einwilligung. Das Kästchen dafür steht weiter unten.',
    officeAsks: 'Dafür braucht es die Einwilligung der Person. Das Kästchen dafür steht weiter unten.',
  },
})

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

interface NeedsConsentPlaceProps {
  /** Whether something is entered that needs a consent, and there is none. */
  isNeeded: boolean
  isOffice?: boolean | undefined
  /** The consent. */
  children: ReactNode
}

/** Where the consent appears. It takes no focus from what is being typed, so it is announced to screen readers. */
export const NeedsConsentPlace = ({ isNeeded, isOffice = false, children }: NeedsConsentPlaceProps) => {
  const texts = useTexts(placeTexts)
  return (
    <>
      <p className="visually-hidden" role="status">
        {isNeeded && (isOffice ? texts.officeAsks : texts.asks)}
      </p>
      {isNeeded && children}
    </>
  )
}

/** The consent to special diets and allergies, beside the fields in which they are entered. */
export const NeedsConsent = ({ value, onChange, isOffice = false, ...input }: NeedsConsentProps) => {
  const locale = useLocale()
  return (
    <Checkbox
      label={isOffice ? toldNeeds[locale] : wordings[locale].needs}
      required
      checked={value === consentWordings.needs}
      onChange={({ target }) => onChange(target.checked ? consentWordings.needs : null)}
      {...input}
    />
  )
}
