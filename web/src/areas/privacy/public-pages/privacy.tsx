import { getRouteApi } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { LegalText } from '../../site/public-pages/legal-text.tsx'
import { TopicTable } from '../personal-data/topic-table.tsx'

const route = getRouteApi('/main/privacy')

const privacyTexts = defineTexts({ en: { title: 'Privacy' }, de: { title: 'Datenschutz' } })

/** What happens with data, then what the office has added, then a table of everything that the program stores. */
export const Privacy = () => {
  const { texts, topics } = route.useLoaderData()
  const { lead, sections, additions } = texts
  return (
    <LegalText
      title={useTexts(privacyTexts).title}
      lead={lead}
      sections={[sections, additions]}
      after={<TopicTable topics={topics} />}
    />
  )
}
