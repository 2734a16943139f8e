import './contact.css'
import { getRouteApi } from '@tanstack/react-router'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { Paragraphs } from '../../features/site-texts/paragraphs.tsx'
import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { townOf, useSite } from '../../lib/site.ts'
import { FormPage } from '../../ui/form/form-page.tsx'

const contactPageTexts = defineTexts({
  en: {
    title: 'Write to us',
    office: 'The office',
  },
  de: {
    title: 'Schreiben Sie uns',
    office: 'Das Büro',
  },
})

const route = getRouteApi('/main/contact')

export const Contact = () => {
  const texts = useTexts(contactPageTexts)
  const site = useSite()
  const { call } = route.useRouteContext()
  const { intro } = route.useLoaderData()
  const office = (
    <>
      <Paragraphs of={intro} />
      <address className="office">
        <h2>{texts.office}</h2>
        {site.name || site.siteName}
        {[site.street, townOf(site), site.phone].filter(Boolean).map(line => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
        {site.email && (
          <>
            <br />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </>
        )}
      </address>
    </>
  )
  return (
    <FormPage title={texts.title} intro={office}>
      <ContactForm call={call} />
    </FormPage>
  )
}
