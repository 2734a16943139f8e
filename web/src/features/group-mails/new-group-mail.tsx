import { RecipientGroup } from '@academy/contract/group-mails/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { addGroupMail } from './api.ts'
import { groupMailTexts } from './texts.ts'

interface NewGroupMailProps {
  call: Call
  onAdded: (id: number) => void
}

/** Begins a mail to a group of the current academy. */
export const NewGroupMail = ({ call, onAdded }: NewGroupMailProps) => {
  const texts = useTexts(groupMailTexts)
  const locale = useLocale()
  const [isOpen, open] = useState(false)
  const [group, setGroup] = useState<RecipientGroup>('participants')
  const add = async () => {
    try {
      onAdded((await addGroupMail(call, { group })).id)
    } catch (error) {
      showAlert('dangerDismiss', explainReason(error, locale))
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={() => open(true)}>
        {texts.newMail}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => open(false)}
        onConfirm={add}
        title={texts.newTitle}
        confirmLabel={texts.begin}
      >
        <SelectField
          label={texts.group}
          hint={texts.newHint}
          value={group}
          options={RecipientGroup.options.map(value => ({ value, label: texts.groups[value] }))}
          onChange={event => setGroup(event.target.value as RecipientGroup)}
        />
      </ConfirmDialog>
    </>
  )
}
