import { MemberMessage } from '@academy/contract/site/contact/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useRequestKey } from '../../../base/use-request-key.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { sendFromPage } from './api.ts'
import { officeMessageTexts } from './office-message-texts.ts'

const TypedMessage = MemberMessage.pick({ subject: true, message: true })

/** An address that does not exist can have any form, and must not prevent the message. */
const sentPage = (path: string) => (MemberMessage.shape.page.safeParse(path).success ? path : '/user')

export interface OfficeMessageFormProps {
  call: Call
  /** The address of the person, to which the answer goes. */
  email: string
  /** The page that the person is on. */
  page: { path: string; title: string }
  onSent: () => void
}

/** A message to the office. What is typed stays as a draft until it is sent. */
export const OfficeMessageForm = ({ call, email, page, onSent }: OfficeMessageFormProps) => {
  const texts = useTexts(officeMessageTexts)
  const { keyFor, answered } = useRequestKey()
  const { field, frame } = useContractForm({
    schema: TypedMessage,
    draft: 'office-message',
    known: { subject: '', message: '' },
    send: async typed => {
      const body = { ...typed, page: sentPage(page.path) }
      await sendFromPage(call, { ...body, ...keyFor(body) })
      answered()
      onSent()
    },
  })
  return (
    <Form submitLabel={texts.send} {...frame}>
      <p>
        {texts.intro(email)} {texts.page(page.title)}
      </p>
      <TextField label={texts.subject} required {...field('subject')} />
      <TextArea label={texts.message} rows={6} required {...field('message')} />
    </Form>
  )
}
