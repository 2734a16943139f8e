import './page.css'
import './legal-text.css'
import { CONTACT_ADDRESS } from '../shell/footer.tsx'

/** A paragraph, a list, or name-value pairs. */
type Block = string | { list: string[] } | { rows: [name: string, value: string][] }

export interface LegalTexts {
  title: string
  lead: string
  sections: { heading: string; blocks: Block[] }[]
}

/** Layout of the imprint and the privacy policy. */
export const LegalText = ({ title, lead, sections }: LegalTexts) => (
  <div className="page">
    <h1>{title}</h1>
    <p className="page-lead">{lead}</p>
    {sections.map(({ heading, blocks }) => (
      <section className="page-section" key={heading}>
        <h2>{heading}</h2>
        <div>
          {blocks.map(block => (
            <LegalBlock key={JSON.stringify(block)} block={block} />
          ))}
        </div>
      </section>
    ))}
  </div>
)

const withMailLink = (text: string) => {
  const [before, after] = text.split(CONTACT_ADDRESS)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href={`mailto:${CONTACT_ADDRESS}`}>{CONTACT_ADDRESS}</a>
      {after}
    </>
  )
}

const LegalBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string') return <p>{withMailLink(block)}</p>
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
      {block.rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{withMailLink(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
