import { defaultLocale, type Locale } from '../lib/locale.ts'

/** Why no mail leaves, whatever the mail. */
export type MailTrouble =
  | 'certificate_expired'
  | 'certificate_name'
  | 'certificate_untrusted'
  | 'unencrypted'
  | 'login_refused'
  | 'connection_refused'
  | 'unknown_host'
  | 'no_answer'
  | 'connection_lost'

export const troubleTexts: Record<Locale, Record<MailTrouble, string>> = {
  en: {
    certificate_expired: 'The certificate of the mail server is not valid today.',
    certificate_name: 'The certificate of the mail server is for another name.',
    certificate_untrusted: 'The certificate of the mail server is not trusted.',
    unencrypted: 'No encrypted connection to the mail server was possible.',
    login_refused: 'The mail server refused the login.',
    connection_refused: 'The mail server refused the connection.',
    unknown_host: 'The mail server was not found under its name.',
    no_answer: 'The mail server did not answer in time.',
    connection_lost: 'The connection to the mail server broke.',
  },
  de: {
    certificate_expired: 'Das Zertifikat des Mailservers ist heute nicht gültig.',
    certificate_name: 'Das Zertifikat des Mailservers gilt für einen anderen Namen.',
    certificate_untrusted: 'Dem Zertifikat des Mailservers wird nicht vertraut.',
    unencrypted: 'Es war keine verschlüsselte Verbindung zum Mailserver möglich.',
    login_refused: 'Der Mailserver hat die Anmeldung abgelehnt.',
    connection_refused: 'Der Mailserver hat die Verbindung abgelehnt.',
    unknown_host: 'Der Mailserver wurde unter seinem Namen nicht gefunden.',
    no_answer: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
    connection_lost: 'Die Verbindung zum Mailserver ist abgebrochen.',
  },
}

/** Translates the stored reason why a mail has failed, which is in the default language. The words of a mail server about a mail stay as they are. */
export const failureText = (stored: string, locale: Locale): string => {
  const known = Object.entries(troubleTexts[defaultLocale]).find(([, text]) => text === stored)
  return known ? troubleTexts[locale][known[0] as MailTrouble] : stored
}
