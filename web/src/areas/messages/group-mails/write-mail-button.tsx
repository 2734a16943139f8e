import {
  NewGroupMail,
  type ParticipantsOf,
  RecipientGroup,
} from '@academy/contract/messages/group-mails/schemas'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { schemaFor } from '../../../ui/form/contract-resolver.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { addGroupMail } from './api.ts'
import { groupMailTexts } from './texts.ts'

interface BeginMailProps {
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

/** Begins a mail. It is stored with its subject: nobody leaves empty drafts behind. */
const BeginMail = (props: BeginMailProps) => {
  const texts = useTexts(groupMailTexts)
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button look={props.ids ? 'quiet' : 'default'} onClick={() => open(true)}>
        {props.ids ? texts.writeTo : texts.newMail}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => open(false)}
        title={props.ids ? texts.toPeople(props.ids.length) : texts.newTitle}
      >
        <BeginForm {...props} />
      </Dialog>
    </>
  )
}

const BeginForm = ({ call, ids, participantsOf, onAdded }: BeginMailProps) => {
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

type WriteMailButtonProps = Omit<BeginMailProps, 'onAdded'>

/** Begins a mail to these people and opens it. */
export const WriteMailButton = (props: WriteMailButtonProps) => {
  const navigate = useNavigate()
  return (
    <BeginMail
      {...props}
      onAdded={id => navigate({ to: paths.GroupMailAdmin, params: { groupMailId: String(id) } })}
    />
  )
}
