import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'

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
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.title}
      confirmLabel={texts.confirm}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  )
}
