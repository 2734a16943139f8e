import {
  NewGroupMail,
  type ParticipantsOf,
  RecipientGroup,
} from '@academy/contract/messages/group-mails/schemas'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { addGroupMail } from './api.ts'
import { groupMailTexts } from './texts.ts'

export interface BeginMailProps {
  call: Call
  /** The recipients; without them a group is chosen. */
  ids?: readonly number[]
  /** Where they were chosen among participants. */
  participantsOf?: ParticipantsOf | undefined
  onAdded: (id: number) => void | Promise<void>
}

interface Typed {
  group: RecipientGroup
  subject: string
}

/** The recipients and the subject of a new mail. */
export const BeginForm = ({ call, ids, participantsOf, onAdded }: BeginMailProps) => {
  const texts = useTexts(groupMailTexts)
  const locale = useLocale()
  const { field, frame } = useContractForm({
    schema: schemaFor(NewGroupMail, ({ group, subject }: Typed) => ({
      ...(ids ? { account_ids: [...ids] } : { group }),
      ...(participantsOf && { participants_of: participantsOf }),
      [`subject_${locale}`]: subject,
    })),
    fieldName: name => (name.startsWith('subject') ? 'subject' : 'group'),
    check: async ({ subject }: Typed) => (subject.trim() === '' ? { subject: 'REQUIRED' } : {}),
    known: { group: 'participants', subject: '' },
    send: async body => {
      const { id } = await addGroupMail(call, body)
      await onAdded(id)
    },
  })
  return (
    <Form {...frame} submitLabel={texts.begin}>
      {!ids && (
        <SelectField
          label={texts.group}
          hint={texts.newHint}
          options={RecipientGroup.options.map(value => ({ value, label: texts.groups[value] }))}
          {...field('group')}
        />
      )}
      <TextField label={texts.subject} maxLength={200} {...field('subject')} />
    </Form>
  )
}
