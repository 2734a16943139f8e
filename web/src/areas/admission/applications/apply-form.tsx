import './apply-form.css'
import { ApplicationInput, lacksResume } from '@academy/contract/admission/applications/schemas'
import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Resume } from '@academy/contract/people/profile/schemas'
import { type ReactNode, useState } from 'react'
import { clearAlerts, showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { ApiError, isRefusal } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraft, useDraftForm } from '../../../base/use-draft-form.ts'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { pdfError, UploadProgress } from '../../../ui/form/file-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { OtherTabNote } from '../../../ui/form/other-tab-note.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useCurrentDocuments } from '../../site/documents/current-documents.ts'
import { Agreements, useUncheckOutdated } from './agreements.tsx'
import { sendApplication } from './api.ts'
import { RecordingFields, ResumeField, WrittenFields, writtenTexts } from './application-fields.tsx'
import type { TypedApplication } from './application-form.ts'
import { applyTexts } from './apply-texts.ts'
import { formTexts } from './form-texts.ts'
import { withoutClosed } from './recordings.ts'

/**
 * Returns a handler for a failed submission: field errors are shown beside the button, everything else as an
 * alert.
 */
const useApplyFailure = (onAlreadyApplied: () => void) => {
  const texts = useTexts(applyTexts)
  const locale = useLocale()
  return (error: unknown): string | undefined => {
    const failure = error instanceof ApiError ? error.failure : undefined
    if (failure?.errors) return failure.message
    // The response to an earlier attempt may have been lost although it succeeded.
    if (failure?.code === 'already_applied') onAlreadyApplied()
    else
      showAlert(
        'dangerDismiss',
        failure?.code === 'application_closed' ? texts.closed : explainReason(error, locale),
      )
    return undefined
  }
}

const empty = {
  ...writtenTexts(),
  recording_1: '',
  recording_2: '',
  recording_3: '',
  recording_1_title: '',
  recording_2_title: '',
  recording_3_title: '',
  resume_file: undefined,
}

export const resumeError = async (
  { is_known, resume_file }: Partial<Pick<TypedApplication, 'is_known' | 'resume_file'>>,
  hasEarlier: boolean,
): Promise<FieldMessage | undefined> => {
  // Radio buttons have the values '0' and '1', and no value before a choice.
  if (is_known && lacksResume(is_known === '1', Boolean(resume_file) || hasEarlier)) return 'RESUME_REQUIRED'
  return pdfError(resume_file)
}

interface Props {
  call: Call
  personId: number
  masterclassId: number
  /** Until when repertoire is asked for; undefined once that has passed. */
  repertoireUntil: string | undefined
  /** The résumé uploaded earlier. */
  resume: Resume | undefined
  /** Euros for an application. */
  fee: number
  /** Shown above the button. */
  warnings: ReactNode
  onSent: () => void
  onAlreadyApplied: () => void
}

/** The application form. The input is kept as a draft until it is sent. */
export const ApplyForm = ({
  call,
  personId,
  masterclassId,
  repertoireUntil,
  resume,
  fee,
  warnings,
  onSent,
  onAlreadyApplied,
}: Props) => {
  const texts = { ...useTexts(formTexts), ...useTexts(applyTexts) }
  const locale = useLocale()
  const [ask, question] = useAsk(() => ({
    title: texts.emptyTitle,
    text: texts.emptyText(repertoireUntil),
  }))
  const [part, setPart] = useState<number>()
  const draft = useDraft<TypedApplication>(personId, `application:${masterclassId}`, values =>
    // Files are not part of the draft: keep the one chosen here.
    form.reset({ ...empty, ...values, resume_file: form.getValues('resume_file') }),
  )
  const explainFailure = useApplyFailure(() => {
    draft.forget()
    onAlreadyApplied()
  })
  const fields = useContractForm<TypedApplication, ApplicationInput>({
    schema: ApplicationInput,
    prepare: withoutClosed,
    check: async typed => ({ resume_file: await resumeError(typed, resume !== undefined) }),
    ...(draft.found && { known: draft.found.values }),
    send: async values => {
      clearAlerts()
      if (!values.repertoire && !(await ask())) return
      await sendApplication(call, masterclassId, values, setPart)
        .catch(error => {
          if (isRefusal(error, 'document_changed')) documents.reload()
          throw error
        })
        .finally(() => setPart(undefined))
      draft.forget()
      onSent()
    },
    explainFailure,
  })
  const { form, field, recheck, frame } = fields
  const uncheckOutdated = useUncheckOutdated()
  const documents = useCurrentDocuments(call, find => uncheckOutdated(form, find))
  useDraftForm(form, draft)
  const startAfresh = () => {
    form.reset(empty)
    draft.forget()
    form.setFocus('is_known')
  }
  const checkKnown = () => {
    void form.trigger('is_known')
    recheck('recording_1')()
    recheck('resume_file')()
  }
  const lostFile = draft.found?.files['resume_file']
  const resumeHints = [
    texts.resumeHint,
    resume && texts.resumeThere(resume.name),
    !form.watch('resume_file') && lostFile && texts.resumeAgain(lostFile),
  ]
  return (
    <div className="apply-form">
      {draft.found && <DraftNote onDiscardDraft={startAfresh} />}
      <OtherTabNote otherTab={draft.otherTab} />
      <Form submitLabel={fee > 0 ? texts.applyFor(formatMoney(fee, locale)) : texts.apply} {...frame}>
        <RadioGroup
          label={texts.known}
          hint={texts.knownHint}
          required
          options={[
            { value: '0', label: texts.no },
            { value: '1', label: texts.yes },
          ]}
          {...field('is_known', { onChange: checkKnown })}
        />
        <TextArea
          label={texts.repertoire}
          hint={texts.repertoireHint(repertoireUntil)}
          {...field('repertoire')}
        />
        <ResumeField
          form={form}
          label={resume ? texts.newResume : texts.resume}
          hint={resumeHints.filter(Boolean).join(' ')}
        />
        <RecordingFields {...fields} />
        <WrittenFields {...fields} />
        <Agreements call={call} documents={documents} {...fields} />
        {warnings}
        {part !== undefined && form.getValues('resume_file') && <UploadProgress part={part} />}
      </Form>
      {question}
    </div>
  )
}
