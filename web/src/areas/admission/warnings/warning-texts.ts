import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const warningTexts = defineTexts({
  en: {
    title: 'Please note',
    bothPlaces: (classes: string) =>
      `You have two places at the same time: ${classes}. Please give one of them back; the earlier you do so, the less it costs.`,
    overlap: (classes: string) =>
      `Some of these masterclasses take place at the same time: ${classes}. If you get several places, you can keep only one at a time, and giving one back may cost something.`,
    overlapWith: (other: string) =>
      `This masterclass takes place at the same time as ${other}, which you have also applied for. If you get both places, you can take only one, and giving the other back may cost something.`,
    overlapWithPlace: (other: string) =>
      `This masterclass takes place at the same time as ${other}, in which you have a place. You can keep only one of the two, and giving one back may cost something.`,
    giveUp: (masterclass: string) => `Give the place back: ${masterclass}`,
    withdraw: (masterclass: string) => `Withdraw: ${masterclass}`,
    nightsMissing: (masterclass: string, nights: string) =>
      `Nothing is booked for part of your masterclass: ${masterclass} (${nights}).`,
    toAccommodation: 'To my accommodation',
    unsure: {
      decision:
        'Your place has not been decided yet. If you are not accepted anywhere, your booking will be cancelled automatically, free of charge.',
      waitingList:
        'You are on the waiting list, so your place is not certain. As long as you have no place, you can cancel the booking free of charge until the day before you arrive.',
      nothing:
        'You have no place in a masterclass, but you still have a booking. You can cancel it free of charge until the day before you arrive.',
    },
    payAtOnce: (daysLeft: number) => {
      if (daysLeft < 0)
        return 'The deadline has passed, and the teacher may decide any day now. Please pay the handling fee straight away: until you do, the teacher cannot see your application.'
      if (daysLeft === 0)
        return 'The deadline is today. Please pay the handling fee straight away: until you do, the teacher cannot see your application.'
      return `${plural('en', daysLeft, { one: 'The deadline is tomorrow.', other: `The deadline is in ${daysLeft} days.` })} A transfer takes a day or two, so please pay the handling fee straight away: until you do, the teacher cannot see your application.`
    },
  },
  de: {
    title: 'Bitte beachten Sie',
    bothPlaces: classes =>
      `Sie haben zwei Plätze zur selben Zeit: ${classes}. Bitte geben Sie einen davon zurück; je früher, desto weniger kostet es.`,
    overlap: classes =>
      `Von diesen Meisterkursen finden manche zur selben Zeit statt: ${classes}. Bekommen Sie mehrere Plätze, können Sie nur einen zur selben Zeit behalten, und einen zurückzugeben kann etwas kosten.`,
    overlapWith: other =>
      `Dieser Meisterkurs findet zur selben Zeit statt wie ${other}, für den Sie sich beworben haben. Bekommen Sie beide Plätze, können Sie nur einen annehmen, und den anderen zurückzugeben kann etwas kosten.`,
    overlapWithPlace: other =>
      `Dieser Meisterkurs findet zur selben Zeit statt wie ${other}, wo Sie einen Platz haben. Sie können nur einen der beiden behalten, und einen Platz zurückzugeben kann etwas kosten.`,
    giveUp: masterclass => `Platz zurückgeben: ${masterclass}`,
    withdraw: masterclass => `Zurückziehen: ${masterclass}`,
    nightsMissing: (masterclass, nights) =>
      `Für einen Teil Ihres Meisterkurses ist nichts gebucht: ${masterclass} (${nights}).`,
    toAccommodation: 'Zu meiner Unterkunft',
    unsure: {
      decision:
        'Über Ihren Platz ist noch nicht entschieden. Werden Sie nirgends angenommen, wird Ihre Buchung von selbst storniert und kostet Sie nichts.',
      waitingList:
        'Sie sind auf der Warteliste, Ihr Platz ist also nicht sicher. Solange Sie keinen Platz haben, können Sie die Buchung bis zum Tag vor der Anreise stornieren, und es kostet Sie nichts.',
      nothing:
        'Sie haben keinen Platz in einem Meisterkurs, Ihre Buchung gilt aber. Sie können sie bis zum Tag vor der Anreise stornieren, und es kostet Sie nichts.',
    },
    payAtOnce: daysLeft => {
      if (daysLeft < 0)
        return 'Der Bewerbungsschluss ist vorbei, und die Lehrperson kann jeden Tag entscheiden. Bitte bezahlen Sie die Bearbeitungsgebühr sofort: Ohne sie sieht die Lehrperson Ihre Bewerbung nicht.'
      if (daysLeft === 0)
        return 'Heute ist Bewerbungsschluss. Bitte bezahlen Sie die Bearbeitungsgebühr sofort: Ohne sie sieht die Lehrperson Ihre Bewerbung nicht.'
      return `${plural('de', daysLeft, { one: 'Morgen ist Bewerbungsschluss.', other: `In ${daysLeft} Tagen ist Bewerbungsschluss.` })} Eine Überweisung dauert ein bis zwei Tage, also bezahlen Sie die Bearbeitungsgebühr bitte sofort: Ohne sie sieht die Lehrperson Ihre Bewerbung nicht.`
    },
  },
})
