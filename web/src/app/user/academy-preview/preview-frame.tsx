import './preview-frame.css'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { yearOf } from '../../../base/format.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { PublicBaseProvider } from '../../../base/public-path.ts'
import { MainLayout } from '../../shell/main-layout.tsx'

export const previewTexts = defineTexts({
  en: {
    banner: (year: number) => `Preview of academy ${year}`,
    hint: 'This is how visitors would see it if it were current. Only the office can open this page.',
    home: 'Home',
    masterclasses: 'Masterclasses',
    parts: 'Pages of the preview',
    leave: 'Leave the preview',
    notHere: 'This is not possible in the preview.',
  },
  de: {
    banner: year => `Vorschau der Akademie ${year}`,
    hint: 'So wäre sie zu sehen, wenn sie die aktuelle wäre. Nur das Büro kann diese Seite öffnen.',
    home: 'Start',
    masterclasses: 'Meisterkurse',
    parts: 'Seiten der Vorschau',
    leave: 'Vorschau verlassen',
    notHere: 'Das ist in der Vorschau nicht möglich.',
  },
})

interface PreviewFrameProps {
  academyId: string
  startDate: string
  children: ReactNode
}

/**
 * A banner above pages as visitors see them. Their links stay in the preview; those that lead out of it, such as
 * to apply, do nothing.
 */
export const PreviewFrame = ({ academyId, startDate, children }: PreviewFrameProps) => {
  const texts = useTexts(previewTexts)
  const base = paths.AcademyPreviewAdmin.replace('$academyId', academyId)
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!href || href.startsWith('#') || href === base || href.startsWith(`${base}/`)) return
    event.preventDefault()
    event.stopPropagation()
    showAlert('infoDismiss', texts.notHere)
  }
  return (
    <>
      <aside className="preview-banner" aria-label={texts.banner(yearOf(startDate))}>
        <p>
          <strong>{texts.banner(yearOf(startDate))}.</strong> {texts.hint}
        </p>
        <nav aria-label={texts.parts}>
          <Link to={paths.AcademyPreviewAdmin} params={{ academyId }} activeOptions={{ exact: true }}>
            {texts.home}
          </Link>
          <Link to={paths.AcademyPreviewClassesAdmin} params={{ academyId }}>
            {texts.masterclasses}
          </Link>
          <Link to={paths.AcademyAdmin} params={{ academyId }} activeOptions={{ exact: true }}>
            {texts.leave}
          </Link>
        </nav>
      </aside>
      <div className="preview-page" onClickCapture={stay} onAuxClickCapture={stay}>
        <PublicBaseProvider value={base}>
          <MainLayout>{children}</MainLayout>
        </PublicBaseProvider>
      </div>
    </>
  )
}
