import '../../base/pages/page.css'
import { useRouter } from '@tanstack/react-router'
import { common } from '../../base/i18n/common-texts.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { FailureNote } from '../../ui/failure-note.tsx'

const failureTexts = defineTexts({
  en: {
    title: common.wentWrong.en,
    text: 'This page could not be loaded. Please try again in a moment.',
    tryAgain: common.tryAgain.en,
  },
  de: {
    title: common.wentWrong.de,
    text: 'Diese Seite konnte nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
    tryAgain: common.tryAgain.de,
  },
})

/** Replaces a page that failed to load; it is retried when the connection is back. */
export const PageFailure = () => {
  const { title, text, tryAgain } = useTexts(failureTexts)
  const router = useRouter()
  return (
    <div className="page page-failure">
      <h1>{title}</h1>
      <FailureNote message={text} retryLabel={tryAgain} onRetry={() => void router.invalidate()} />
    </div>
  )
}
