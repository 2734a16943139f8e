import '../../../ui/text-button.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { textQuery, textsQuery } from '../../../features/site-texts/api.ts'
import { officeTexts } from '../../../features/site-texts/office-texts.ts'
import { isMail, pageNameIn, pageNames } from '../../../features/site-texts/page-names.ts'
import { TextEditor } from '../../../features/site-texts/text-editor.tsx'
import { TextList } from '../../../features/site-texts/text-list.tsx'
import type { Call } from '../../../lib/api.ts'
import { loadFresh } from '../../../lib/data-cache.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import type { AppContext } from '../../context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { useMember } from '../member.ts'
import { PageParts } from '../page-parts.tsx'

const listRoute = getRouteApi('/user/settings/a/texts')
const textRoute = getRouteApi('/user/settings/a/texts/$key')
const path = paths.TextsAdmin

export const textsQueries = (call: Call) => ({ texts: textsQuery(call) })

/** Does not use the cache: the editor must start with the newest version. */
export const loadTextPage = async ({ context, params }: { context: AppContext; params: { key: string } }) => {
  await loadFresh(textQuery(context.call, params.key)).catch(orNotFound)
}

/** All texts of the site that the office may change. */
export const TextsPage = () => {
  const { call } = listRoute.useRouteContext()
  const { texts: rows } = useData(textsQueries(call))
  const { intro } = useTexts(officeTexts)
  const state = useTableView('kind', 'part', 'state')
  return (
    <ListPage path={path}>
      <p>{intro}</p>
      <TextList
        texts={rows}
        state={state}
        linkTo={({ key }, label) => (
          <Link to={paths.TextAdmin} params={{ key }}>
            {label}
          </Link>
        )}
      />
    </ListPage>
  )
}

/** The editor of one text. */
export const TextPage = () => {
  const texts = useTexts(officeTexts)
  const locale = useLocale()
  const { call } = textRoute.useRouteContext()
  const { key } = textRoute.useParams()
  const { text } = useData({ text: textQuery(call, key) })
  const names = useTexts(pageNames)
  const personId = useMember().id
  const refresh = useRefresh()
  return (
    <>
      <Link className="text-button" to={path}>
        ← {texts.back}
      </Link>
      <h1>
        {pageNameIn(names, text.page)}
        {isMail(text.page) ? ' – ' : ': '}
        {text[`label_${locale}`]}
      </h1>
      {text.page_texts.length > 1 && (
        <PageParts label={texts.otherTexts}>
          {text.page_texts.map(other => (
            <Link key={other.key} to={paths.TextAdmin} params={{ key: other.key }}>
              {other[`label_${locale}`]}
            </Link>
          ))}
        </PageParts>
      )}
      <TextEditor key={key} call={call} personId={personId} text={text} refresh={refresh} />
    </>
  )
}

export const TextsLoading = () => <ListPageLoading path={path} label={useTexts(officeTexts).loading} />

export const TextsFailure = () => <ListPageFailure path={path} />
