import { useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { isRefusal } from '../../lib/api-errors.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { PendingButton } from '../../ui/pending-button.tsx'
import { refuseNews } from './news-api.ts'
import { newsTexts } from './news-texts.ts'

interface UnsubscribeProps {
  call: Call
  link: { id: string; expires: string; signature: string }
}

type Outcome = 'done' | 'invalid' | 'failed'

/** One click refuses news. Opening the page does nothing: mail scanners open links, too. */
export const Unsubscribe = ({ call, link }: UnsubscribeProps) => {
  const texts = useTexts(newsTexts)
  const { isPending, run } = usePending()
  const [outcome, setOutcome] = useState<Outcome | undefined>(link.signature ? undefined : 'invalid')
  const refuse = () =>
    run(() =>
      refuseNews(call, link).then(
        () => setOutcome('done'),
        error =>
          setOutcome(
            isRefusal(error, 'invalid_link') || isRefusal(error, 'invalid_input') ? 'invalid' : 'failed',
          ),
      ),
    )
  return (
    <>
      <p role="status">{outcome && texts[outcome]}</p>
      {outcome !== 'done' && outcome !== 'invalid' && (
        <PendingButton isPending={isPending} onClick={() => void refuse()}>
          {texts.unsubscribe}
        </PendingButton>
      )}
    </>
  )
}
