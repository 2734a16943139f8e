import type { MailOverview } from '@academy/contract/messages/mails/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { focusContentIfLost } from '../../../ui/dialog/focus-if-lost.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { sendAllAgain } from './api.ts'
import { resendAllTexts } from './resend-all-texts.ts'

interface ResendAllProps {
  call: Call
  overview: Pick<MailOverview, 'failed_count' | 'refused_count'>
  onChanged: () => Promise<void>
}

/** Sends all failed mails again after a question. Refused addresses are left out unless the office includes them. */
export const ResendAll = ({ call, overview, onChanged }: ResendAllProps) => {
  const texts = useTexts(resendAllTexts)
  const [includesRefused, includeRefused] = useState(false)
  const { failed_count, refused_count } = overview
  const [ask, question] = useAsk(() => ({
    title: texts.againAllTitle(failed_count - (includesRefused ? 0 : refused_count)),
    confirmLabel: texts.again,
    children: refused_count > 0 && (
      <>
        {!includesRefused && <p>{texts.refusedLeftOut(refused_count)}</p>}
        <Checkbox
          label={texts.includeRefused}
          checked={includesRefused}
          onChange={({ target }) => includeRefused(target.checked)}
        />
      </>
    ),
    act: async () => texts.againAllText(await sendAllAgain(call, includesRefused)),
    onChanged,
    onDone: focusContentIfLost,
  }))
  const open = () => {
    includeRefused(false)
    void ask()
  }
  return (
    <>
      {failed_count > 0 && (
        <Button look="quiet" onClick={open}>
          {texts.againAll} ({failed_count})
        </Button>
      )}
      {question}
    </>
  )
}
