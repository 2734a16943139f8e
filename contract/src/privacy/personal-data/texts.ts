// Does not import zod: the pages load this file too.
import { type Locale, regions } from '../../base/locale.ts'
import type { Purpose, Topic } from '../../base/personal-data-topics.ts'
import {
  type Period,
  periodOf,
  type Retention,
  type RetentionAmounts,
  type RetentionStart,
  retentionRules,
} from '../../base/retention.ts'

export const topicTexts: Record<Locale, Record<Topic, string>> = {
  de: {
    account: 'Konto',
    login: 'Einloggen und Sicherheit',
    profile: 'Profil und Anschriften',
    arrival: 'Anreise, Notfall und Gesundheit',
    applications: 'Bewerbungen',
    selection: 'Auswahl und Plätze',
    lodging: 'Unterkunft und Verpflegung',
    concerts: 'Konzerte und Aufnahmen',
    teaching: 'Unterricht und Korrepetition',
    invoices: 'Rechnungen und Zahlungen',
    mails: 'E-Mails an Sie',
    messages: 'Nachrichten an das Büro',
    calendar: 'Kalender und Erinnerungen',
    surveys: 'Umfragen',
    notes: 'Notizen des Büros',
    record: 'Protokoll der Änderungen',
    office: 'Arbeit des Büros',
  },
  en: {
    account: 'Account',
    login: 'Login and security',
    profile: 'Profile and addresses',
    arrival: 'Arrival, emergency and health',
    applications: 'Applications',
    selection: 'Selection and places',
    lodging: 'Accommodation and meals',
    concerts: 'Concerts and recordings',
    teaching: 'Teaching and accompaniment',
    invoices: 'Invoices and payments',
    mails: 'Emails to you',
    messages: 'Messages to the office',
    calendar: 'Calendar and reminders',
    surveys: 'Surveys',
    notes: 'Notes of the office',
    record: 'Record of changes',
    office: 'Work of the office',
  },
}

export const purposeTexts: Record<Locale, Record<Purpose, string>> = {
  de: {
    contract: 'Um den Vertrag mit Ihnen zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO)',
    consent: 'Weil Sie eingewilligt haben (Art. 6 Abs. 1 lit. a DSGVO)',
    health: 'Damit es Ihnen bei uns gut geht, mit Ihrer Einwilligung (Art. 9 Abs. 2 lit. a DSGVO)',
    law: 'Weil das Gesetz es verlangt (Art. 6 Abs. 1 lit. c DSGVO)',
    security: 'Damit niemand anderes Ihr Konto benutzt (Art. 6 Abs. 1 lit. f DSGVO)',
    correspondence: 'Um Ihnen zu schreiben und zu antworten (Art. 6 Abs. 1 lit. b und f DSGVO)',
    accountability: 'Um zu wissen, wer was geändert hat (Art. 6 Abs. 1 lit. f DSGVO)',
    publication: 'Um Lehrende und Konzerte vorzustellen (Art. 6 Abs. 1 lit. b und f DSGVO)',
    organisation: 'Um die Akademie zu organisieren und zu verbessern (Art. 6 Abs. 1 lit. f DSGVO)',
  },
  en: {
    contract: 'To perform our contract with you (Art. 6(1)(b) GDPR)',
    consent: 'Because you have consented (Art. 6(1)(a) GDPR)',
    health: 'So that you are well while you stay with us, with your consent (Art. 9(2)(a) GDPR)',
    law: 'Because the law requires it (Art. 6(1)(c) GDPR)',
    security: 'So that nobody else uses your account (Art. 6(1)(f) GDPR)',
    correspondence: 'To write to you and to answer you (Art. 6(1)(b) and (f) GDPR)',
    accountability: 'To know who changed what (Art. 6(1)(f) GDPR)',
    publication: 'To present teachers and concerts (Art. 6(1)(b) and (f) GDPR)',
    organisation: 'To organise and improve the academy (Art. 6(1)(f) GDPR)',
  },
}

/** With `{period}`, which is filled in. */
const startTexts: Record<Locale, Record<RetentionStart, string>> = {
  de: {
    last_login: 'bis Sie das Konto löschen, höchstens {period} nach dem letzten Login',
    decision: '{period} nach der Absage, sonst nach dem Ende der Akademie',
    academy_end: '{period} nach dem Ende der Akademie',
    sent: '{period} nach dem Senden',
    received: '{period} nach dem Eingang',
    recorded: '{period} nach der Änderung',
    year_end: '{period} nach dem Ende des Jahres, auch wenn Sie das Konto löschen',
    last_use: '{period} nach der letzten Verwendung',
    attempt: '{period} nach dem Versuch',
    expiry: '{period} nach dem Ablauf',
    refund: '{period} nach der Rückzahlung',
    survey_end: 'bis die Umfrage geschlossen ist',
    replaced: 'solange es veröffentlicht ist',
    finished: '{period} nach der Fertigstellung',
  },
  en: {
    last_login: 'until you delete the account, at most {period} after the last login',
    decision: '{period} after a rejection, otherwise after the end of the academy',
    academy_end: '{period} after the end of the academy',
    sent: '{period} after sending',
    received: '{period} after we received it',
    recorded: '{period} after the change',
    year_end: '{period} after the end of the year, even if you delete the account',
    last_use: '{period} after the last use',
    attempt: '{period} after the attempt',
    expiry: '{period} after expiry',
    refund: '{period} after the refund',
    survey_end: 'until the survey is closed',
    replaced: 'as long as it is published',
    finished: '{period} after it was made',
  },
}

/** A rule without a period that starts with the expiry. */
const atExpiry: Record<Locale, string> = { de: 'bis zum Ablauf', en: 'until expiry' }

/** "6 months". */
const periodText = ({ amount, unit }: Period, locale: Locale): string =>
  new Intl.NumberFormat(regions[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(amount)

/** For how long, in words: "1 year after sending". */
export const retentionText = (retention: Retention, amounts: RetentionAmounts, locale: Locale): string => {
  const { starts } = retentionRules[retention]
  const period = periodOf(retention, amounts)
  if (!period) return starts === 'expiry' ? atExpiry[locale] : startTexts[locale][starts]
  return startTexts[locale][starts].replace('{period}', periodText(period, locale))
}
