import '../../../ui/text-button.css'
import { locales } from '@academy/contract/base/locale'
import type { ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatBytes, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FileDialogs } from '../../../ui/dialog/file-dialogs.tsx'
import { WarningLine } from '../../../ui/warning-line.tsx'
import { deleteConsent, saveConsent, saveForm } from './api.ts'
import { ConsentForm } from './consent-form.tsx'
import { arrivalTexts } from './texts.ts'

type Consent = NonNullable<ArrivalDetails['consent']>

interface ConsentSectionProps {
  call: Call
  consent: Consent
  onChanged: () => Promise<void>
}

/** The consent of a parent: a form to print, and the signed file. */
export const ConsentSection = ({ call, consent, onChanged }: ConsentSectionProps) => {
  const { consent: texts } = useTexts(arrivalTexts)
  const [opened, open] = useState<'upload' | 'delete'>()
  const title = consent.file ? texts.change : texts.upload
  return (
    <section className="arrival-consent">
      <h3>{texts.title}</h3>
      {consent.file ? <ConsentFile consent={consent} file={consent.file} /> : <Missing />}
      <FormLinks call={call} />
      <div className="arrival-actions">
        <button type="button" className="text-button" onClick={() => open('upload')}>
          {title}
        </button>
        {consent.file && (
          <button
            type="button"
            className="text-button"
            aria-label={texts.deleteLabel}
            onClick={() => open('delete')}
          >
            {texts.delete}
          </button>
        )}
      </div>
      <FileDialogs
        opened={opened}
        onClose={() => open(undefined)}
        title={title}
        onChanged={onChanged}
        remove={() => deleteConsent(call)}
        texts={texts}
      >
        {onSaved => (
          <ConsentForm
            consent={consent}
            save={(body, onProgress) => saveConsent(call, body, onProgress)}
            onSaved={onSaved}
          />
        )}
      </FileDialogs>
    </section>
  )
}

/** The form to print, in every language: the parents may speak another one. */
const FormLinks = ({ call }: Pick<ConsentSectionProps, 'call'>) => {
  const { consent: texts } = useTexts(arrivalTexts)
  return (
    <p className="arrival-actions">
      {texts.form}
      {locales.map(locale => (
        <button
          key={locale}
          type="button"
          className="text-button"
          aria-label={texts.print(texts.languages[locale])}
          onClick={() => void saveForm(call, locale)}
        >
          {texts.languages[locale]}
        </button>
      ))}
    </p>
  )
}

const Missing = () => {
  const { consent: texts } = useTexts(arrivalTexts)
  return (
    <>
      <p>{texts.why}</p>
      <WarningLine text={texts.missing} />
    </>
  )
}

const ConsentFile = ({ consent, file }: { consent: Consent; file: NonNullable<Consent['file']> }) => {
  const { consent: texts } = useTexts(arrivalTexts)
  const locale = useLocale()
  // Unknown if the form came on paper.
  const parent = [consent.parent_name, consent.parent_contact].filter(Boolean).join(', ')
  return (
    <>
      {parent && (
        <p>
          {texts.parent}: {parent}
        </p>
      )}
      <p className="arrival-note">
        <a className="text-button" href={file.url} download aria-label={`${texts.download}: ${file.name}`}>
          {file.name}
        </a>{' '}
        {formatBytes(file.size, locale)},{' '}
        {texts.uploaded(formatLongDay(dayInVienna(file.uploaded_at), locale))}
      </p>
    </>
  )
}
