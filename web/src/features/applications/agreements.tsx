import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import type { ApplicationForm } from './application-form.ts'
import { applyTexts } from './apply-texts.ts'

/** The required consents, each with a link to its document. */
export const Agreements = ({
  call,
  form,
  field,
}: { call: Call } & Pick<ApplicationForm, 'form' | 'field'>) => {
  const texts = useTexts(applyTexts)
  const boxes = [
    ['agreed_consent', texts.consent, 'consent_form', texts.readConsent],
    ['agreed_terms', texts.terms, 'terms_and_conditions', texts.readTerms],
  ] as const
  return boxes.map(([name, label, document, read]) => (
    <Checkbox
      key={name}
      label={label}
      required
      note={<DocumentLink call={call} document={document} label={read} />}
      {...field(name, { onChange: () => void form.trigger(name) })}
    />
  ))
}
