import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { AskedButton } from '../../../ui/dialog/confirm-dialog.tsx'
import { endSessionsOf } from './api.ts'
import { officeSessionTexts } from './office-texts.ts'

interface EndSessionsButtonProps {
  call: Call
  person: { id: number; name: string }
  onChanged: () => Promise<void>
}

/** The office logs somebody out everywhere, such as after a lost device. */
export const EndSessionsButton = ({ call, person: { id, name }, onChanged }: EndSessionsButtonProps) => {
  const texts = useTexts(officeSessionTexts)
  return (
    <AskedButton
      label={texts.open}
      look="text"
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      act={async () => texts.ended(await endSessionsOf(call, id))}
      onChanged={onChanged}
    >
      <p>{texts.text(name)}</p>
    </AskedButton>
  )
}
