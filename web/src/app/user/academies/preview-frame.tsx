import './preview-frame.css'
import '../../../ui/button.css'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { showAlert } from '../../../lib/alerts.ts'
import { yearOf } from '../../../lib/format.ts'
import { defineTexts, useTexts } from '../../../lib/i18n/texts.ts'
import { paths } from '../../paths.ts'
import { MainLayout } from '../../shell/main-layout.tsx'
import { previewTarget } from './preview-target.ts'

export const previewTexts = defineTexts({
  en: {
    banner: (year: number) => `Preview of academy ${year}`,
    hint: 'This is how visitors would see it if it were current. Only the office can open this page.',
    leave: 'Leave the preview',
    notHere: 'This is not possible in the preview.',
  },
  de: {
    banner: year => `Vorschau der Akademie ${year}`,
    hint: 'So wäre sie zu sehen, wenn sie die aktuelle wäre. Nur das Büro kann diese Seite öffnen.',
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
 * A banner above pages as visitors see them. Their links lead to public addresses: here they stay in the
 * preview, and everything else does nothing.
 */
export const PreviewFrame = ({ academyId, startDate, children }: PreviewFrameProps) => {
  const texts = useTexts(previewTexts)
  const navigate = useNavigate()
  const params = { academyId }
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    const target = previewTarget(link.getAttribute('href'))
    if (!target) return showAlert('infoDismiss', texts.notHere)
    if (target.page === 'home') void navigate({ to: paths.AcademyPreviewAdmin, params })
    if (target.page === 'masterclasses')
      void navigate({
        to: paths.AcademyPreviewClassesAdmin,
        params,
        search: target.instrument ? { instrument: target.instrument } : {},
      })
    if (target.page === 'masterclass')
      void navigate({
        to: paths.AcademyPreviewClassAdmin,
        params: { academyId, masterclassId: target.masterclassId },
      })
  }
  return (
    <>
      <aside className="preview-banner" aria-label={texts.banner(yearOf(startDate))}>
        <p>
          <strong>{texts.banner(yearOf(startDate))}.</strong> {texts.hint}
        </p>
        <Link className="button button-quiet" to={paths.AcademyAdmin} params={params}>
          {texts.leave}
        </Link>
      </aside>
      <div className="preview-page" onClickCapture={follow} onAuxClickCapture={follow}>
        <MainLayout>{children}</MainLayout>
      </div>
    </>
  )
}
