import { getRouteApi, Link } from '@tanstack/react-router'
import type { Call } from '../../../base/api.ts'
import { loadFresh } from '../../../base/data-cache.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { ListPage } from '../../../base/pages/list-page.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { orNotFound } from '../../../base/pages/or-not-found.ts'
import { PageParts } from '../../../base/pages/page-parts.tsx'
import { paths } from '../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../base/use-data.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { findPeople } from '../../messages/mails/api.ts'
import { textQuery, textsQuery } from '../site-texts/api.ts'
import { officeTexts } from '../site-texts/office-texts.ts'
import { isMail, pageNameIn, pageNames } from '../site-texts/page-names.ts'
import { TextEditor } from '../site-texts/text-editor.tsx'
import { TextList } from '../site-texts/text-list.tsx'

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
      <ButtonLink look="text" to={path}>
        ← {texts.back}
      </ButtonLink>
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
      <TextEditor
        key={key}
        call={call}
        personId={personId}
        text={text}
        refresh={refresh}
        findPeople={(search, signal) => findPeople(call, search, signal)}
      />
    </>
  )
}
