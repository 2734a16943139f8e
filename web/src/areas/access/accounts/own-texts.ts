import { areaCommon, dataSavedWithEmail } from '../../../base/i18n/area-texts.ts'
import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts about the user's own account, for the personal area. */
export const ownAccountTexts = defineTexts({
  en: {
    save: areaCommon.save.en,
    data: {
      title: 'Name, email address and language',
      firstName: common.firstName.en,
      lastName: common.lastName.en,
      language: areaCommon.language.en,
      languageHint: areaCommon.languageHint.en,
      saved: areaCommon.dataSaved.en,
      savedWithEmail: dataSavedWithEmail.en,
    },
    password: {
      title: 'Password',
      intro: 'A new password ends all your other sessions. We will let you know by email.',
      current: 'Current password',
      next: 'New password',
      save: 'Change password',
      saved: 'Your password is changed. All other sessions have ended.',
      forgotten: 'If you do not know it any more, log out and choose “Forgotten your password?”.',
    },
  },
  de: {
    save: areaCommon.save.de,
    data: {
      title: 'Name, E-Mail-Adresse und Sprache',
      firstName: common.firstName.de,
      lastName: common.lastName.de,
      language: areaCommon.language.de,
      languageHint: areaCommon.languageHint.de,
      saved: areaCommon.dataSaved.de,
      savedWithEmail: dataSavedWithEmail.de,
    },
    password: {
      title: 'Passwort',
      intro: 'Ein neues Passwort beendet alle Ihre anderen Sitzungen. Wir verständigen Sie per E-Mail.',
      current: 'Bisheriges Passwort',
      next: 'Neues Passwort',
      save: 'Passwort ändern',
      saved: 'Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.',
      forgotten: 'Wissen Sie es nicht mehr, loggen Sie sich aus und wählen Sie „Passwort vergessen?“.',
    },
  },
})
