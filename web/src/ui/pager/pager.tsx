import '../button.css'
import './pager.css'
import { useTexts } from '../../base/i18n/texts.ts'
import { pagerTexts } from './texts.ts'

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Renders nothing for a single page. */
export const Pager = ({ page, pages, onPage }: PagerProps) => {
  const texts = useTexts(pagerTexts)
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={texts.pages}>
      <button
        type="button"
        className="button button-quiet"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {texts.previous}
      </button>
      <span>{texts.page(page, pages)}</span>
      <button
        type="button"
        className="button button-quiet"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {texts.next}
      </button>
    </nav>
  )
}
