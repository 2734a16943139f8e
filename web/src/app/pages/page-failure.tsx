import { useRouter } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { FailureNote } from '../../ui/failure-note.tsx'

const failureTexts = defineTexts({
  en: { message: 'Something went wrong', tryAgain: 'Try again' },
  de: { message: 'Etwas ist schiefgegangen', tryAgain: 'Noch einmal versuchen' },
})

/** In the place of a page that could not be loaded; it is loaded again when a lost connection is back, too. */
export const PageFailure = () => {
  const texts = useTexts(failureTexts)
  const router = useRouter()
  return (
    <FailureNote
      message={texts.message}
      retryLabel={texts.tryAgain}
      onRetry={() => void router.invalidate()}
    />
  )
}
