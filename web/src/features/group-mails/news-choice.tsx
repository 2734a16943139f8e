import { wordings } from '@academy/contract/consents/kinds'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { Panel } from '../../ui/panel.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { chooseNews } from './news-api.ts'
import { newsTexts } from './news-texts.ts'

interface NewsChoiceProps {
  call: Call
  wantsNews: boolean
  onChanged: () => Promise<void>
}

/** Whether one gets news by mail, in the profile. */
export const NewsChoice = ({ call, wantsNews, onChanged }: NewsChoiceProps) => {
  const texts = useTexts(newsTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const choose = () =>
    run(async () => {
      await chooseNews(call, !wantsNews)
      showAlert('success', texts.saved)
      await onChanged()
    })
  return (
    <Panel title={texts.panel}>
      <p>{wantsNews ? texts.wants : texts.wantsNone}</p>
      {!wantsNews && <p>{texts.consent(wordings[locale].news)}</p>}
      <p>
        <PendingButton isPending={isPending} isQuiet onClick={() => void choose()}>
          {wantsNews ? texts.stop : texts.start}
        </PendingButton>
      </p>
    </Panel>
  )
}
