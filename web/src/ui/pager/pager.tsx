import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { Button } from '../button.tsx'
import './pager.css'

const pagerTexts = defineTexts({
  en: {
    pages: 'Pages',
    page: (page: number, count: number) => `Page ${page} of ${count}`,
    previous: 'Previous',
    next: 'Next',
  },
  de: {
    pages: 'Seiten',
    page: (page, count) => `Seite ${page} von ${count}`,
    previous: 'Vorige',
    next: 'Nächste',
  },
})

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
      <Button look="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <span>{texts.page(page, pages)}</span>
      <Button look="quiet" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  )
}
