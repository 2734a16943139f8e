import '../../ui/button.css'
import type { StoredAssociation } from '@academy/contract/association/schemas'
import { useState } from 'react'
import { showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { ModalDialog } from '../../ui/dialog/modal-dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { AssociationForm } from './association-form.tsx'
import { associationTexts } from './texts.ts'

interface AssociationSettingsProps {
  call: Call
  association: StoredAssociation
  onChanged: () => Promise<void>
}

/** Opens the association's data; a note warns while the IBAN is missing. */
export const AssociationSettings = ({ call, association, onChanged }: AssociationSettingsProps) => {
  const texts = useTexts(associationTexts)
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const saved = async () => {
    await onChanged()
    setOpen(false)
    showAlert('success', texts.saved)
  }
  return (
    <>
      {association.iban ? (
        <button type="button" className="button button-quiet" onClick={open}>
          {texts.open}
        </button>
      ) : (
        <Note title={texts.noIban}>
          <p>{texts.noIbanHint}</p>
          <button type="button" className="button" onClick={open}>
            {texts.enterIban}
          </button>
        </Note>
      )}
      <ModalDialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <AssociationForm call={call} association={association} onSaved={saved} />
      </ModalDialog>
    </>
  )
}
