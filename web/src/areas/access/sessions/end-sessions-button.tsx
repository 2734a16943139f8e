import { plural } from '@academy/contract/base/plural'
import type { Call } from '../../../base/api.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { endSessionsOf } from './api.ts'

/** For the office, about the sessions of somebody else. */
const officeSessionTexts = defineTexts({
  en: {
    open: 'End all sessions',
    title: (name: string) => `End all sessions of ${name}?`,
    text: (name: string) =>
      `For example after a lost or stolen device: ${name} is logged out everywhere. Password and second factor stay as they are.`,
    confirm: 'End all sessions',
    ended: (count: number) =>
      count === 0
        ? 'No session was open.'
        : plural('en', count, { one: 'One session has ended.', other: `${count} sessions have ended.` }),
  },
  de: {
    open: 'Alle Sitzungen beenden',
    title: name => `Alle Sitzungen von ${name} beenden?`,
    text: name =>
      `Zum Beispiel nach einem verlorenen oder gestohlenen Gerät: ${name} wird überall ausgeloggt. Passwort und zweiter Faktor bleiben, wie sie sind.`,
    confirm: 'Alle Sitzungen beenden',
    ended: count =>
      count === 0
        ? 'Es war keine Sitzung offen.'
        : plural('de', count, {
            one: 'Eine Sitzung ist beendet.',
            other: `${count} Sitzungen sind beendet.`,
          }),
  },
})

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
