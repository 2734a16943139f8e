import type { Locale } from '@academy/contract/base/locale'

/** Why a place is free. `withdrawn`: before its letter. The id is that of the application or of the offer. */
export interface FreedBy {
  kind: 'given_up' | 'withdrawn' | 'left' | 'declined' | 'expired'
  id: number
  account_id: number
  full_name: string
}

/** What the program adds to the wording of the office. */
interface MailTexts {
  labels: Record<'masterclass' | 'period' | 'until', string>
  title(facts: { instrument: string; teacher: string }): string
  /** `until` is already formatted. */
  offer(until: string, hasFee: boolean): string[]
  freedBy: Record<FreedBy['kind'], (name: string) => string>
  offered(name: string, until: string): string
  next(name: string): string
  nextWithLetters(name: string): string
  nobodyWaits: string
  toOffer: string
  toArea: string
  toList: string
}

export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    labels: { masterclass: 'Masterclass', period: 'Period', until: 'Please answer by' },
    title: ({ instrument, teacher }) => `${instrument} with ${teacher}`,
    offer: (until, hasFee) => [
      `The place is yours if you accept it by ${until} (time in Vienna). After that it goes to the next person.`,
      ...(hasFee ? ['Once you accept, you will receive the invoice for the participation fee.'] : []),
      'If we cancelled a room you had booked, please book one again in your personal area.',
    ],
    freedBy: {
      given_up: name => `${name} has given the place back.`,
      withdrawn: name =>
        `${name} has withdrawn the application, before the letters about the selection went out.`,
      left: name => `${name} had been offered it, but has left the waiting list.`,
      declined: name => `${name} has declined the place.`,
      expired: name => `${name} did not answer in time.`,
    },
    offered: (name, until) => `We have offered it to ${name}, who has until ${until} to accept.`,
    next: name => `${name} is next on the waiting list. You can offer the place with one click.`,
    nextWithLetters: name =>
      `${name} is next on the waiting list, and will be offered the place when the letters about the selection go out.`,
    nobodyWaits: 'Nobody else is on the waiting list.',
    toOffer: 'To the offer',
    toArea: 'To my personal area',
    toList: 'To the waiting list',
  },
  de: {
    labels: { masterclass: 'Meisterkurs', period: 'Zeitraum', until: 'Bitte antworten Sie bis' },
    title: ({ instrument, teacher }) => `${instrument} bei ${teacher}`,
    offer: (until, hasFee) => [
      `Der Platz gehört Ihnen, wenn Sie ihn bis ${until} (Wiener Zeit) annehmen. Danach geht er an die nächste Person.`,
      ...(hasFee ? ['Mit Ihrer Zusage bekommen Sie die Rechnung über die Teilnahmegebühr.'] : []),
      'Falls wir ein Zimmer storniert haben, das Sie gebucht hatten, buchen Sie bitte im persönlichen Bereich ein neues.',
    ],
    freedBy: {
      given_up: name => `${name} hat den Platz zurückgegeben.`,
      withdrawn: name => `${name} hat die Bewerbung noch vor den Briefen zur Auswahl zurückgezogen.`,
      left: name => `${name} hatte ein Angebot und hat die Warteliste verlassen.`,
      declined: name => `${name} hat den Platz abgelehnt.`,
      expired: name => `${name} hat nicht rechtzeitig geantwortet.`,
    },
    offered: (name, until) => `Wir haben ihn ${name} angeboten; die Frist läuft bis ${until}.`,
    next: name =>
      `Auf der Warteliste ist ${name} als Nächstes an der Reihe. Sie können den Platz mit einem Klick anbieten.`,
    nextWithLetters: name =>
      `Auf der Warteliste ist ${name} als Nächstes an der Reihe. Das Angebot geht mit den Briefen zur Auswahl hinaus.`,
    nobodyWaits: 'Auf der Warteliste ist sonst niemand.',
    toOffer: 'Zum Angebot',
    toArea: 'Zu meinem persönlichen Bereich',
    toList: 'Zur Warteliste',
  },
}
