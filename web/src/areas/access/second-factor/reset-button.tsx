import type { PendingReset } from '@academy/contract/access/second-factor/schemas'
import type { Call } from '../../../base/api.ts'
import { formatLongInstant } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { Note } from '../../../ui/note.tsx'
import { cancelReset, resetSecondFactor } from './api.ts'
import { resetTexts } from './reset-texts.ts'

interface ResetProps {
  call: Call
  person: { id: number; name: string; isAdmin: boolean }
  onChanged: () => Promise<void>
}

/** Resets the second factor of somebody who has lost it. */
export const ResetButton = ({ call, person: { id, name, isAdmin }, onChanged }: ResetProps) => {
  const texts = useTexts(resetTexts)
  const locale = useLocale()
  const [ask, question] = useAsk(() => ({
    title: texts.title(name),
    children: (
      <>
        <p>{texts.text}</p>
        {isAdmin && <p>{texts.admin(name)}</p>}
      </>
    ),
    confirmLabel: texts.confirm,
    isDestructive: true,
    alert: 'successDismiss',
    act: async () => {
      const later = await resetSecondFactor(call, id)
      return later ? texts.later(name, formatLongInstant(later, locale)) : texts.done(name)
    },
    onChanged,
  }))
  return (
    <>
      <TextButton onClick={() => ask()}>{texts.open}</TextButton>
      {question}
    </>
  )
}

interface ResetNoteProps extends Omit<ResetProps, 'person'> {
  person: { id: number; name: string }
  reset: PendingReset
  /** Managers do not take back what concerns an admin. */
  canTakeBack: boolean
}

/** Says to the office that the second factor of an admin is to be reset. */
export const ResetNote = ({ call, person, reset, canTakeBack, onChanged }: ResetNoteProps) => {
  const texts = useTexts(resetTexts)
  const locale = useLocale()
  const { id, name } = person
  const momentOf = (instant: string) => formatLongInstant(instant, locale)
  const [ask, question] = useAsk(() => ({
    title: texts.takeBackTitle(name),
    text: texts.takeBackText(name),
    confirmLabel: texts.takeBack,
    alert: 'successDismiss',
    act: async () => {
      await cancelReset(call, id)
      return texts.takenBack(name)
    },
    onChanged,
  }))
  return (
    <Note title={texts.pendingTitle}>
      <p>{texts.pending(reset.asked_by, momentOf(reset.asked_at), momentOf(reset.due_at))}</p>
      {canTakeBack && (
        <Button look="quiet" onClick={() => ask()}>
          {texts.takeBack}
        </Button>
      )}
      {question}
    </Note>
  )
}
