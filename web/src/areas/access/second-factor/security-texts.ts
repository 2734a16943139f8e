import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const securityTexts = defineTexts({
  en: {
    title: 'Second factor',
    intro:
      'With a second factor nobody gets into your account who only knows your password: you also show something that you have with you.',
    none: 'Your account has no second factor yet.',
    dueBefore: (day: string) =>
      `Your role needs a second factor from ${day} on. Please set it up before: an authenticator app or a passkey.`,
    dueNow: 'Your role needs a second factor. Please set up an authenticator app or a passkey to go on.',
    few: (count: number) =>
      count === 0
        ? 'No recovery codes are left.'
        : plural('en', count, {
            one: 'Only one recovery code is left.',
            other: `Only ${count} recovery codes are left.`,
          }),
    fewText: 'Please make new ones, so that you have some when you do not have your phone.',
    endsOthers:
      'This is your first factor: it ends all your other sessions. On your other devices you will log in again, with the second factor.',
    ended: (count: number) =>
      plural('en', count, {
        one: 'Your other session has ended.',
        other: `Your ${count} other sessions have ended.`,
      }),
    goOn: 'Go on to your overview',
    app: 'Authenticator app',
    appIntro: 'An app on your phone shows a new code every 30 seconds, without a network.',
    appSince: (day: string) => `Set up on ${day}.`,
    lastUsed: (day: string) => `Last used on ${day}.`,
    neverUsed: 'Not used yet.',
    setUp: 'Set up an authenticator app',
    remove: 'Remove',
    removeApp: 'Remove the authenticator app',
    removeAppText: 'Its codes no longer work. Without any other factor your password is enough again.',
    removed: 'Removed.',
    scan: 'Scan this picture with your authenticator app, or open it on this phone:',
    openApp: 'Open in the app',
    qrAlt: 'QR code for your authenticator app',
    typeSecret: 'Or type this key into the app:',
    firstCode: 'Then enter the code that the app shows.',
    finish: 'Finish',
    appAdded: 'The authenticator app is set up.',
    passkeys: 'Passkeys',
    passkeysIntro:
      'A passkey is kept by your phone, your computer or a security key, and opens with finger, face or PIN. With it you can also log in without a password.',
    addPasskey: 'Add a passkey',
    passkeyName: 'Name',
    passkeyNameHint: 'So that you recognize it, for example “My phone”.',
    passkeyAdded: 'The passkey is added.',
    passkeyKnown: 'This device already has a passkey for your account.',
    passkeyFailed: 'No passkey was made. Please try again.',
    added: (day: string) => `Added on ${day}.`,
    removePasskey: (name: string) => `Remove the passkey “${name}”`,
    removePasskeyText: 'It no longer opens your account. Please also delete it on the device that keeps it.',
    rename: 'Rename',
    renameOf: (name: string) => `Rename the passkey “${name}”`,
    save: 'Save',
    codes: 'Recovery codes',
    codesIntro: 'For the day when you do not have your phone: each code replaces the second factor once.',
    codesLeft: (count: number) => `${count} of 10 are left.`,
    newCodes: 'Make new codes',
    codesMade: 'Your new recovery codes are made.',
    newCodesText: 'You get ten new codes. The old ones no longer work.',
    yourCodes: 'Your recovery codes',
    yourCodesIntro:
      'They are shown only once. Please keep them in a safe place apart from your phone: on paper, or in a password manager.',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Please copy the selected text.',
    download: 'Save as a file',
    print: 'Print',
    done: 'I have saved them',
    keepFirst: 'Please save the codes first: they will not be shown again.',
    fileName: 'recovery-codes.txt',
    fileTitle: (site: string, email: string) => `Recovery codes for ${site}, ${email}. Each works once.`,
  },
  de: {
    title: 'Zweiter Faktor',
    intro:
      'Mit einem zweiten Faktor kommt niemand in Ihr Konto, der nur Ihr Passwort kennt: Sie zeigen zusätzlich etwas, das Sie bei sich haben.',
    none: 'Ihr Konto hat noch keinen zweiten Faktor.',
    dueBefore: day =>
      `Ihre Rolle braucht ab ${day} einen zweiten Faktor. Bitte richten Sie ihn vorher ein: eine Authenticator-App oder einen Passkey.`,
    dueNow:
      'Ihre Rolle braucht einen zweiten Faktor. Bitte richten Sie eine Authenticator-App oder einen Passkey ein, damit es weitergeht.',
    few: count =>
      count === 0
        ? 'Es sind keine Wiederherstellungscodes mehr übrig.'
        : plural('de', count, {
            one: 'Nur noch ein Wiederherstellungscode ist übrig.',
            other: `Nur noch ${count} Wiederherstellungscodes sind übrig.`,
          }),
    fewText: 'Bitte erzeugen Sie neue, damit Sie welche haben, wenn Ihr Telefon nicht zur Hand ist.',
    endsOthers:
      'Das ist Ihr erster Faktor: Er beendet alle Ihre anderen Sitzungen. Auf Ihren anderen Geräten loggen Sie sich dann neu ein, mit dem zweiten Faktor.',
    ended: count =>
      plural('de', count, {
        one: 'Ihre andere Sitzung ist beendet.',
        other: `Ihre ${count} anderen Sitzungen sind beendet.`,
      }),
    goOn: 'Weiter zu Ihrer Übersicht',
    app: 'Authenticator-App',
    appIntro: 'Eine App auf Ihrem Telefon zeigt alle 30 Sekunden einen neuen Code, auch ohne Netz.',
    appSince: day => `Eingerichtet am ${day}.`,
    lastUsed: day => `Zuletzt verwendet am ${day}.`,
    neverUsed: 'Noch nicht verwendet.',
    setUp: 'Authenticator-App einrichten',
    remove: 'Entfernen',
    removeApp: 'Authenticator-App entfernen',
    removeAppText: 'Ihre Codes gelten dann nicht mehr. Ohne einen anderen Faktor genügt wieder das Passwort.',
    removed: 'Entfernt.',
    scan: 'Scannen Sie dieses Bild mit Ihrer Authenticator-App, oder öffnen Sie sie auf diesem Telefon:',
    openApp: 'In der App öffnen',
    qrAlt: 'QR-Code für Ihre Authenticator-App',
    typeSecret: 'Oder tippen Sie diesen Schlüssel in die App:',
    firstCode: 'Geben Sie dann den Code ein, den die App zeigt.',
    finish: 'Fertig',
    appAdded: 'Die Authenticator-App ist eingerichtet.',
    passkeys: 'Passkeys',
    passkeysIntro:
      'Ein Passkey liegt auf Ihrem Telefon, Ihrem Computer oder einem Sicherheitsschlüssel und öffnet sich mit Finger, Gesicht oder PIN. Damit können Sie sich auch ohne Passwort einloggen.',
    addPasskey: 'Passkey hinzufügen',
    passkeyName: 'Name',
    passkeyNameHint: 'Damit Sie ihn erkennen, zum Beispiel „Mein Telefon“.',
    passkeyAdded: 'Der Passkey ist hinzugefügt.',
    passkeyKnown: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
    passkeyFailed: 'Es wurde kein Passkey erzeugt. Bitte versuchen Sie es noch einmal.',
    added: day => `Hinzugefügt am ${day}.`,
    removePasskey: name => `Passkey „${name}“ entfernen`,
    removePasskeyText:
      'Er öffnet Ihr Konto dann nicht mehr. Bitte löschen Sie ihn auch auf dem Gerät, auf dem er liegt.',
    rename: 'Umbenennen',
    renameOf: name => `Passkey „${name}“ umbenennen`,
    save: 'Speichern',
    codes: 'Wiederherstellungscodes',
    codesIntro:
      'Für den Tag, an dem Sie Ihr Telefon nicht haben: Jeder Code ersetzt einmal den zweiten Faktor.',
    codesLeft: count => `${count} von 10 sind noch übrig.`,
    newCodes: 'Neue Codes erzeugen',
    codesMade: 'Ihre neuen Wiederherstellungscodes sind erzeugt.',
    newCodesText: 'Sie bekommen zehn neue Codes. Die alten gelten dann nicht mehr.',
    yourCodes: 'Ihre Wiederherstellungscodes',
    yourCodesIntro:
      'Sie werden nur dieses eine Mal gezeigt. Bitte bewahren Sie sie sicher und getrennt vom Telefon auf: auf Papier oder in einem Passwort-Manager.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    selected: 'Bitte kopieren Sie den markierten Text.',
    download: 'Als Datei speichern',
    print: 'Drucken',
    done: 'Ich habe sie gespeichert',
    keepFirst: 'Bitte speichern Sie die Codes zuerst: Sie werden nicht noch einmal angezeigt.',
    fileName: 'wiederherstellungscodes.txt',
    fileTitle: (site, email) => `Wiederherstellungscodes für ${site}, ${email}. Jeder gilt einmal.`,
  },
})
