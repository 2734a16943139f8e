import './feedback-loading.css'
import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { NeedsScript } from './needs-script.tsx'

const texts = defineTexts({ en: { loading: common.loading.en }, de: { loading: common.loading.de } })

/** The shape of a survey that is on its way; where no script will ever bring it, what is missing. */
export const FeedbackLoading = () => (
  <>
    <NeedsScript />
    <div className="feedback-loading" role="status">
      <span className="visually-hidden">{useTexts(texts).loading}</span>
    </div>
  </>
)
