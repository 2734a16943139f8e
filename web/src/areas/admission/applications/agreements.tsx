import { fieldMessages } from '@academy/contract/messages'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import type { CurrentDocuments } from '../../site/documents/current-documents.ts'
import { DocumentLink } from '../../site/documents/document-links.tsx'
import type { ApplicationForm } from './application-form.ts'
import { applyTexts } from './apply-texts.ts'

const boxes = [
  { box: 'agreed_consent', version: 'consent_version_id', document: 'consent_form' },
  { box: 'agreed_terms', version: 'terms_version_id', document: 'terms_and_conditions' },
] as const satisfies { box: string; version: string; document: DocumentName }[]

/** Returns a function that unchecks what was agreed to for a version that is no longer in force. */
export const useUncheckOutdated = () => {
  const locale = useLocale()
  return (form: ApplicationForm['form'], find: CurrentDocuments['find']) => {
    for (const { box, version, document } of boxes) {
      const agreed = form.getValues(version)
      if (agreed === undefined || agreed === find(document)?.id) continue
      form.setValue(box, false)
      form.setValue(version, undefined)
      form.setError(box, { type: 'DOCUMENT_CHANGED', message: fieldMessages.DOCUMENT_CHANGED[locale] })
    }
  }
}

interface AgreementsProps extends Pick<ApplicationForm, 'form' | 'field'> {
  call: Call
  documents: CurrentDocuments
}

/** The required consents, each with a link to the version that is agreed to. */
export const Agreements = ({ call, documents, form, field }: AgreementsProps) => {
  const texts = useTexts(applyTexts)
  const words = {
    agreed_consent: { label: texts.consent, read: texts.readConsent },
    agreed_terms: { label: texts.terms, read: texts.readTerms },
  }
  return boxes.map(({ box, version, document }) => {
    const shown = documents.find(document)
    const change = (event: { target: { checked: boolean } }) => {
      form.setValue(version, event.target.checked ? shown?.id : undefined)
      void form.trigger(box)
    }
    return (
      <Checkbox
        key={box}
        label={words[box].label}
        required
        note={<DocumentLink call={call} document={document} version={shown} label={words[box].read} />}
        {...field(box, { onChange: change })}
      />
    )
  })
}
