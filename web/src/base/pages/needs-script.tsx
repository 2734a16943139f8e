import './page.css'
import { SkeletonList } from '../../ui/skeleton-list.tsx'
import { defineTexts, useTexts } from '../i18n/texts.ts'
import { useSite } from '../site.ts'

const texts = defineTexts({
  en: {
    loading: 'The page is loading …',
    title: 'This page needs JavaScript',
    text: (email: string) => `Please switch it on in your browser${email && `, or write to ${email}`}.`,
  },
  de: {
    loading: 'Die Seite wird geladen …',
    title: 'Diese Seite braucht JavaScript',
    text: email => `Bitte schalten Sie es im Browser ein${email && `, oder schreiben Sie an ${email}`}.`,
  },
})

/** Shown in place of a page that is rendered in the browser only: until it is there, or for ever without scripts. */
export const NeedsScript = () => {
  const { title, text, loading } = useTexts(texts)
  const { email } = useSite()
  return (
    <>
      <noscript>
        <div className="page">
          <h1>{title}</h1>
          <p className="page-lead">{text(email)}</p>
        </div>
      </noscript>
      <div className="page needs-script-loading">
        <SkeletonList label={loading} />
      </div>
    </>
  )
}
