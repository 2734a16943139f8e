import './reminder.css'
import type { ReactNode } from 'react'
import { formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { detailTexts } from './detail-texts.ts'

interface ReminderProps {
  masterclassId: number
  deadline: string
  /** The reminder by email, which needs a script. */
  mail: ReactNode
}

const PANEL = 'reminder'

/** Opens and closes without scripts; only the email needs one. */
export const Reminder = ({ masterclassId, deadline, mail }: ReminderProps) => {
  const locale = useLocale()
  const texts = useTexts(detailTexts)
  return (
    <>
      <Button look="quiet" popoverTarget={PANEL}>
        {texts.remind}
      </Button>
      <section className="reminder" id={PANEL} popover="auto" aria-labelledby="reminder-title">
        <h2 id="reminder-title">{texts.reminderTitle}</h2>
        <p>{texts.reminderText(formatLongDay(deadline, locale))}</p>
        <ButtonAnchor href={`/api/masterClass/${masterclassId}/reminder.ics?lang=${locale}`} download>
          {texts.calendar}
        </ButtonAnchor>
        {mail}
        <button type="button" className="reminder-close" popoverTarget={PANEL} popoverTargetAction="hide">
          {texts.close}
        </button>
      </section>
    </>
  )
}
