import { DECISION_DAYS } from '@academy/contract/base/constants'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { common } from '../../../base/i18n/common-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const applyTexts = defineTexts({
  en: {
    eyebrow: 'Application',
    back: 'My Masterclasses',
    arrival: areaCommon.arrival.en,
    firstLesson: 'First lesson day',
    lastLesson: 'Last lesson day',
    departure: areaCommon.departure.en,
    fee: 'Participation fee',
    feeNote: 'only if you are accepted',
    deadline: 'Application deadline',
    deadlineText: (day: string) =>
      `Please apply by ${day}. You will hear from us within ${DECISION_DAYS} days of that.`,
    deadlinePassed: (day: string) =>
      `The deadline was ${day}. A few places are left; the teacher chooses among those who apply.`,
    handlingFee: 'Handling fee',
    handlingFeeText: (amount: string, isConfirmed: boolean) =>
      `${amount} for each application. You will get the invoice by email${isConfirmed ? '' : ' once your address is confirmed, and find it on your overview straight away'}; as soon as it is paid, the teacher gets your application.`,
    chamberMusic: 'Chamber music',
    chamberMusicText:
      'Everyone who takes part can play chamber music with others. Tell us in the comment what you would like to play, or who you are coming with.',
    known: 'Does the teacher know you?',
    knownHint: 'If not, we need your résumé and at least one recording.',
    no: 'No',
    yes: common.yes.en,
    resumeThere: (name: string) =>
      `We have your résumé “${name}” and will send it along. Choose a file only if you want to replace it.`,
    resumeAgain: (name: string) => `You had chosen “${name}”. Files are not kept: please choose it again.`,
    consent: 'I agree to the processing of my data as described in the consent form.',
    readConsent: 'Read the consent form',
    terms: 'I accept the terms and conditions.',
    readTerms: 'Read the terms and conditions',
    emptyTitle: 'Send it without repertoire?',
    emptyText: (until: string | undefined) =>
      `You have not yet told us what you would like to work on. You can add it later${until ? `; we need it by ${until}` : ''}. Do you want to send the application now?`,
    success: 'Success',
    closed:
      'Applications for this masterclass have closed in the meantime. Nothing was sent, and what you typed is still here.',
    closedBefore: 'Applications for this masterclass are closed. Here are the ones you can still apply for.',
    already: 'You have already applied for this masterclass.',
    alreadyText: 'You can follow your application in your list, and change it there for as long as possible.',
    toList: 'To my application',
    apply: 'Apply',
    applyFor: (amount: string) => `Apply – ${amount} handling fee`,
  },
  de: {
    eyebrow: 'Bewerbung',
    back: 'Meine Meisterkurse',
    arrival: areaCommon.arrival.de,
    firstLesson: 'Erster Unterrichtstag',
    lastLesson: 'Letzter Unterrichtstag',
    departure: areaCommon.departure.de,
    fee: 'Teilnahmegebühr',
    feeNote: 'nur, wenn Sie angenommen werden',
    deadline: 'Bewerbungsschluss',
    deadlineText: day =>
      `Bitte bewerben Sie sich bis zum ${day}. Spätestens ${DECISION_DAYS} Tage danach hören Sie von uns.`,
    deadlinePassed: day =>
      `Bewerbungsschluss war der ${day}. Einige Plätze sind noch frei; die Lehrperson wählt unter den Bewerbungen aus.`,
    handlingFee: 'Bearbeitungsgebühr',
    handlingFeeText: (amount, isConfirmed) =>
      `${amount} für jede Bewerbung. Die Rechnung kommt per E-Mail${isConfirmed ? '' : ', sobald Ihre Adresse bestätigt ist, und steht sofort in Ihrer Übersicht'}; sobald sie bezahlt ist, bekommt die Lehrperson Ihre Bewerbung.`,
    chamberMusic: 'Kammermusik',
    chamberMusicText:
      'Alle, die teilnehmen, können mit anderen Kammermusik spielen. Schreiben Sie uns in der Mitteilung, was Sie gern spielen möchten oder mit wem Sie kommen.',
    known: 'Kennt die Lehrperson Sie?',
    knownHint: 'Wenn nicht, brauchen wir Ihren Lebenslauf und mindestens eine Aufnahme.',
    no: 'Nein',
    yes: common.yes.de,
    resumeThere: name =>
      `Wir haben Ihren Lebenslauf „${name}“ und schicken ihn mit. Wählen Sie nur dann eine Datei, wenn Sie ihn ersetzen möchten.`,
    resumeAgain: name =>
      `Sie hatten „${name}“ ausgewählt. Dateien werden nicht aufbewahrt: Bitte wählen Sie sie noch einmal aus.`,
    consent:
      'Ich willige in die Verarbeitung meiner Daten ein, wie die Einwilligungserklärung sie beschreibt.',
    readConsent: 'Einwilligungserklärung lesen',
    terms: 'Ich stimme den Teilnahmebedingungen zu.',
    readTerms: 'Teilnahmebedingungen lesen',
    emptyTitle: 'Ohne Repertoire?',
    emptyText: until =>
      `Sie haben uns noch nicht gesagt, woran Sie arbeiten möchten. Sie können es nachtragen${until ? `; wir brauchen es bis zum ${until}` : ''}. Möchten Sie die Bewerbung jetzt senden?`,
    success: 'Erfolgreich',
    closed:
      'Die Bewerbung für diesen Meisterkurs wurde in der Zwischenzeit geschlossen. Es wurde nichts gesendet. Was Sie eingegeben haben, steht noch hier.',
    closedBefore:
      'Die Bewerbung für diesen Meisterkurs ist geschlossen. Hier sind jene, für die Sie sich noch bewerben können.',
    already: 'Sie haben sich für diesen Meisterkurs bereits beworben.',
    alreadyText:
      'In Ihrer Liste sehen Sie, was aus Ihrer Bewerbung wird, und können sie ändern, solange das möglich ist.',
    toList: 'Zu meiner Bewerbung',
    apply: 'Bewerben',
    applyFor: amount => `Bewerben – ${amount} Bearbeitungsgebühr`,
  },
})
