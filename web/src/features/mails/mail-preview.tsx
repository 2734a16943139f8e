import './mails.css'
import { useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { PreviewFrame } from '../../ui/preview-frame/preview-frame.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { mailTexts } from './texts.ts'

const views = ['html', 'text'] as const

/** The width of a mail in most programs, in pixels. */
const WIDTH = 640

/** A mail as its recipient sees it. Scripts do not run, and the policy of the page forbids remote files. */
export const MailPreview = ({ html, text }: { html: string; text: string }) => {
  const texts = useTexts(mailTexts)
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
        <pre className="mail-plain">{text}</pre>
      )}
    </div>
  )
}
