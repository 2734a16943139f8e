import type { RequiredGroup } from '@academy/contract/access/second-factor/schemas'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** For the office, about who needs a second factor. */
export const requirementTexts = defineTexts({
  en: {
    title: 'Second factor',
    intro:
      'Anyone who can see other people’s data should log in with more than a password: with an authenticator app or a passkey. Students may have one, too.',
    demo: 'This is a demo: the setting is stored, but nobody needs a second factor.',
    requiredOf: 'Required for',
    groups: { office: 'the office', teachers: 'teachers and accompanists' } satisfies Record<
      RequiredGroup,
      string
    >,
    days: 'Days of grace',
    daysHint:
      'They count from the day on which a group is added. In these days people see a notice; after that they must set one up before they can go on.',
    requiredFrom: (groups: string[], day: string) =>
      `Required from ${day} on for ${groups.join(' and for ')}.`,
    notRequired: 'At present nobody needs a second factor.',
    onlyAdmins: 'Only admins can change this.',
    save: 'Save',
    saved: 'The setting is saved.',
    conflict: 'Somebody else has changed who needs a second factor',
  },
  de: {
    title: 'Zweiter Faktor',
    intro:
      'Wer die Daten anderer sieht, soll beim Einloggen mehr zeigen als ein Passwort: eine Authenticator-App oder einen Passkey. Auch Studierende können einen haben.',
    demo: 'Das ist eine Demo: Die Einstellung wird gespeichert, aber niemand braucht einen zweiten Faktor.',
    requiredOf: 'Verlangt von',
    groups: { office: 'dem Büro', teachers: 'Lehrpersonen und Korrepetition' },
    days: 'Tage zum Einrichten',
    daysHint:
      'Sie zählen ab dem Tag, an dem eine Gruppe dazukommt. In diesen Tagen sehen die Personen einen Hinweis, danach können sie nur mehr einen zweiten Faktor einrichten.',
    requiredFrom: (groups, day) => `Ab ${day} verlangt von ${groups.join(' sowie von ')}.`,
    notRequired: 'Derzeit braucht niemand einen zweiten Faktor.',
    onlyAdmins: 'Nur ein Admin kann das ändern.',
    save: 'Speichern',
    saved: 'Die Einstellung ist gespeichert.',
    conflict: 'Jemand anderes hat geändert, wer einen zweiten Faktor braucht',
  },
})
