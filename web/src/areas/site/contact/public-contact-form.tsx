import { pageCall } from '../../../base/page-call.ts'
import { ContactForm } from './contact-form.tsx'

/** The form of the contact page. */
export const PublicContactForm = () => <ContactForm call={pageCall} />
