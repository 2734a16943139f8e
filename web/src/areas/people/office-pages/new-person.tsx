import '../../../ui/button.css'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { NewPersonForm } from '../../office/person-page/new-person-form.tsx'
import { personFormTexts } from '../../office/person-page/texts.ts'

/** Adds somebody without an account, such as a guest, and goes to their page. */
export const NewPerson = ({ call }: { call: Call }) => {
  const { add: texts } = useTexts(personFormTexts)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const added = (id: number) => {
    setOpen(false)
    showAlert('success', texts.added)
    void navigate({ to: paths.PersonAdmin, params: { id: String(id) } })
  }
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        {texts.open}
      </button>
      <ModalDialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <NewPersonForm call={call} onAdded={added} />
      </ModalDialog>
    </>
  )
}
