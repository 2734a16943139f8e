import { hasOtherLetters } from '@academy/contract/base/names'
import type { Profile } from '@academy/contract/people/profile/schemas'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useMember } from '../../../base/pages/member.ts'
import { useRefresh } from '../../../base/use-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { LatinNameForm } from '../profile/latin-name-form.tsx'
import { profileTexts } from '../profile/texts.ts'

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
      <Button onClick={() => setOpen(true)}>{texts.action}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={personal.latinName}>
        <LatinNameForm call={call} personId={personId} onSaved={saved} />
      </Dialog>
    </Note>
  )
}
