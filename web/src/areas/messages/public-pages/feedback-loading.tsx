import './feedback-loading.css'
import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { NeedsScript } from './needs-script.tsx'

const texts = defineTexts({ en: { loading: common.loading.en }, de: { loading: common.loading.de } })

/** The skeleton of a survey; without scripts, a note that they are needed. */
export const FeedbackLoading = () => (
  <>
    <NeedsScript />
    <div className="feedback-loading" role="status">
      <span className="visually-hidden">{useTexts(texts).loading}</span>
    </div>
  </>
)
