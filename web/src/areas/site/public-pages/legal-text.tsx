import '../../../base/pages/page.css'
import type { PageTexts } from '@academy/contract/site/site-texts/register'
import type { ReactNode } from 'react'
import { Paragraphs } from '../site-texts/paragraphs.tsx'

interface LegalTextProps {
  title: string
  lead: PageTexts<'privacy'>['lead']
  /** The sections of the office. Those without content are left out. */
  sections: readonly PageTexts<'privacy'>['sections'][]
  /** Stands between the lead and the sections. */
  children?: ReactNode
  /** Stands after the sections. */
  after?: ReactNode
}

/** Layout of the imprint and the privacy policy. */
export const LegalText = ({ title, lead, sections, children, after }: LegalTextProps) => (
  <div className="page">
    <h1>{title}</h1>
    <Paragraphs of={lead} className="page-lead" />
    {children}
    {sections.flatMap(({ items, lang }) =>
      items
        .filter(({ paragraphs }) => paragraphs.length > 0)
        .map(({ title: heading, paragraphs }) => (
          <section className="page-section" key={`${heading} ${paragraphs[0]}`} lang={lang}>
            <h2>{heading}</h2>
            <div>
              <Paragraphs of={{ paragraphs }} />
            </div>
          </section>
        )),
    )}
    {after}
  </div>
)
