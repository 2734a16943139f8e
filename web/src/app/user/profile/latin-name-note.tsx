import '../../../ui/button.css'
import { hasOtherLetters } from '@academy/contract/profile/latin-name'
import type { Profile } from '@academy/contract/profile/schemas'
import { useState } from 'react'
import { LatinNameForm } from '../../../features/profile/latin-name-form.tsx'
import { profileTexts } from '../../../features/profile/texts.ts'
import { showAlert } from '../../../lib/alerts.ts'
import type { Call } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useRefresh } from '../../../lib/use-data.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { useMember } from '../member.ts'

/** Asks those whose name has other letters for one in Latin letters before the first invoice. */
export const LatinNameNote = ({ call, profile }: { call: Call; profile: Profile }) => {
  const { latinNameNote: texts, personal } = useTexts(profileTexts)
  const { id: personId } = useMember()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const { first_name, last_name, latin_name } = profile
  if (!hasOtherLetters(first_name + last_name) || latin_name) return null
  const saved = async () => {
    await refresh()
    showAlert('success', personal.saved)
  }
  return (
    <Note title={texts.title}>
      <p>{texts.text}</p>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {texts.action}
      </button>
      <ModalDialog isOpen={isOpen} onClose={() => setOpen(false)} title={personal.latinName}>
        <LatinNameForm call={call} personId={personId} onSaved={saved} />
      </ModalDialog>
    </Note>
  )
}
