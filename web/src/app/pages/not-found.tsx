import '../../ui/button.css'
import './page.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { common } from '../../lib/i18n/common-texts.ts'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { paths } from '../paths.ts'
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

/** Redirects to the home page. Without scripts the page stays visible; the server sends status 404. */
export const NotFound = () => {
  const { title, text, home } = useTexts(texts)
  const navigate = useNavigate()
  useEffect(() => void navigate({ to: paths.Home, replace: true }), [navigate])
  return (
    <MainLayout>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="page">
        <h1>{title}</h1>
        <p className="page-lead">{text}</p>
        <p className="page-action">
          <Link className="button" to={paths.Home}>
            {home}
          </Link>
        </p>
      </div>
    </MainLayout>
  )
}
