import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { isInvalidLink, type NewsLink, refuseNews } from './news-api.ts'
import { newsTexts } from './news-texts.ts'

interface UnsubscribeProps {
  call: Call
  link: NewsLink
  isValid: boolean
}

type Outcome = 'done' | 'invalid' | 'failed'

/** One click refuses news. Opening the page does nothing: mail scanners open links, too. */
export const Unsubscribe = ({ call, link, isValid }: UnsubscribeProps) => {
  const texts = useTexts(newsTexts)
  const { isPending, run } = usePending()
  const [outcome, setOutcome] = useState<Outcome | undefined>(isValid ? undefined : 'invalid')
  const refuse = () =>
    run(() =>
      refuseNews(call, link).then(
        () => setOutcome('done'),
        error => setOutcome(isInvalidLink(error) ? 'invalid' : 'failed'),
      ),
    )
  return (
    <>
      <p role="status">{outcome && texts[outcome]}</p>
      {outcome !== 'done' && outcome !== 'invalid' && (
        <Button isPending={isPending} onClick={() => void refuse()}>
          {texts.unsubscribe}
        </Button>
      )}
    </>
  )
}
