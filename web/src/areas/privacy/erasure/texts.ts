import { plural } from '@academy/contract/base/plural'
import type { ErasureObstacleKind, KeptKind } from '@academy/contract/privacy/erasure/kinds'
import { ERASURE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { linkIncomplete } from '../../../base/i18n/link-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

interface ErasureTexts {
  title: string
  intro: string
  goes: string
  goesList: string[]
  stays: string
  staysNothing: string
  kept: Record<KeptKind, (count: number, until: string) => string>
  pseudonym: string
  outstanding: (amount: string) => string
  blocked: string
  obstacles: Record<ErasureObstacleKind, (count: number, credit: string) => string>
  delete: string
  password: string
  passwordHint: string
  byMail: string
  byMailOnly: string
  sendLink: string
  linkSent: string
  noLink: string
  cancel: string
  confirmTitle: string
  confirmText: (days: number) => string
  confirm: string
  saved: string
  confirmByLink: (days: number) => string
  confirmed: (day: string) => string
  confirmedTitle: string
  linkOver: string
  linkIncomplete: string
  toYourData: string
  pending: (day: string) => string
  pendingByOffice: (day: string) => string
  delayed: string
  keepHint: string
  mailed: string
  notMailed: string
  keep: string
  keptAccount: string
}

export const erasureTexts = defineTexts<ErasureTexts>({
  en: {
    title: 'Delete account',
    intro: `You can delete your account with everything we know about you. You have ${ERASURE_DAYS} days to change your mind.`,
    goes: 'What goes',
    goesList: [
      'your login, name, addresses and profile, with allergies and emergency contact',
      'résumé, recordings, repertoire and what you wrote in applications, bookings and concert requests',
      'emails to you, messages to the office, its notes about you and consents',
      'what the record says about you; what happened stays in it under a number',
    ],
    stays: 'What stays',
    staysNothing: 'Nothing: there are no invoices or payments. Statistics keep only anonymous figures.',
    kept: {
      invoices: (count, until) =>
        `${plural('en', count, { one: 'One invoice', other: `${count} invoices` })} with name and address, until ${until} (section 132 Federal Fiscal Code)`,
      payments: (count, until) =>
        `${plural('en', count, { one: 'One payment', other: `${count} payments` })}, until ${until} (section 132 Federal Fiscal Code)`,
    },
    pseudonym: 'Lists show a number instead of the name. Statistics keep only anonymous figures.',
    outstanding: amount => `${amount} is still open and stays due.`,
    blocked: 'Not possible yet',
    obstacles: {
      application: count =>
        `You have ${plural('en', count, { one: 'an application or a place in a masterclass that is not over', other: `${count} applications or places in masterclasses that are not over` })}. Please withdraw or give back first, under “My Masterclasses”.`,
      booking: count =>
        `You have ${plural('en', count, { one: 'a booking', other: `${count} bookings` })}. Cancel first, under “My Accommodation”.`,
      refund: () => 'We still owe you a refund. Please wait until it has been sent.',
      credit: (_, credit) =>
        `We owe you ${credit}. Please give us an IBAN first, under “Account”: once your account is deleted, we no longer know where to send the money.`,
      teaching: () => 'You teach a masterclass that is not over. Please write to the office.',
      accompanying: () => 'You accompany an academy that is not over. Please write to the office.',
      last_admin: () => 'You are the last admin. Give somebody else this role first.',
    },
    delete: 'Delete my account',
    password: 'Password',
    passwordHint: 'So that nobody else can do this.',
    byMail: 'Have you forgotten it? You can also confirm by a link that we send you by email.',
    byMailOnly: 'Your account has no password, so please confirm by a link that we send you by email.',
    sendLink: 'Send me a link',
    linkSent: 'We have sent you an email with a link. Nothing is deleted until you follow it.',
    noLink:
      'Your email address is not confirmed yet, so we cannot send you a link to confirm this without a password.',
    cancel: 'Cancel',
    confirmTitle: 'Delete your account?',
    confirmText: days =>
      `In ${days} days your data will be deleted for good. Until then you can log in as usual and keep your account.`,
    confirm: `Delete in ${ERASURE_DAYS} days`,
    saved: 'Your request is saved.',
    confirmByLink: days =>
      `You would like to delete your account. If you confirm it here, your data will be deleted for good in ${days} days. Until then you can log in as usual and keep your account.`,
    confirmedTitle: 'Your account will be deleted',
    linkOver:
      'This link no longer works: it is older than a day, or you have kept your account meanwhile. To delete your account, please log in and ask for it again under “Your data”.',
    linkIncomplete: linkIncomplete.en,
    toYourData: 'Go to “Your data”',
    confirmed: day => `Your account will be deleted on ${day}. Until then you can log in and keep it.`,
    pending: day => `Your account will be deleted on ${day}, as you asked.`,
    pendingByOffice: day => `Your account will be deleted on ${day}: the office has asked for it.`,
    delayed: 'Something has to be settled before:',
    keepHint: 'Until then you can change your mind.',
    mailed: 'We have also sent you the date by email.',
    notMailed: 'You get no email about it, because your address is not confirmed.',
    keep: 'Keep my account',
    keptAccount: 'Your account stays.',
  },
  de: {
    title: 'Konto löschen',
    intro: `Sie können Ihr Konto löschen, mit allem, was wir über Sie wissen. Sie haben ${ERASURE_DAYS} Tage Zeit, es sich anders zu überlegen.`,
    goes: 'Was gelöscht wird',
    goesList: [
      'Ihr Zugang, Ihr Name, Ihre Adressen und Ihr Profil, mit Allergien und Notfallkontakt',
      'Lebenslauf, Aufnahmen, Repertoire und was Sie in Bewerbungen, Buchungen und Konzertanfragen geschrieben haben',
      'E-Mails an Sie, Nachrichten an das Büro, dessen Notizen über Sie und Einwilligungen',
      'was das Protokoll über Sie sagt; was geschehen ist, bleibt darin unter einer Nummer',
    ],
    stays: 'Was bleibt',
    staysNothing:
      'Nichts: Es gibt keine Rechnungen oder Zahlungen. Statistiken enthalten nur anonyme Zahlen.',
    kept: {
      invoices: (count, until) =>
        `${plural('de', count, { one: 'Eine Rechnung', other: `${count} Rechnungen` })} mit Name und Adresse, bis ${until} (§ 132 BAO)`,
      payments: (count, until) =>
        `${plural('de', count, { one: 'Eine Zahlung', other: `${count} Zahlungen` })}, bis ${until} (§ 132 BAO)`,
    },
    pseudonym: 'In Listen steht eine Nummer statt des Namens. Statistiken enthalten nur anonyme Zahlen.',
    outstanding: amount => `${amount} sind noch offen und bleiben fällig.`,
    blocked: 'Noch nicht möglich',
    obstacles: {
      application: count =>
        `Sie haben ${plural('de', count, { one: 'eine Bewerbung oder einen Platz in einem Meisterkurs, der noch nicht vorbei ist', other: `${count} Bewerbungen oder Plätze in Meisterkursen, die noch nicht vorbei sind` })}. Bitte ziehen Sie sie zuerst zurück, unter „Meine Meisterkurse“.`,
      booking: count =>
        `Sie haben ${plural('de', count, { one: 'eine Buchung', other: `${count} Buchungen` })}. Stornieren Sie zuerst, unter „Meine Unterkunft“.`,
      refund: () => 'Wir schulden Ihnen noch eine Rückzahlung. Bitte warten Sie, bis sie überwiesen ist.',
      credit: (_, credit) =>
        `Wir schulden Ihnen ${credit}. Bitte nennen Sie uns zuerst eine IBAN, unter „Konto“: Ist Ihr Konto gelöscht, wissen wir nicht mehr, wohin wir das Geld überweisen sollen.`,
      teaching: () => 'Sie geben einen Meisterkurs, der noch nicht vorbei ist. Bitte schreiben Sie dem Büro.',
      accompanying: () =>
        'Sie begleiten eine Akademie, die noch nicht vorbei ist. Bitte schreiben Sie dem Büro.',
      last_admin: () =>
        'Sie sind die letzte Person mit der Rolle Admin. Geben Sie diese Rolle zuerst jemand anderem.',
    },
    delete: 'Mein Konto löschen',
    password: 'Passwort',
    passwordHint: 'Damit das niemand anderes tun kann.',
    byMail:
      'Haben Sie es vergessen? Sie können auch über einen Link bestätigen, den wir Ihnen per E-Mail senden.',
    byMailOnly:
      'Ihr Konto hat kein Passwort. Bitte bestätigen Sie daher über einen Link, den wir Ihnen per E-Mail senden.',
    sendLink: 'Link senden',
    linkSent:
      'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Gelöscht wird erst, wenn Sie ihm folgen.',
    noLink:
      'Ihre E-Mail-Adresse ist noch nicht bestätigt, daher können wir Ihnen keinen Link senden, mit dem Sie ohne Passwort bestätigen.',
    cancel: 'Abbrechen',
    confirmTitle: 'Ihr Konto löschen?',
    confirmText: days =>
      `In ${days} Tagen werden Ihre Daten endgültig gelöscht. Bis dahin können Sie sich wie gewohnt einloggen und Ihr Konto behalten.`,
    confirm: `In ${ERASURE_DAYS} Tagen löschen`,
    saved: 'Ihr Wunsch ist gespeichert.',
    confirmByLink: days =>
      `Sie möchten Ihr Konto löschen. Wenn Sie es hier bestätigen, werden Ihre Daten in ${days} Tagen endgültig gelöscht. Bis dahin können Sie sich wie gewohnt einloggen und Ihr Konto behalten.`,
    confirmedTitle: 'Ihr Konto wird gelöscht',
    linkOver:
      'Dieser Link gilt nicht mehr: Er ist älter als einen Tag, oder Sie haben Ihr Konto inzwischen behalten. Um es zu löschen, loggen Sie sich bitte ein und verlangen Sie es unter „Ihre Daten“ noch einmal.',
    linkIncomplete: linkIncomplete.de,
    toYourData: 'Zu „Ihre Daten“',
    confirmed: day =>
      `Ihr Konto wird am ${day} gelöscht. Bis dahin können Sie sich einloggen und es behalten.`,
    pending: day => `Ihr Konto wird am ${day} gelöscht, wie Sie es verlangt haben.`,
    pendingByOffice: day => `Ihr Konto wird am ${day} gelöscht: Das Büro hat es veranlasst.`,
    delayed: 'Vorher ist noch etwas zu klären:',
    keepHint: 'Bis dahin können Sie es sich anders überlegen.',
    mailed: 'Das Datum haben wir Ihnen auch per E-Mail geschickt.',
    notMailed: 'Sie bekommen darüber keine E-Mail, weil Ihre Adresse nicht bestätigt ist.',
    keep: 'Mein Konto behalten',
    keptAccount: 'Ihr Konto bleibt.',
  },
})
