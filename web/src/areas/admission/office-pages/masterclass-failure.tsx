import '../../../ui/text-button.css'
import { Link } from '@tanstack/react-router'
import { listTexts } from '../../../features/selection/list-texts.ts'
import { ApiError } from '../../../lib/api-errors.ts'
import { explainReason } from '../../../lib/explain-failure.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure } from '../list-page.tsx'

interface MasterclassFailureProps {
  path: Parameters<typeof ListPage>[0]['path']
  error: unknown
}

/** Says why a page of a masterclass does not exist now: its selection is final, or was opened again. */
export const MasterclassFailure = ({ path, error }: MasterclassFailureProps) => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  if (!(error instanceof ApiError && error.status === 409)) return <ListPageFailure path={path} />
  return (
    <ListPage path={path}>
      <p>{explainReason(error, locale)}</p>
      <p>
        <Link className="text-button" to={paths.MasterclassesListAdmin}>
          ← {texts.allTitle}
        </Link>
      </p>
    </ListPage>
  )
}
