import type { OfferState } from '@academy/contract/admission/places/schemas'
import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const placeOfferTexts = defineTexts({
  en: {
    list: 'Waiting list',
    places: (taken: number, places: number) =>
      `${taken} of ${places} places ${plural('en', taken, { one: 'is', other: 'are' })} taken.`,
    offered: (count: number) =>
      plural('en', count, { one: 'One place is offered.', other: `${count} places are offered.` }),
    free: (count: number) =>
      plural('en', count, { one: 'One place is free.', other: `${count} places are free.` }),
    noneFree: 'No place is free.',
    automatic: (hours: number) =>
      `Places that become free are offered to the next person automatically, with ${hours} hours to answer.`,
    byHand: (hours: number) => `Free places are offered with one click, with ${hours} hours to answer.`,
    nobody: 'Nobody is on the waiting list.',
    nobodyNext: 'Everybody on the list has been asked. The office can still admit somebody.',
    early: (name: string) => `Offer the place to ${name} now?`,
    tellsResult: (name: string) =>
      `The letters about the selection have not been sent yet. With the offer, ${name} learns the result before everybody else, and the final save can no longer be taken back.`,
    offerNow: 'Offer now',
    offer: (name: string) => `Offer the place to ${name}`,
    done: (name: string) => `The place has been offered to ${name}. An email is on its way.`,
    states: {
      open: until => `offered, until ${until}`,
      accepted: until => `took the place on ${until}`,
      declined: until => `turned the place down on ${until}`,
      expired: until => `no answer by ${until}`,
      withdrawn: until => `left on ${until}`,
    } as Record<OfferState, (until: string) => string>,
    askedOnce: 'Anyone who has declined or not answered is not asked again. The office can still admit them.',
    waits: 'waits',
    next: 'next',
    own: {
      missing: 'This offer does not exist.',
      title: (masterclass: string) => `A place for you: ${masterclass}`,
      over: (masterclass: string) => `The offer of a place: ${masterclass}`,
      until: (moment: string) => `Please answer by ${moment} (time in Vienna).`,
      fee: (amount: string) =>
        `The participation fee is ${amount}. You will get the invoice when you accept.`,
      noFee: 'The masterclass is free of charge.',
      room: 'A room that was cancelled is not booked again automatically. You can book one as soon as you have the place.',
      accept: 'Accept the place',
      acceptFor: (amount: string) => `Accept the place – ${amount} participation fee`,
      decline: 'Decline',
      acceptTitle: 'Accept the place?',
      acceptText: (masterclass: string) => `You will take part: ${masterclass}.`,
      acceptFree: 'You have nothing to pay for it.',
      declineTitle: 'Decline the place?',
      declineText:
        'The place then goes to the next person, and you cannot get it back. We will not ask you a second time.',
      declineRoom:
        'Unless you have another place or are waiting for one, any room you have booked will be cancelled free of charge.',
      keep: 'Back',
      accepted: 'You have the place. The invoice is on its way to you by email.',
      declined: 'You have declined the place.',
      states: {
        open: 'The time to answer has passed.',
        accepted: 'You have accepted this place.',
        declined: 'You have declined this place.',
        expired: 'The time to answer has passed, and the place is no longer being kept for you.',
        withdrawn: 'You have left the waiting list.',
      } as Record<OfferState, string>,
      askedOnce:
        'We will not ask you a second time. If you would like a place after all, please write to the office.',
      back: 'To the overview',
    },
  },
  de: {
    list: 'Warteliste',
    places: (taken, places) =>
      `${taken} von ${places} Plätzen ${plural('de', taken, { one: 'ist', other: 'sind' })} vergeben.`,
    offered: count =>
      plural('de', count, { one: 'Ein Platz ist angeboten.', other: `${count} Plätze sind angeboten.` }),
    free: count => plural('de', count, { one: 'Ein Platz ist frei.', other: `${count} Plätze sind frei.` }),
    noneFree: 'Kein Platz ist frei.',
    automatic: hours =>
      `Plätze, die frei werden, werden automatisch der nächsten Person angeboten, mit ${hours} Stunden Zeit zu antworten.`,
    byHand: hours => `Freie Plätze werden mit einem Klick angeboten, mit ${hours} Stunden Zeit zu antworten.`,
    nobody: 'Niemand ist auf der Warteliste.',
    nobodyNext: 'Alle auf der Liste wurden gefragt. Das Büro kann noch jemanden annehmen.',
    early: name => `Platz ${name} schon jetzt anbieten?`,
    tellsResult: name =>
      `Die Briefe zur Auswahl sind noch nicht verschickt. Mit dem Angebot erfährt ${name} das Ergebnis vor allen anderen, und das Speichern der Auswahl lässt sich nicht mehr zurücknehmen.`,
    offerNow: 'Jetzt anbieten',
    offer: name => `Platz ${name} anbieten`,
    done: name => `Der Platz ist ${name} angeboten. Eine E-Mail ist unterwegs.`,
    states: {
      open: until => `angeboten bis ${until}`,
      accepted: until => `hat zugesagt am ${until}`,
      declined: until => `hat abgesagt am ${until}`,
      expired: until => `keine Antwort bis ${until}`,
      withdrawn: until => `gegangen am ${until}`,
    },
    askedOnce:
      'Wer abgesagt oder nicht geantwortet hat, wird nicht noch einmal gefragt. Das Büro kann die Person noch aufnehmen.',
    waits: 'wartet',
    next: 'als Nächstes',
    own: {
      missing: 'Dieses Angebot gibt es nicht.',
      title: masterclass => `Ein Platz für Sie: ${masterclass}`,
      over: masterclass => `Das Angebot eines Platzes: ${masterclass}`,
      until: moment => `Bitte antworten Sie bis ${moment} (Wiener Zeit).`,
      fee: amount => `Die Teilnahmegebühr beträgt ${amount}. Mit Ihrer Zusage bekommen Sie die Rechnung.`,
      noFee: 'Der Meisterkurs kostet nichts.',
      room: 'Ein storniertes Zimmer wird nicht von selbst wieder gebucht. Sobald Sie den Platz haben, können Sie eines buchen.',
      accept: 'Platz annehmen',
      acceptFor: amount => `Platz annehmen – ${amount} Teilnahmegebühr`,
      decline: 'Ablehnen',
      acceptTitle: 'Den Platz annehmen?',
      acceptText: masterclass => `Sie nehmen teil: ${masterclass}.`,
      acceptFree: 'Sie haben dafür nichts zu bezahlen.',
      declineTitle: 'Den Platz ablehnen?',
      declineText:
        'Der Platz geht dann an die nächste Person, und Sie können ihn nicht wieder bekommen. Wir fragen Sie kein zweites Mal.',
      declineRoom:
        'Wenn Sie keinen anderen Platz haben und auf keinen mehr warten, stornieren wir ein gebuchtes Zimmer kostenlos.',
      keep: 'Zurück',
      accepted: 'Sie haben den Platz. Die Rechnung kommt per E-Mail.',
      declined: 'Sie haben den Platz abgelehnt.',
      states: {
        open: 'Die Frist ist abgelaufen.',
        accepted: 'Sie haben diesen Platz angenommen.',
        declined: 'Sie haben diesen Platz abgelehnt.',
        expired: 'Die Frist ist abgelaufen, und der Platz ist nicht mehr für Sie reserviert.',
        withdrawn: 'Sie haben die Warteliste verlassen.',
      },
      askedOnce:
        'Wir fragen Sie kein zweites Mal. Wenn Sie doch einen Platz möchten, schreiben Sie bitte dem Büro.',
      back: 'Zur Übersicht',
    },
  },
})
