import './page.css'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'

const texts = defineTexts({
  en: {
    title: 'This page needs JavaScript',
    text: 'Please switch it on in your browser, or write to office@example.org.',
  },
  de: {
    title: 'Diese Seite braucht JavaScript',
    text: 'Bitte schalten Sie es im Browser ein, oder schreiben Sie an office@example.org.',
  },
})

/** Shown without scripts in place of a page that is rendered in the browser only. */
export const NeedsScript = () => {
  const { title, text } = useTexts(texts)
  return (
    <noscript>
      <div className="page">
        <h1>{title}</h1>
        <p className="page-lead">{text}</p>
      </div>
    </noscript>
  )
}
