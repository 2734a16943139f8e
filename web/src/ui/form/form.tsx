import './form.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { FormMessage, type Message } from './form-message.tsx'
import { SubmitButton } from './submit-button.tsx'
import { formTexts } from './texts.ts'

interface Props {
  submitLabel: string
  isBusy: boolean
  message: Message | undefined
  onSubmit: (event: { preventDefault: () => void }) => void
  children: ReactNode
}

/** Fields, then what is said about them all, then the one button. Everything but the fields comes from `useContractForm`. */
export const Form = ({ submitLabel, isBusy, message, onSubmit, children }: Props) => (
  <form className="form" method="post" noValidate onSubmit={onSubmit}>
    <NeedsScript />
    {children}
    <FormMessage message={message} />
    <SubmitButton label={submitLabel} isBusy={isBusy} />
  </form>
)

const NeedsScript = () => {
  const { needsScript } = useTexts(formTexts)
  return (
    <noscript>
      <p className="form-message form-message-failure">{needsScript}</p>
    </noscript>
  )
}
