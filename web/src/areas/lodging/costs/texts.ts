import { defineTexts } from '../../../base/i18n/texts.ts'

export const costTexts = defineTexts({
  en: {
    calculator: 'What will it cost you?',
    calculatorHint: 'An example: change it to suit your plans.',
    whenToPay: 'What is due when',
    withApplication: 'With your application',
    withApplicationText: (fee: string) =>
      `The handling fee of ${fee} for each application. The teacher sees your application once it is paid.`,
    free: 'An application costs nothing.',
    accepted: 'When you are accepted',
    acceptedText: (day: string) =>
      `The participation fee of your masterclass. You will know by ${day} at the latest; the invoice comes with the answer and says when it is due.`,
    booked: 'When you book a room',
    bookedText: 'Room and meals for all nights. The invoice comes at once and is due before you arrive.',
    recorded: 'If you would like a recording',
    recordedText: (fee: string) =>
      `A video of your performance costs ${fee}. The invoice comes when the concert is announced.`,
    prices: 'Prices',
    fees: 'Participation fees',
    onlyOpen: 'You can still apply for these masterclasses.',
    feesNote: 'Lessons, piano accompaniment, practice rooms, chamber music and concerts are included.',
    days: 'Days',
    fee: 'Fee',
    rooms: 'Rooms and meals',
    roomsNote:
      'Half board is dinner on the day you arrive, breakfast on the day you leave, and both in between.',
    cancelling: 'If you have to cancel',
    cancelClass: 'Your place',
    cancelClassText:
      'Before places are decided you can withdraw free of charge; the handling fee is not refunded. After that, this much of the participation fee is due:',
    cancelRoom: 'Your room',
    cancelRoomText: (day: string) =>
      `Free of charge until ${day}, and whenever you are not accepted. After that, this much of the price is due:`,
    when: 'When you cancel',
    share: 'Due',
  },
  de: {
    calculator: 'Was kostet es Sie?',
    calculatorHint: 'Ein Beispiel: Ändern Sie es nach Ihren Plänen.',
    whenToPay: 'Was wann fällig ist',
    withApplication: 'Mit der Bewerbung',
    withApplicationText: fee =>
      `Die Bearbeitungsgebühr von ${fee} für jede Bewerbung. Sobald sie bezahlt ist, sieht die Lehrperson Ihre Bewerbung.`,
    free: 'Eine Bewerbung kostet nichts.',
    accepted: 'Wenn Sie angenommen sind',
    acceptedText: day =>
      `Die Teilnahmegebühr Ihres Meisterkurses. Bis ${day} wissen Sie Bescheid; die Rechnung kommt mit der Antwort und sagt, bis wann zu zahlen ist.`,
    booked: 'Wenn Sie ein Zimmer buchen',
    bookedText:
      'Zimmer und Verpflegung für alle Nächte. Die Rechnung kommt sofort und ist vor der Anreise fällig.',
    recorded: 'Wenn Sie eine Aufnahme möchten',
    recordedText: fee =>
      `Ein Video Ihres Auftritts kostet ${fee}. Die Rechnung kommt, sobald das Konzert angekündigt ist.`,
    prices: 'Preise',
    fees: 'Teilnahmegebühren',
    onlyOpen: 'Für diese Meisterkurse können Sie sich noch bewerben.',
    feesNote: 'Enthalten sind Unterricht, Korrepetition, Übungsräume, Kammermusik und Konzerte.',
    days: 'Tage',
    fee: 'Gebühr',
    rooms: 'Zimmer und Verpflegung',
    roomsNote:
      'Halbpension heißt: am Tag der Anreise Abendessen, am Tag der Abreise Frühstück, dazwischen beides.',
    cancelling: 'Wenn Sie absagen müssen',
    cancelClass: 'Ihr Platz',
    cancelClassText:
      'Bevor die Plätze vergeben sind, können Sie Ihre Bewerbung kostenlos zurückziehen; die Bearbeitungsgebühr wird nicht erstattet. Danach ist so viel der Teilnahmegebühr fällig:',
    cancelRoom: 'Ihr Zimmer',
    cancelRoomText: day =>
      `Bis ${day} kostenlos, und auch später, wenn Sie nicht angenommen werden. Danach ist so viel des Preises fällig:`,
    when: 'Zeitpunkt der Absage',
    share: 'Fällig',
  },
})
