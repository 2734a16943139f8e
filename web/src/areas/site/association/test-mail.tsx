import './association.css'
import { email } from '@academy/contract/base/fields'
import { troubleIn, troubleTexts } from '@academy/contract/base/mail-trouble'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { sendTestMail, type TestMailReply } from './api.ts'
import { testMailTexts } from './test-mail-texts.ts'

const TestMailForm = z.object({ to: email })

interface TestMailProps {
  call: Call
  /** The address of the person, who usually wants the mail. */
  ownAddress: string
  onSent: () => Promise<void>
}

/** Sends a mail at once, and shows the answer of the mail server. */
export const TestMail = ({ call, ownAddress, onSent }: TestMailProps) => {
  const texts = useTexts(testMailTexts)
  const [reply, setReply] = useState<TestMailReply>()
  const panel = useRef<HTMLDivElement>(null)
  // The browser looks for the fragment before the page is rendered.
  useEffect(() => {
    if (location.hash === '#mail') panel.current?.scrollIntoView()
  }, [])
  const { field, frame } = useContractForm({
    schema: TestMailForm,
    known: { to: ownAddress },
    send: async ({ to }) => {
      setReply(undefined)
      setReply(await sendTestMail(call, to))
      await onSent()
    },
  })
  return (
    <div className="test-mail" id="mail" ref={panel}>
      <Panel title={texts.title}>
        <p>{texts.intro}</p>
        <Form submitLabel={texts.send} {...frame}>
          <TextField label={texts.to} type="email" autoComplete="email" required {...field('to')} />
        </Form>
        <div role="status">{reply && <Outcome reply={reply} />}</div>
      </Panel>
    </div>
  )
}

const Outcome = ({ reply: { outcome, answer, reason } }: { reply: TestMailReply }) => {
  const texts = useTexts(testMailTexts)
  const locale = useLocale()
  // Of a wrong login the outcome says it all.
  const trouble = outcome === 'wrong_login' ? undefined : troubleIn(reason)
  return (
    <>
      <p>{texts.outcome[outcome]}</p>
      {trouble && <p>{troubleTexts[locale][trouble]}</p>}
      {answer && (
        <p>
          {texts.answer} <span className="test-mail-answer">{answer}</span>
        </p>
      )}
    </>
  )
}
