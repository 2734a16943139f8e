import '../../ui/text-button.css'
import type { ArrivalDetails } from '@academy/contract/arrival-details/schemas'
import { locales } from '@academy/contract/lib/locale'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { dayInVienna, formatBytes, formatDay } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { showOutcomeAlert } from '../../lib/show-outcome-alert.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { WarningLine } from '../../ui/warning-line.tsx'
import { deleteConsent, saveForm } from './api.ts'
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
  const close = () => open(undefined)
  const title = consent.file ? texts.change : texts.upload
  const saved = async () => {
    await onChanged()
    close()
    showAlert('success', texts.saved)
  }
  const remove = async () => {
    await deleteConsent(call)
    await onChanged()
  }
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
      <ModalDialog isOpen={opened === 'upload'} onClose={close} title={title}>
        <ConsentForm call={call} consent={consent} onSaved={saved} />
      </ModalDialog>
      <ConfirmDialog
        isOpen={opened === 'delete'}
        onClose={close}
        onConfirm={() => showOutcomeAlert(remove, { done: texts.deleted, failed: texts.couldNotDelete })}
        title={texts.confirmTitle}
        confirmLabel={texts.deleteLabel}
        isDestructive
      >
        <p>{texts.confirm}</p>
      </ConfirmDialog>
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
  return (
    <>
      <p>
        {texts.parent}: {consent.parent_name}, {consent.parent_contact}
      </p>
      <p className="arrival-note">
        <a className="text-button" href={file.url} download aria-label={`${texts.download}: ${file.name}`}>
          {file.name}
        </a>{' '}
        {formatBytes(file.size, locale)}, {texts.uploaded(formatDay(dayInVienna(file.uploaded_at)))}
      </p>
    </>
  )
}
