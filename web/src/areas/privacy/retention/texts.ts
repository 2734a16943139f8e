import type { DeletedKind, SettableRetention } from '@academy/contract/base/retention'
import { NOTICE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

type Unit = 'day' | 'month' | 'year'

interface RetentionTexts {
  foreseen: string
  foreseenIntro: (days: number) => string
  nothingForeseen: (days: number) => string
  what: string
  who: string
  show: string
  showOf: (what: string) => string
  loadingPeople: string
  failed: string
  tryAgain: string
  count: string
  from: string
  day: string
  everything: string
  periods: string
  periodsIntro: string
  periodOf: Record<SettableRetention, string>
  bounds: Record<Unit, (min: number, max: number) => string>
  law: string
  save: string
  saved: string
  conflict: string
  deleted: string
  nothingDeleted: string
  kinds: Record<DeletedKind, string>
}

export const retentionTexts = defineTexts<RetentionTexts>({
  en: {
    foreseen: 'What will be deleted',
    foreseenIntro: days =>
      `This will be deleted automatically in the next ${days} days, unless the person logs in again or changes their mind.`,
    nothingForeseen: days => `Nothing in the next ${days} days.`,
    what: 'What',
    who: 'Who',
    show: 'Show',
    showOf: what => `Show: ${what}`,
    loadingPeople: 'The names are loading …',
    failed: 'The names could not be loaded.',
    tryAgain: 'Try again',
    count: 'Number',
    from: 'From',
    day: 'Day',
    everything: 'Everything',
    periods: 'How long we keep data',
    periodsIntro: `Every hour the program deletes whatever has passed its period. The privacy page states these periods, and a change is recorded. People who do not use their account get an email ${NOTICE_DAYS} days before it is deleted; it stays if they log in.`,
    periodOf: {
      account: 'Accounts, after the last login',
      material: 'Résumés and recordings, after a rejection or the academy',
      parent_consent: 'Parental consents, after the academy',
      messages: 'Messages to the office',
      mails: 'Emails that were sent',
      invitations: 'Invitations that nobody followed',
      addresses: 'Network addresses in the record',
      record: 'The record',
    },
    bounds: {
      day: (min, max) => `${min} to ${max} days`,
      month: (min, max) => `${min} to ${max} months`,
      year: (min, max) => `${min} to ${max} years`,
    },
    law: 'Invoices and payments are kept until the end of the seventh year after them, as the law says (§ 132 BAO).',
    save: areaCommon.save.en,
    saved: 'The periods are saved.',
    conflict: 'Somebody else has changed the periods',
    deleted: 'What was deleted in the last year',
    nothingDeleted: 'Nothing yet.',
    kinds: {
      erasure: 'People whose deletion was requested',
      account: 'Unused accounts',
      material: 'Résumés and recordings of applications',
      parent_consent: 'Parental consents',
      messages: 'Messages to the office',
      mails: 'Emails',
      invitations: 'Expired invitations',
      bank_details: 'IBANs of refunds',
      addresses: 'Network addresses in the record',
      record: 'Entries of the record',
      logins: 'Sessions',
      networks: 'Known networks',
      devices: 'Known devices',
      notices: 'Sent notices',
      exports: 'Archives of personal data',
    },
  },
  de: {
    foreseen: 'Was gelöscht wird',
    foreseenIntro: days =>
      `In den nächsten ${days} Tagen wird automatisch gelöscht, sofern sich die Person nicht wieder einloggt oder es sich anders überlegt:`,
    nothingForeseen: days => `In den nächsten ${days} Tagen nichts.`,
    what: 'Was',
    who: 'Wer',
    show: 'Anzeigen',
    showOf: what => `Anzeigen: ${what}`,
    loadingPeople: 'Die Namen werden geladen …',
    failed: 'Die Namen konnten nicht geladen werden.',
    tryAgain: 'Noch einmal versuchen',
    count: 'Anzahl',
    from: 'Ab',
    day: 'Tag',
    everything: 'Alles',
    periods: 'Wie lange wir Daten behalten',
    periodsIntro: `Jede Stunde löscht das Programm, was seine Frist überschritten hat. Die Datenschutzseite nennt diese Fristen, und jede Änderung steht im Protokoll. Wer sein Konto nicht benutzt, bekommt ${NOTICE_DAYS} Tage vor dem Löschen eine E-Mail; nach einem Login bleibt es.`,
    periodOf: {
      account: 'Konten, nach dem letzten Login',
      material: 'Lebensläufe und Aufnahmen, nach der Absage oder der Akademie',
      parent_consent: 'Zustimmungen der Eltern, nach der Akademie',
      messages: 'Nachrichten an das Büro',
      mails: 'Gesendete E-Mails',
      invitations: 'Einladungen, denen niemand gefolgt ist',
      addresses: 'Netzadressen im Protokoll',
      record: 'Das Protokoll',
    },
    bounds: {
      day: (min, max) => `${min} bis ${max} Tage`,
      month: (min, max) => `${min} bis ${max} Monate`,
      year: (min, max) => `${min} bis ${max} Jahre`,
    },
    law: 'Rechnungen und Zahlungen bleiben bis zum Ende des siebten Jahres danach, wie es das Gesetz verlangt (§ 132 BAO).',
    save: areaCommon.save.de,
    saved: 'Die Fristen sind gespeichert.',
    conflict: 'Jemand anderes hat die Fristen geändert',
    deleted: 'Was im letzten Jahr gelöscht wurde',
    nothingDeleted: 'Noch nichts.',
    kinds: {
      erasure: 'Personen, deren Löschung verlangt wurde',
      account: 'Ungenutzte Konten',
      material: 'Lebensläufe und Aufnahmen von Bewerbungen',
      parent_consent: 'Zustimmungen der Eltern',
      messages: 'Nachrichten an das Büro',
      mails: 'E-Mails',
      invitations: 'Abgelaufene Einladungen',
      bank_details: 'IBANs von Rückzahlungen',
      addresses: 'Netzadressen im Protokoll',
      record: 'Einträge des Protokolls',
      logins: 'Sitzungen',
      networks: 'Bekannte Netze',
      devices: 'Bekannte Geräte',
      notices: 'Gesendete Benachrichtigungen',
      exports: 'Archive mit persönlichen Daten',
    },
  },
})
