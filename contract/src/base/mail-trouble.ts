import { defaultLocale, type Locale } from './locale.ts'
import { meaningOf, type ReplyMeaning, readReply } from './mail-reply.ts'

/** Why a mail has not been sent. */
export type MailTrouble =
  | ReplyMeaning
  | 'certificate_expired'
  | 'certificate_name'
  | 'certificate_untrusted'
  | 'unencrypted'
  | 'connection_refused'
  | 'unknown_host'
  | 'no_answer'
  | 'connection_lost'
  | 'invalid_address'
  | 'attachment_failed'

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
    invalid_address: 'No email can be sent to this address: it is not valid.',
    attachment_failed:
      'An attachment of the email could not be created. The operator finds the reason in the log of the server.',
    mailbox_full: 'The mailbox of the recipient is full.',
    unknown_recipient: 'This address does not exist or is no longer used.',
    recipient_refused:
      'The mail server does not accept this address: either it does not exist, or one of the rules of the server forbids it.',
    refused_by_policy: 'The mail server refused the email as spam or because of one of its rules.',
    try_later: 'The mail server does not accept the email for the time being.',
    message_too_large: 'The email is too large for the mail server.',
    sender_not_allowed: 'The mail server does not accept our sender address.',
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
    invalid_address: 'An diese Adresse kann keine E-Mail gesendet werden: Sie ist ungültig.',
    attachment_failed:
      'Ein Anhang der E-Mail konnte nicht erstellt werden. Wer das Programm betreibt, findet den Grund im Log des Servers.',
    mailbox_full: 'Das Postfach der Empfängerin oder des Empfängers ist voll.',
    unknown_recipient: 'Diese Adresse gibt es nicht oder nicht mehr.',
    recipient_refused:
      'Der Mailserver nimmt diese Adresse nicht an: Entweder gibt es sie nicht, oder eine seiner Regeln verbietet es.',
    refused_by_policy: 'Der Mailserver hat die E-Mail als Spam oder wegen einer seiner Regeln abgelehnt.',
    try_later: 'Der Mailserver nimmt die E-Mail vorläufig nicht an.',
    message_too_large: 'Die E-Mail ist für den Mailserver zu groß.',
    sender_not_allowed: 'Der Mailserver nimmt unsere Absenderadresse nicht an.',
  },
}

interface FailureWords {
  text: string
  /** What the mail server said itself. Undefined: nothing, or nothing else than the text. */
  own?: string
}

const troubles = new Map(
  Object.entries(troubleTexts[defaultLocale]).map(([trouble, text]) => [text, trouble as MailTrouble]),
)

/** Reads a stored reason: a reply of the server, or a sentence in the default language. */
const readReason = (stored: string) => {
  const reply = readReply(stored)
  return { trouble: (reply && meaningOf(reply)) ?? troubles.get(stored), own: reply?.words }
}

/** Returns what a stored reason means, if that is known. */
export const troubleIn = (stored: string): MailTrouble | undefined => readReason(stored).trouble

/** Explains a stored reason why a mail has failed. One whose meaning is unknown is shown as it is. */
export const failureWords = (stored: string, locale: Locale): FailureWords => {
  const { trouble, own } = readReason(stored)
  return trouble ? { text: troubleTexts[locale][trouble], ...(own && { own }) } : { text: stored }
}

/** The same in one line, with the words of the server at its end. */
export const failureLine = (stored: string, locale: Locale): string => {
  const { text, own } = failureWords(stored, locale)
  return own ? `${text} (${own})` : text
}
