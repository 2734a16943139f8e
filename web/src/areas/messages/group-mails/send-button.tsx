import { locales } from '@academy/contract/base/locale'
import { type GroupMailDetail, missingLanguages } from '@academy/contract/messages/group-mails/schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { sendGroupMail, stopGroupMail } from './api.ts'
import { groupMailTexts } from './texts.ts'

interface ActionProps {
  call: Call
  mail: GroupMailDetail
  onChanged: () => Promise<void>
}

interface SendButtonProps extends ActionProps {
  /** As a heading shows it. */
  subject: string
  isUnsaved: boolean
  /** Says at its fields that the mail is not written yet. */
  onEmpty: () => void
}

/** Sends a mail after a question that names how many people get it. */
export const SendButton = ({ call, mail, subject, isUnsaved, onEmpty, onChanged }: SendButtonProps) => {
  const texts = useTexts(groupMailTexts)
  const count = mail.counts.recipients
  const missing = missingLanguages(mail)
  const other = locales.find(language => !missing.includes(language))
  const [askToSend, question] = useAsk(() => ({
    title: texts.sendTitle(count),
    confirmLabel: texts.sendNow(count),
    children: (
      <>
        <p>
          <strong>{subject}</strong>
        </p>
        <p>{texts.sendText}</p>
        {other &&
          missing.map(language => (
            <WarningLine
              key={language}
              text={texts.otherLanguage(texts.languages[language], texts.languages[other])}
            />
          ))}
      </>
    ),
    act: async () => {
      await sendGroupMail(call, mail.id, { version: mail.version, count, other_language: missing.length > 0 })
      return texts.started
    },
    onChanged,
  }))
  const ask = () => {
    if (isUnsaved) showAlert('dangerDismiss', texts.saveFirst)
    else if (other) void askToSend()
    else onEmpty()
  }
  return (
    <>
      <Button onClick={ask}>{texts.send}</Button>
      {question}
    </>
  )
}

export const StopButton = ({ call, mail, onChanged }: ActionProps) => {
  const texts = useTexts(groupMailTexts)
  const [ask, question] = useAsk(() => ({
    title: texts.stopTitle,
    text: texts.stopText,
    confirmLabel: texts.stop,
    isDestructive: true,
    act: async () => {
      await stopGroupMail(call, mail.id)
      return texts.stopped
    },
    onChanged,
  }))
  return (
    <>
      <Button look="danger" onClick={() => ask()}>
        {texts.stop}
      </Button>
      {question}
    </>
  )
}
