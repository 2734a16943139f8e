import { linkIncomplete } from '../../../base/i18n/link-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** For the office, about the second factor of somebody else. */
export const resetTexts = defineTexts({
  en: {
    open: 'Reset the second factor',
    title: (name: string) => `Reset the second factor of ${name}?`,
    text: 'For somebody who has lost phone and recovery codes: the password is enough again, all devices are logged out, and the person gets an email. Please make sure first that it is really them who asks.',
    admin: (name: string) =>
      `${name} is an admin, so it happens in 24 hours. Until then ${name} can stop it, and every admin can take it back.`,
    confirm: 'Reset',
    done: (name: string) => `The second factor of ${name} is reset.`,
    later: (name: string, moment: string) =>
      `The second factor of ${name} will be reset on ${moment}. ${name} gets an email.`,
    pendingTitle: 'The second factor is to be reset',
    pending: (asker: string | null, asked: string, due: string) =>
      `${asker ?? 'An admin whose account is deleted'} asked for it on ${asked}. It will happen on ${due}.`,
    takeBack: 'Take the reset back',
    takeBackTitle: (name: string) => `Take back the reset for ${name}?`,
    takeBackText: (name: string) =>
      `The second factor of ${name} stays as it is, and ${name} gets an email. Somebody who has lost it then needs a new reset, which takes another 24 hours.`,
    takenBack: (name: string) => `The reset is taken back. The second factor of ${name} stays as it is.`,
  },
  de: {
    open: 'Zweiten Faktor zurücksetzen',
    title: name => `Zweiten Faktor von ${name} zurücksetzen?`,
    text: 'Für jemanden, der Telefon und Wiederherstellungscodes verloren hat: Das Passwort genügt wieder, alle Geräte werden ausgeloggt, und die Person bekommt eine E-Mail. Bitte vergewissern Sie sich zuerst, dass wirklich sie darum bittet.',
    admin: name =>
      `${name} ist Admin, deshalb geschieht es erst in 24 Stunden. Bis dahin kann ${name} es stoppen, und jeder Admin kann es zurücknehmen.`,
    confirm: 'Zurücksetzen',
    done: name => `Der zweite Faktor von ${name} ist zurückgesetzt.`,
    later: (name, moment) =>
      `Der zweite Faktor von ${name} wird am ${moment} zurückgesetzt. ${name} bekommt eine E-Mail.`,
    pendingTitle: 'Der zweite Faktor soll zurückgesetzt werden',
    pending: (asker, asked, due) =>
      `Verlangt hat es ${asker ?? 'ein Admin, dessen Konto gelöscht ist'} (${asked}). Es geschieht am ${due}.`,
    takeBack: 'Zurücksetzen zurücknehmen',
    takeBackTitle: name => `Das Zurücksetzen für ${name} zurücknehmen?`,
    takeBackText: name =>
      `Der zweite Faktor von ${name} bleibt, wie er ist, und ${name} bekommt eine E-Mail. Ist er wirklich verloren, muss das Zurücksetzen neu verlangt werden und dauert wieder 24 Stunden.`,
    takenBack: name =>
      `Das Zurücksetzen ist zurückgenommen. Der zweite Faktor von ${name} bleibt, wie er ist.`,
  },
})

/** For the person whose second factor is to be reset. */
export const ownResetTexts = defineTexts({
  en: {
    title: 'Your second factor is to be reset',
    asked: (asker: string | null, asked: string, due: string) =>
      `${asker ?? 'An admin whose account is deleted'} asked for it on ${asked}. On ${due} your authenticator app, passkeys and recovery codes will stop working, and all your devices will be logged out.`,
    advice:
      'If you did not ask for it, stop it here and talk to the other admins: somebody may be trying to get into your account.',
    stop: 'Stop the reset',
    stopped: 'The reset is stopped. Your second factor stays as it is.',
    linkIntro:
      'Another admin has asked to reset your second factor. 24 hours after that, your password alone would be enough to log in, until you set up a new one. If you did not ask for it, stop it here.',
    stoppedTitle: 'The reset is stopped',
    stoppedText:
      'Your second factor stays as it is: authenticator app, passkeys and recovery codes work as before.',
    next: 'If you did not ask for the reset, somebody may be trying to get into your account. Please log in, change your password, and tell the other admins.',
    overTitle: 'There is nothing to stop any more',
    over: 'This link no longer works: the reset was stopped or taken back, or it has already happened.',
    overNext:
      'Please log in. If no second factor is asked for, it was reset: then change your password and set up a new factor. If you did not ask for it, tell the other admins.',
    incomplete: linkIncomplete.en,
    toAccess: 'Go to your account',
  },
  de: {
    title: 'Ihr zweiter Faktor soll zurückgesetzt werden',
    asked: (asker, asked, due) =>
      `Verlangt hat es ${asker ?? 'ein Admin, dessen Konto gelöscht ist'} (${asked}). Am ${due}, gelten Ihre Authenticator-App, Ihre Passkeys und Ihre Wiederherstellungscodes nicht mehr, und alle Ihre Geräte werden ausgeloggt.`,
    advice:
      'Haben Sie nicht darum gebeten, stoppen Sie es hier, und sprechen Sie mit den anderen Admins: Vielleicht versucht jemand, in Ihr Konto zu kommen.',
    stop: 'Zurücksetzen stoppen',
    stopped: 'Das Zurücksetzen ist gestoppt. Ihr zweiter Faktor bleibt, wie er ist.',
    linkIntro:
      'Ein anderer Admin hat verlangt, Ihren zweiten Faktor zurückzusetzen. 24 Stunden danach würde zum Einloggen Ihr Passwort genügen, bis Sie einen neuen einrichten. Haben Sie nicht darum gebeten, stoppen Sie es hier.',
    stoppedTitle: 'Das Zurücksetzen ist gestoppt',
    stoppedText:
      'Ihr zweiter Faktor bleibt, wie er ist: Authenticator-App, Passkeys und Wiederherstellungscodes gelten weiter.',
    next: 'Haben Sie nicht darum gebeten, versucht vielleicht jemand, in Ihr Konto zu kommen. Bitte loggen Sie sich ein, ändern Sie Ihr Passwort, und verständigen Sie die anderen Admins.',
    overTitle: 'Es gibt nichts mehr zu stoppen',
    over: 'Dieser Link gilt nicht mehr: Das Zurücksetzen wurde gestoppt oder zurückgenommen, oder es ist schon geschehen.',
    overNext:
      'Bitte loggen Sie sich ein. Werden Sie nicht nach dem zweiten Faktor gefragt, wurde er zurückgesetzt: Ändern Sie dann Ihr Passwort, und richten Sie einen neuen ein. Haben Sie nicht darum gebeten, verständigen Sie die anderen Admins.',
    incomplete: linkIncomplete.de,
    toAccess: 'Zu Ihrem Konto',
  },
})
