import type { ContactMessage } from '@academy/contract/site/contact/schemas'
import { useRef } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { pageCall } from '../../../base/page-call.ts'
import { useDraft } from '../../../base/use-draft-form.ts'
import { useRequestKey } from '../../../base/use-request-key.ts'
import { useUser } from '../../../base/use-user.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { useLazyContractForm } from '../../../ui/form/use-lazy-contract-form.tsx'
import { sendMessage } from './api.ts'
import { contactTexts } from './texts.ts'
import './contact-form.css'

type TypedMessage = typeof ContactMessage._zod.input

/** A message to the office. A bot that fills in the hidden field gets the same response as a person. */
const ContactForm = ({ call }: { call: Call }) => {
  const texts = useTexts(contactTexts)
  const known = useUser()?.email
  // Read from the DOM: bots fill in fields without the events that form libraries rely on.
  const trap = useRef<HTMLInputElement>(null)
  const { keyFor, answered } = useRequestKey()
  const draft = useDraft<TypedMessage>('tab', 'contact')
  const { field, reset, frame } = useLazyContractForm<TypedMessage, ContactMessage>({
    loadSchema: async () => (await import('@academy/contract/site/contact/schemas')).ContactMessage,
    known: { ...draft.found?.values, email: draft.found?.values.email || known },
    onTyped: draft.keep,
    send: async message => {
      if (!trap.current?.value) await sendMessage(call, { ...message, ...keyFor(message) })
      answered()
      reset({ email: known ?? '', subject: '', message: '' })
      draft.forget()
      return texts.sent
    },
    explainFailure: () => texts.failed,
  })
  return (
    <Form submitLabel={texts.send} {...frame}>
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <TextField label={texts.subject} required {...field('subject')} />
      <TextArea label={texts.message} required {...field('message')} />
      <div className="honeypot" aria-hidden="true">
        <label>
          {texts.leaveEmpty}
          <input ref={trap} type="text" name="honeypot" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Form>
  )
}

/** The form of the contact page. */
export const PublicContactForm = () => <ContactForm call={pageCall} />
