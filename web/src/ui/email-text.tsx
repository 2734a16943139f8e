import './email-text.css'
import { isErasedAddress } from '@academy/contract/base/names'
import { defineTexts, useTexts } from '../base/i18n/texts.ts'

const emailTexts = defineTexts({
  en: { erased: 'data deleted' },
  de: { erased: 'Daten gelöscht' },
})

interface EmailProps {
  email: string
}

/** An email address that breaks after the @ only, or anywhere if a part does not fit into a line. */
export const EmailText = ({ email }: EmailProps) => {
  const texts = useTexts(emailTexts)
  if (isErasedAddress(email)) return texts.erased
  const at = email.lastIndexOf('@') + 1
  return (
    <span className="email-text">
      {/* A block of its own does not break at a hyphen while it fits. */}
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </span>
  )
}

/** A link that writes to the address, unless there is nobody left. */
export const EmailLink = ({ email }: EmailProps) => {
  const text = <EmailText email={email} />
  return isErasedAddress(email) ? text : <a href={`mailto:${email}`}>{text}</a>
}
