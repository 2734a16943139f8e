import { pageCall } from '../../lib/page-call.ts'
import { ContactForm } from './contact-form.tsx'

/** The form of the contact page. */
export const PublicContactForm = () => <ContactForm call={pageCall} />
