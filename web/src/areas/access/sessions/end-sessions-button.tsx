import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
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
  const [ask, question] = useAsk(() => ({
    title: texts.title(name),
    text: texts.text(name),
    confirmLabel: texts.confirm,
    alert: 'successDismiss',
    act: async () => texts.ended(await endSessionsOf(call, id)),
    onChanged,
  }))
  return (
    <>
      <TextButton onClick={() => ask()}>{texts.open}</TextButton>
      {question}
    </>
  )
}
