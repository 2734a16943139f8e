import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** For the office, about the sessions of somebody else. */
export const officeSessionTexts = defineTexts({
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
