import './contact.css'
import { getRouteApi } from '@tanstack/react-router'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { useTexts } from '../../lib/i18n/texts.ts'
import { FormPage } from '../../ui/form/form-page.tsx'
import { contactPageTexts } from './contact-texts.ts'

const route = getRouteApi('/main/contact')

export const Contact = () => {
  const texts = useTexts(contactPageTexts)
  const { call } = route.useRouteContext()
  const intro = (
    <>
      <p>{texts.intro}</p>
      <address className="office">
        <h2>{texts.office}</h2>
        Verein Amselzeller Musiksommer
        <br />
        Stiftsplatz 1
        <br />
        8899 Amselzell, {texts.country}
        <br />
        <a href="mailto:office@example.org">office@example.org</a>
      </address>
    </>
  )
  return (
    <FormPage title={texts.title} intro={intro}>
      <ContactForm call={call} />
    </FormPage>
  )
}
