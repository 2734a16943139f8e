import './arrival-details.css'
import type { OfficeArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { useRef, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useReturnFocus } from '../../../ui/dialog/focus-if-lost.ts'
import { isConflict } from '../../../ui/form/use-version.ts'
import { openLink } from '../../site/documents/open-document.ts'
import { type ConsentBody, deleteConsentOf, loadConsentLink, saveConsentOf } from './api.ts'
import { ConsentForm } from './consent-section.tsx'
import { arrivalTexts } from './texts.ts'

type Consent = NonNullable<OfficeArrivalDetails['consent']>

interface OfficeConsentProps {
  call: Call
  person: { id: number; name: string; canChange: boolean }
  consent: Consent
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

/** The consent of a parent, which may have come on paper, on the page of a person. */
export const OfficeConsent = ({ call, person, consent, onChanged }: OfficeConsentProps) => {
  const { office: texts } = useTexts(arrivalTexts)
  const [isUploading, setUploading] = useState(false)
  const uploadButton = useRef<HTMLButtonElement>(null)
  const { file } = consent
  useReturnFocus(file !== null, uploadButton)
  const known_file = file?.uploaded_at ?? ''
  const save = (body: ConsentBody, onProgress: (part: number) => void) =>
    saveConsentOf(call, person.id, { ...body, known_file }, onProgress).catch(async (error: unknown) => {
      if (isConflict(error)) await onChanged()
      throw error
    })
  const saved = async () => {
    await onChanged()
    setUploading(false)
    showAlert('success', texts.dialogs.saved)
  }
  const [askToDelete, question] = useAsk(() => ({
    title: texts.dialogs.confirmTitle,
    text: texts.dialogs.confirm,
    confirmLabel: texts.dialogs.deleteLabel,
    isDestructive: true,
    act: async () => {
      await deleteConsentOf(call, person.id, known_file)
      return texts.dialogs.deleted
    },
    onChanged,
  }))
  return (
    <>
      <ConsentState call={call} id={person.id} consent={consent} />
      {person.canChange && (
        <p className="arrival-actions">
          <TextButton ref={uploadButton} onClick={() => setUploading(true)}>
            {file ? texts.change : texts.upload}
          </TextButton>
          {file && (
            <TextButton aria-label={texts.dialogs.deleteLabel} onClick={() => askToDelete()}>
              {texts.delete}
            </TextButton>
          )}
        </p>
      )}
      <Dialog isOpen={isUploading} onClose={() => setUploading(false)} title={texts.uploadTitle(person.name)}>
        <p>{texts.onPaper}</p>
        <ConsentForm consent={consent} isOnPaper save={save} onSaved={saved} />
      </Dialog>
      {question}
    </>
  )
}

const ConsentState = ({ call, id, consent }: { call: Call; id: number; consent: Consent }) => {
  const { office: texts, consent: common } = useTexts(arrivalTexts)
  const locale = useLocale()
  const parent = [consent.parent_name, consent.parent_contact].filter(Boolean).join(', ')
  return (
    <>
      {consent.file ? (
        <>
          <TextButton onClick={() => void openLink(() => loadConsentLink(call, id), locale)}>
            {texts.open}
          </TextButton>
          <p className="arrival-note">
            {common.uploaded(formatLongDay(dayInVienna(consent.file.uploaded_at), locale))}
          </p>
        </>
      ) : (
        <Badge tone="danger">{texts.consentMissing}</Badge>
      )}
      {parent && <p className="arrival-note">{parent}</p>}
    </>
  )
}
