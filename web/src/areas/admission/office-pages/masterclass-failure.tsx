import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ListPage, ListPageFailure } from '../../../base/pages/list-page.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { listTexts } from '../selection/list-texts.ts'

/** Says why a page of a masterclass does not exist now: its selection is final, or was opened again. */
export const MasterclassFailure = ({ error }: { error: unknown }) => {
  const texts = useTexts(listTexts)
  const locale = useLocale()
  if (!(error instanceof ApiError && error.status === 409)) return <ListPageFailure />
  return (
    <ListPage>
      <p>{explainReason(error, locale)}</p>
      <p>
        <ButtonLink look="text" to={paths.MasterclassesListAdmin}>
          ← {texts.allTitle}
        </ButtonLink>
      </p>
    </ListPage>
  )
}
