import '../../../base/pages/page.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { findQuestions, QuestionList, QuestionSearch, withTitleAnchors } from '../site-texts/faq-list.tsx'
import { faqTexts } from '../site-texts/faq-texts.ts'
import { Paragraphs } from '../site-texts/paragraphs.tsx'

const route = getRouteApi('/main/faq')

const pageTexts = defineTexts({
  en: { kicker: 'Good to know', title: 'Questions and answers' },
  de: { kicker: 'Gut zu wissen', title: 'Fragen und Antworten' },
})

export const Faq = () => {
  const { lead, questions } = route.useLoaderData()
  const { search = '', lang } = route.useSearch()
  const labels = useTexts(pageTexts)
  const texts = useTexts(faqTexts)
  const wanted = search.trim()
  const found = findQuestions(withTitleAnchors(questions.items), wanted)
  return (
    <div className="page">
      <h1>
        <span className="page-kicker">{labels.kicker}</span> {labels.title}
      </h1>
      <Paragraphs of={lead} className="page-lead" />
      <QuestionSearch key={search} search={search} lang={lang} />
      {wanted && (
        <p className="question-count">
          {found.length > 0 ? texts.found(found.length, wanted) : texts.none(wanted)}{' '}
          <Link to={paths.Faq}>{texts.all}</Link>
        </p>
      )}
      {found.length > 0 && (
        <QuestionList
          key={`list ${search}`}
          lang={questions.lang}
          areOpen={wanted !== ''}
          questions={found.map(({ paragraphs, ...question }) => ({
            ...question,
            answer: <Paragraphs of={{ paragraphs }} />,
          }))}
        />
      )}
      <p className="page-action">
        <Link to={paths.Contact}>{texts.ask}</Link>
      </p>
    </div>
  )
}
