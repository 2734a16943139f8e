import './feedback-loading.css'
import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { NeedsScript } from '../../../base/pages/needs-script.tsx'

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
