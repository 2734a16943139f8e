import './page.css'
import './legal-text.css'
import type { PageTexts } from '@academy/contract/site-texts/register'
import { Paragraphs } from '../../features/site-texts/paragraphs.tsx'
import { type SiteInfo, useSite } from '../../lib/site.ts'

/** A paragraph, a list, or name-value pairs. */
type Block = string | { list: string[] } | { rows: [name: string, value: string][] }

/** The content of a legal page. Rows without a value and sections without content are left out. */
export interface LegalTexts {
  title: string
  /** Missing where the office writes it. */
  lead?: string
  sections: { heading: string; blocks: Block[] }[]
}

const hasContent = (block: Block) =>
  typeof block === 'string' ? block !== '' : 'list' in block || block.rows.some(([, value]) => value)

interface LegalTextProps {
  texts: (site: SiteInfo) => LegalTexts
  /** Sections of the office, after the others. */
  additions: PageTexts<'privacy'>['additions']
  lead?: PageTexts<'imprint'>['lead']
}

/** Layout of the imprint and the privacy policy. */
export const LegalText = ({ texts, additions, lead: written }: LegalTextProps) => {
  const { title, lead, sections } = texts(useSite())
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page-lead" lang={written?.lang}>
        {written?.text ?? lead}
      </p>
      {sections
        .filter(({ blocks }) => blocks.some(hasContent))
        .map(({ heading, blocks }) => (
          <section className="page-section" key={heading}>
            <h2>{heading}</h2>
            <div>
              {blocks.filter(hasContent).map(block => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </div>
          </section>
        ))}
      {additions.items.map(({ title: heading, paragraphs }) => (
        <section className="page-section" key={heading} lang={additions.lang}>
          <h2>{heading}</h2>
          <div>
            <Paragraphs of={{ paragraphs }} />
          </div>
        </section>
      ))}
    </div>
  )
}

/** Links the contact address in a text. */
const WithMailLink = ({ text }: { text: string }) => {
  const { email } = useSite()
  const [before, after] = email ? text.split(email) : [text]
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  )
}

const LegalBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string')
    return (
      <p>
        <WithMailLink text={block} />
      </p>
    )
  if ('list' in block)
    return (
      <ul>
        {block.list.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  return (
    <dl className="legal-rows">
      {block.rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>
              <WithMailLink text={value} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
