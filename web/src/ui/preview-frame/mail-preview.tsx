import { useState } from 'react'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { SegmentedControl } from '../segmented-control.tsx'
import { PreviewFrame } from './preview-frame.tsx'

const previewTexts = defineTexts({
  en: { view: 'View', views: { html: 'As it looks', text: 'Plain text' }, preview: 'Preview of the email' },
  de: {
    view: 'Ansicht',
    views: { html: 'Wie sie aussieht', text: 'Nur Text' },
    preview: 'Vorschau der E-Mail',
  },
})

const views = ['html', 'text'] as const

/** The width of a mail in most programs, in pixels. */
const WIDTH = 640

/** A mail as its recipient sees it. Scripts do not run, and the policy of the page forbids remote files. */
export const MailPreview = ({ html, text }: { html: string; text: string }) => {
  const texts = useTexts(previewTexts)
  const [view, setView] = useState<(typeof views)[number]>('html')
  return (
    <div>
      <SegmentedControl
        label={texts.view}
        options={views.map(value => ({ value, name: texts.views[value] }))}
        chosen={view}
        onChoose={setView}
      />
      {view === 'html' ? (
        <PreviewFrame title={texts.preview} html={html} width={WIDTH} isMail />
      ) : (
        <pre className="preview-plain">{text}</pre>
      )}
    </div>
  )
}
