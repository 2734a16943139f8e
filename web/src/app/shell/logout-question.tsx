import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { Ask } from '../../ui/dialog/ask.tsx'

const questionTexts = defineTexts({
  en: {
    title: 'Log out and lose what you have not sent?',
    text: 'You have typed something and not sent it. Logging out deletes it from this device, so that nobody else can see it.',
    confirm: 'Log out anyway',
  },
  de: {
    title: 'Ausloggen und nicht Gesendetes verlieren?',
    text: 'Sie haben etwas eingegeben, das noch nicht gesendet ist. Beim Ausloggen wird es gelöscht, damit es sonst niemand sieht.',
    confirm: 'Trotzdem ausloggen',
  },
})

interface LogoutQuestionProps {
  onConfirm: () => void
  onClose: () => void
}

export const LogoutQuestion = ({ onConfirm, onClose }: LogoutQuestionProps) => {
  const texts = useTexts(questionTexts)
  return (
    <Ask
      isDestructive
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.confirm}
      act={async () => onConfirm()}
      onClose={onClose}
    />
  )
}
