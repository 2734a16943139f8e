import '../../../ui/button.css'
import './faq-list.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { faqTexts } from './faq-texts.ts'

interface QuestionSearchProps {
  /** The search in the address. */
  search: string
  /** The language in the address, which the form keeps. */
  lang: string | undefined
}

/** A form that the server answers: it needs no script, and its address can be shared. */
export const QuestionSearch = ({ search, lang }: QuestionSearchProps) => {
  const texts = useTexts(faqTexts)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rule does not know that browsers lack the element
    <form className="question-search" role="search" action="/faq" method="get">
      {lang && <input type="hidden" name="lang" value={lang} />}
      <TextField label={texts.search} name="search" type="search" maxLength={100} defaultValue={search} />
      <button className="button button-quiet" type="submit">
        {texts.find}
      </button>
    </form>
  )
}
