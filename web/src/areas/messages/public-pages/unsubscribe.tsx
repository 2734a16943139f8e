import { getRouteApi } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FormPage } from '../../../ui/form/form.tsx'
import { newsTexts } from '../group-mails/news-texts.ts'
import { Unsubscribe } from '../group-mails/unsubscribe.tsx'

const route = getRouteApi('/main/unsubscribe')

export const UnsubscribePage = () => {
  const texts = useTexts(newsTexts)
  const { call } = route.useRouteContext()
  const { id = '', expires = '', signature = '' } = route.useSearch()
  return (
    <FormPage title={texts.title} intro={<p>{texts.intro}</p>}>
      <Unsubscribe call={call} link={{ id, expires, signature }} isValid={route.useLoaderData()} />
    </FormPage>
  )
}
