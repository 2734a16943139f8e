import { wordings } from '@academy/contract/base/consent-kinds'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { chooseNews } from './news-api.ts'
import { newsTexts } from './news-texts.ts'

interface NewsChoiceProps {
  call: Call
  wantsNews: boolean
  onChanged: () => Promise<void>
}

/** Whether one gets news by mail, in the profile: saved at once. */
export const NewsChoice = ({ call, wantsNews, onChanged }: NewsChoiceProps) => {
  const texts = useTexts(newsTexts)
  const locale = useLocale()
  const fail = useSaveFailure()
  const [isSaving, setSaving] = useState(false)
  const choose = async () => {
    if (isSaving) return
    setSaving(true)
    try {
      await chooseNews(call, !wantsNews)
      await onChanged()
      showAlert('success', texts.saved)
    } catch (error) {
      fail(error)
    }
    setSaving(false)
  }
  return (
    <Panel title={texts.panel}>
      <p>{texts.necessary}</p>
      <Checkbox
        label={wordings[locale].news}
        checked={isSaving ? !wantsNews : wantsNews}
        aria-disabled={isSaving}
        onChange={() => void choose()}
      />
    </Panel>
  )
}
