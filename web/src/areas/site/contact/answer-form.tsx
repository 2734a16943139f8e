import { locales } from '@academy/contract/base/locale'
import { AnswerInput, type OfficeMessageDetail } from '@academy/contract/site/contact/inbox-schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { answerMessage, loadMessage } from './inbox-api.ts'
import { inboxTexts } from './inbox-texts.ts'

const AnswerFields = AnswerInput.omit({ version: true })

interface AnswerFormProps {
  call: Call
  message: OfficeMessageDetail
  /** Reloads the message, also when somebody else has answered it: the form stays as it is. */
  onChanged: () => Promise<void>
}

/** Answers a message by mail. */
export const AnswerForm = ({ call, message, onChanged }: AnswerFormProps) => {
  const texts = useTexts(inboxTexts)
  const empty = { text: '', locale: message.locale }
  const { field, frame, conflict } = useVersionedForm({
    schema: AnswerFields,
    draft: `answer:${message.id}`,
    known: empty,
    version: message.version,
    typedOf: () => empty,
    save: async (answer, version) => {
      try {
        return await answerMessage(call, message.id, { ...answer, version })
      } catch (error) {
        await onChanged()
        throw error
      }
    },
    loadNewest: () => loadMessage(call, message.id),
    onSaved: async () => {
      showAlert('success', texts.sent)
      await onChanged()
    },
    onReloaded: onChanged,
  })
  return (
    <>
      {conflict && <ConflictNote title={texts.conflictTitle} {...conflict} />}
      <Form submitLabel={texts.send} {...frame}>
        <TextArea label={texts.text} hint={texts.textHint} rows={8} {...field('text')} />
        <SelectField
          label={texts.language}
          options={locales.map(value => ({ value, label: texts.languages[value] }))}
          {...field('locale')}
        />
      </Form>
    </>
  )
}
