import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { masterclassTexts } from './texts.ts'

/** Shows why loading failed, with a button to retry. */
export const LoadFailure = ({ error }: { error: unknown }) => {
  const locale = useLocale()
  const texts = useTexts(masterclassTexts)
  return <FailureNote message={texts.failure(explainReason(error, locale))} retryLabel={texts.tryAgain} />
}
