import '../../../ui/button.css'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { detailTexts } from './detail-texts.ts'

/** Members come to the form, guests register or log in first; CSS shows the one that applies. */
export const ApplyLinks = ({ masterclassId }: { masterclassId: number }) => {
  const texts = useTexts(detailTexts)
  const params = { masterclassId: String(masterclassId) }
  return (
    <>
      <Link
        className="button apply-link"
        to="/user/masterclass/$masterclassId"
        params={params}
        data-only="in"
      >
        {texts.apply}
      </Link>
      <Link className="button apply-link" to="/auth/apply/$masterclassId" params={params} data-only="out">
        {texts.apply}
      </Link>
    </>
  )
}
