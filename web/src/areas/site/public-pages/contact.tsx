import './contact.css'
import { getRouteApi } from '@tanstack/react-router'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Island } from '../../../base/pages/island.tsx'
import { townOf, useSite } from '../../../base/site.ts'
import { FormPage } from '../../../ui/form/form.tsx'
import { PublicContactForm } from '../contact/public-contact-form.tsx'
import { Paragraphs } from '../site-texts/paragraphs.tsx'

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
  const { intro } = route.useLoaderData()
  const office = (
    <>
      <Paragraphs of={intro} />
      <h2 className="office-title">{texts.office}</h2>
      <address className="office">
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
      <Island name="contactForm" component={PublicContactForm} props={{}} />
    </FormPage>
  )
}
