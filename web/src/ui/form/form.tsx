import type { ReactNode } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { useSite } from '../../base/site.ts'
import { focusInvalidDate } from '../date-picker/invalid-date.ts'
import { UnsavedChanges, type UnsavedForm } from '../dialog/unsaved-changes.tsx'
import { DraftNote } from './draft-note.tsx'
import { FormMessage, type Message } from './form-message.tsx'
import { SubmitButton } from './submit-button.tsx'
import { formTexts } from './texts.ts'
import './form-page.css'
import './form.css'

interface Props {
  title: string
  /** The purpose of the page, and related links. */
  intro: ReactNode
  children: ReactNode
}

/** A page with one form or its outcome: text on the left, form on the right. */
export const FormPage = ({ title, intro, children }: Props) => (
  <div className="form-page">
    <header className="form-page-intro">
      <h1>{title}</h1>
      {intro}
    </header>
    <div className="form-page-work">{children}</div>
  </div>
)

export interface FormProps {
  submitLabel: string
  /** For irreversible actions. */
  isDestructive?: boolean
  isBusy: boolean
  message: Message | undefined
  onSubmit: (event: { preventDefault: () => void }) => void
  /** The changes that a surrounding dialog asks about before it closes. */
  unsaved?: UnsavedForm
  /** Set when the fields show a draft from an earlier visit. */
  onDiscardDraft?: (() => void) | undefined
  /** Called when the form gets the focus. */
  onFocus?: () => void
  /** Renders nothing; set if the form's libraries load later than its fields. */
  host?: ReactNode
  children: ReactNode
}

/**
 * Renders the fields, the message about the whole form, and the submit button. All props but the fields come
 * from `useContractForm`, and on public pages from `useLazyContractForm`.
 */
export const Form = ({
  submitLabel,
  isDestructive,
  isBusy,
  message,
  onSubmit,
  unsaved,
  onDiscardDraft,
  onFocus,
  host,
  children,
}: FormProps) => (
  <form
    className="form"
    method="post"
    noValidate
    onFocus={onFocus}
    onSubmit={event => {
      // The text of a date field differs from the value that would be sent.
      if (focusInvalidDate(event.currentTarget)) event.preventDefault()
      else onSubmit(event)
    }}
  >
    <NeedsScript />
    {unsaved && <UnsavedChanges {...unsaved} />}
    {onDiscardDraft && <DraftNote onDiscardDraft={onDiscardDraft} />}
    {children}
    <FormMessage message={message} />
    <SubmitButton label={submitLabel} isBusy={isBusy} isDestructive={isDestructive} />
    {host}
  </form>
)

const NeedsScript = () => {
  const { needsScript } = useTexts(formTexts)
  const { email } = useSite()
  return (
    <noscript>
      <p className="form-message form-message-failure">{needsScript(email)}</p>
    </noscript>
  )
}
