import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Call } from '../../../base/api.ts'
import { loadFresh } from '../../../base/data-cache.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { ListPage } from '../../../base/pages/list-page.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { orNotFound } from '../../../base/pages/or-not-found.ts'
import { paths } from '../../../base/pages/paths.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { useData, useRefresh } from '../../../base/use-data.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { documentQuery, documentsQuery } from '../documents/api.ts'
import { DocumentCards } from '../documents/document-cards.tsx'
import { DocumentEditor } from '../documents/document-editor.tsx'
import { documentTexts, editorTexts } from '../documents/texts.ts'
import { VersionTable } from '../documents/version-table.tsx'

const listRoute = getRouteApi('/user/settings/a/documents')
const editorRoute = getRouteApi('/user/settings/a/documents/$name')
const path = paths.DocumentsAdmin

export const documentsQueries = (call: Call) => ({ documents: documentsQuery(call) })

/** Does not use the cache: the editor must start with the newest version. */
export const loadDocumentPage = async ({
  context: { call },
  params,
}: {
  context: AppContext
  params: { name: string }
}) => {
  await Promise.all([
    loadFresh(documentQuery(call, params.name)).catch(orNotFound),
    loadFresh(todayQuery(call)),
  ])
}

/** The documents to agree to, with all their versions. */
export const DocumentsPage = () => {
  const { call } = listRoute.useRouteContext()
  const { documents } = useData(documentsQueries(call))
  const { intro } = useTexts(documentTexts)
  const state = useTableView('kind', 'state')
  const refresh = useRefresh()
  return (
    <ListPage path={path}>
      <p>{intro}</p>
      <DocumentCards
        call={call}
        documents={documents}
        linkTo={({ name }, label, description) => (
          <ButtonLink look="quiet" to={paths.DocumentAdmin} params={{ name }} aria-label={description}>
            {label}
          </ButtonLink>
        )}
      />
      <VersionTable call={call} documents={documents} state={state} onChanged={refresh} />
    </ListPage>
  )
}

/** The editor of a new version. */
export const DocumentPage = () => {
  const texts = useTexts(editorTexts)
  const { names } = useTexts(documentTexts)
  const { call } = editorRoute.useRouteContext()
  const { name } = editorRoute.useParams()
  const { document, today } = useData({ document: documentQuery(call, name), today: todayQuery(call) })
  const personId = useMember().id
  const refresh = useRefresh()
  const navigate = useNavigate()
  return (
    <>
      <ButtonLink look="text" to={path}>
        ← {texts.back}
      </ButtonLink>
      <h1>{texts.title(names[document.name])}</h1>
      <DocumentEditor
        key={`${name} ${document.version}`}
        call={call}
        personId={personId}
        today={today}
        document={document}
        onPublished={async () => {
          await navigate({ to: path })
          await refresh()
        }}
        onReload={refresh}
      />
    </>
  )
}
