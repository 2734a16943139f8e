import '../../base/pages/page.css'
import { useEffect } from 'react'
import { UNKNOWN_ADDRESS } from '../../areas/programme/public-pages/unknown-address.tsx'
import { common } from '../../base/i18n/common-texts.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { paths } from '../../base/pages/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { MainLayout } from '../shell/main-layout.tsx'

const texts = defineTexts({
  en: {
    title: 'This page does not exist',
    text: 'The address leads nowhere, or to something that is no longer there.',
    home: common.homePage.en,
  },
  de: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse führt ins Leere, oder zu etwas, das es nicht mehr gibt.',
    home: common.homePage.de,
  },
})

const home = `${paths.Home}#${UNKNOWN_ADDRESS}`

/**
 * Leads to the home page, which says why: by the HTML of the server, which has the status 404 and needs no
 * script, or from a page in the browser. Both load the home page anew, so that its note is the target.
 */
export const NotFound = () => {
  const { title, text, home: toHome } = useTexts(texts)
  useEffect(() => window.location.replace(home), [])
  return (
    <MainLayout>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {typeof window === 'undefined' && <meta httpEquiv="refresh" content={`0; url=${home}`} />}
      <div className="page">
        <h1>{title}</h1>
        <p className="page-lead">{text}</p>
        <p className="page-action">
          <ButtonLink to={paths.Home}>{toHome}</ButtonLink>
        </p>
      </div>
    </MainLayout>
  )
}
