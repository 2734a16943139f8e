import { locales } from '@academy/contract/base/locale'
import { type GroupMailDetail, missingLanguages } from '@academy/contract/messages/group-mails/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
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
  const [isOpen, open] = useState(false)
  const count = mail.counts.recipients
  const missing = missingLanguages(mail)
  const other = locales.find(language => !missing.includes(language))
  const send = async () => {
    try {
      await sendGroupMail(call, mail.id, { version: mail.version, count, other_language: missing.length > 0 })
      showAlert('success', texts.started)
    } finally {
      await onChanged()
    }
  }
  const ask = () => {
    if (isUnsaved) showAlert('dangerDismiss', texts.saveFirst)
    else if (other) open(true)
    else onEmpty()
  }
  return (
    <>
      <Button onClick={ask}>{texts.send}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => open(false)}
        onConfirm={send}
        title={texts.sendTitle(count)}
        confirmLabel={texts.sendNow(count)}
      >
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
      </ConfirmDialog>
    </>
  )
}

export const StopButton = ({ call, mail, onChanged }: ActionProps) => {
  const texts = useTexts(groupMailTexts)
  const [isOpen, open] = useState(false)
  const stop = async () => {
    try {
      await stopGroupMail(call, mail.id)
      showAlert('success', texts.stopped)
    } finally {
      await onChanged()
    }
  }
  return (
    <>
      <Button look="danger" onClick={() => open(true)}>
        {texts.stop}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => open(false)}
        onConfirm={stop}
        title={texts.stopTitle}
        confirmLabel={texts.stop}
        isDestructive
      >
        <p>{texts.stopText}</p>
      </ConfirmDialog>
    </>
  )
}
