import './contact.css'
import { getRouteApi } from '@tanstack/react-router'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { useTexts } from '../../lib/i18n/texts.ts'
import { townOf, useSite } from '../../lib/site.ts'
import { FormPage } from '../../ui/form/form-page.tsx'
import { contactPageTexts } from './contact-texts.ts'

const route = getRouteApi('/main/contact')

export const Contact = () => {
  const texts = useTexts(contactPageTexts)
  const site = useSite()
  const { call } = route.useRouteContext()
  const intro = (
    <>
      <p>{texts.intro}</p>
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
    <FormPage title={texts.title} intro={intro}>
      <ContactForm call={call} />
    </FormPage>
  )
}
