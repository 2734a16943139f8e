import './consents.css'
import type { Consent } from '@academy/contract/consents/schemas'
import type { ReactNode } from 'react'
import { dayInVienna, formatDay, nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { consentTexts } from './texts.ts'

const dayOf = (instant: string) => formatDay(dayInVienna(instant))

/** Returns what a consent is about: "Data of an application, Cello 2027". */
export const useConsentName = () => {
  const texts = useTexts(consentTexts)
  const locale = useLocale()
  return ({ kind, instrument, year }: Consent): string => {
    const subject = [instrument && nameIn(locale, instrument), year].filter(Boolean).join(' ')
    return [texts.kinds[kind], subject].filter(Boolean).join(', ')
  }
}

/** Every consent with its version and times. */
export const ConsentList = ({
  consents,
  actionOf,
}: {
  consents: readonly Consent[]
  actionOf?: (consent: Consent) => ReactNode
}) => {
  const texts = useTexts(consentTexts)
  const nameOf = useConsentName()
  if (consents.length === 0) return <p>{texts.none}</p>
  return (
    <ul className="consent-list">
      {consents.map(consent => (
        <li key={consent.id}>
          {[
            nameOf(consent),
            consent.document && texts.version(formatDay(consent.document.valid_from)),
            (consent.is_by_office ? texts.byOffice : texts.given)(dayOf(consent.given_at)),
            consent.withdrawn_at && texts.withdrawn(dayOf(consent.withdrawn_at)),
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          {actionOf?.(consent)}
        </li>
      ))}
    </ul>
  )
}
