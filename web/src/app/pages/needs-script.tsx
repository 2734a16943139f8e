import './page.css'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { useSite } from '../../lib/site.ts'

const texts = defineTexts({
  en: {
    title: 'This page needs JavaScript',
    text: (email: string) => `Please switch it on in your browser${email && `, or write to ${email}`}.`,
  },
  de: {
    title: 'Diese Seite braucht JavaScript',
    text: email => `Bitte schalten Sie es im Browser ein${email && `, oder schreiben Sie an ${email}`}.`,
  },
})

/** Shown without scripts in place of a page that is rendered in the browser only. */
export const NeedsScript = () => {
  const { title, text } = useTexts(texts)
  const { email } = useSite()
  return (
    <noscript>
      <div className="page">
        <h1>{title}</h1>
        <p className="page-lead">{text(email)}</p>
      </div>
    </noscript>
  )
}
