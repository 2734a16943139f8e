import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { addressOf, type SiteInfo, useSite } from '../../../base/site.ts'
import { LegalText } from './legal-text.tsx'
import './legal-text.css'

const imprintTexts = defineTexts({
  en: {
    title: 'Imprint',
    owner: 'Owner and publisher',
    labels: {
      name: 'Name',
      address: 'Address',
      email: 'Email',
      phone: 'Phone',
      legalForm: 'Legal form',
      register: 'Register of associations',
      authority: 'Authority',
      vat: 'VAT',
    },
    reach: (hasEmail: boolean) =>
      `The quickest way to reach us is ${hasEmail ? 'by email or through ' : ''}the contact form on this site. We reply in German and English.`,
    board: 'Board',
    purpose: 'Purpose of the association',
  },
  de: {
    title: 'Impressum',
    owner: 'Medieninhaber und Herausgeber',
    labels: {
      name: 'Name',
      address: 'Anschrift',
      email: 'E-Mail',
      phone: 'Telefon',
      legalForm: 'Rechtsform',
      register: 'Vereinsregister',
      authority: 'Vereinsbehörde',
      vat: 'Umsatzsteuer',
    },
    reach: hasEmail =>
      `Am schnellsten erreichen Sie uns ${hasEmail ? 'per E-Mail oder ' : ''}über das Kontaktformular dieser Website. Wir antworten auf Deutsch und Englisch.`,
    board: 'Vorstand',
    purpose: 'Vereinszweck',
  },
})

const route = getRouteApi('/main/imprint')

/** The data of the association, then the wording of the office. */
export const Imprint = () => {
  const { lead, sections, representation } = route.useLoaderData()
  const texts = useTexts(imprintTexts)
  const site = useSite()
  return (
    <LegalText title={texts.title} lead={{ paragraphs: [lead.text], lang: lead.lang }} sections={[sections]}>
      <ImprintSection heading={texts.owner}>
        <Rows rows={ownerRows(texts.labels, site)} />
        <p>{texts.reach(site.email !== '')}</p>
      </ImprintSection>
      {site.board.length > 0 && (
        <ImprintSection heading={texts.board}>
          <Rows rows={site.board.map(member => [member.function, member.name])} />
          {representation.text && <p lang={representation.lang}>{representation.text}</p>}
        </ImprintSection>
      )}
      {site.purpose && (
        <ImprintSection heading={texts.purpose}>
          <p>{site.purpose}</p>
        </ImprintSection>
      )}
    </LegalText>
  )
}

const ImprintSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="page-section">
    <h2>{heading}</h2>
    <div>{children}</div>
  </section>
)

type Labels = Record<
  'name' | 'address' | 'email' | 'phone' | 'legalForm' | 'register' | 'authority' | 'vat',
  string
>
type Row = [name: string, value: ReactNode]

const ownerRows = (labels: Labels, site: SiteInfo): Row[] => [
  [labels.name, site.name],
  [labels.address, addressOf(site)],
  [labels.email, site.email && <a href={`mailto:${site.email}`}>{site.email}</a>],
  [labels.phone, site.phone],
  [labels.legalForm, site.legalForm],
  [labels.register, site.registerNumber],
  [labels.authority, site.registerAuthority],
  [labels.vat, site.taxNote],
]

/** Names and values; those without a value are left out. */
const Rows = ({ rows }: { rows: Row[] }) => (
  <dl className="legal-rows">
    {rows
      .filter(([, value]) => value)
      .map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two members of a board may have one function
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
