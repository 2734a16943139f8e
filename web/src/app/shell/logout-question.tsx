import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'

const questionTexts = defineTexts({
  en: {
    title: 'Log out and lose what was not sent?',
    text: 'You have typed something that was not sent. It is kept on this device until you log out, so that nobody else sees it.',
    confirm: 'Log out all the same',
  },
  de: {
    title: 'Abmelden und nicht Gesendetes verlieren?',
    text: 'Sie haben etwas eingegeben, das noch nicht gesendet ist. Es bleibt auf diesem Gerät, bis Sie sich abmelden, damit es sonst niemand sieht.',
    confirm: 'Trotzdem abmelden',
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
