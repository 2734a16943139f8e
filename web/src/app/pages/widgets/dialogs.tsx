import '../../../ui/button.css'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { InfoDialog } from '../../../ui/dialog/info-dialog.tsx'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { Choices } from './choices.tsx'
import { Part } from './part.tsx'

const buttons = { dialog: 'Dialog', info: 'Information', confirm: 'Question', delete: 'Deletion' } as const
type Name = keyof typeof buttons

export const Dialogs = () => {
  const [opened, open] = useState<Name>()
  const close = () => open(undefined)
  return (
    <Part title="Dialogs">
      {Object.entries(buttons).map(([name, label]) => (
        <button key={name} type="button" className="button" onClick={() => open(name as Name)}>
          {label}
        </button>
      ))}
      <ModalDialog isOpen={opened === 'dialog'} onClose={close} title="A dialog">
        <p>On a phone it can be dragged down.</p>
        <Choices />
      </ModalDialog>
      <InfoDialog isOpen={opened === 'info'} onClose={close} title="Half board">
        <p>
          Breakfast and dinner; dinner only on the day of arrival, breakfast only on the day of departure.
        </p>
      </InfoDialog>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        onClose={close}
        onConfirm={() => new Promise(done => setTimeout(done, 1500))}
        title="Apply without a repertoire?"
      >
        <p>You have named no repertoire. You can add it until 15 June.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'delete'}
        onClose={close}
        onConfirm={() => {}}
        isDestructive
        confirmLabel="Delete address"
        title="Delete this address?"
      >
        <p>The address is deleted at once. Invoices that were sent to it stay as they are.</p>
      </ConfirmDialog>
    </Part>
  )
}
