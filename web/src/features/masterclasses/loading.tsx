import './loading.css'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { masterclassTexts } from './texts.ts'

export const Loading = () => {
  const texts = useTexts(masterclassTexts)
  return (
    <p className="masterclasses-loading">
      <Spinner label={texts.loading} />
    </p>
  )
}
