import { concertHourText, DECISION_DAYS, repertoireDayText } from '../../base/constants.ts'
import type { Locale } from '../../base/locale.ts'
import { list, paragraphs } from './define-text.ts'

const questions: Record<Locale, { title: string; text: string }[]> = {
  de: [
    {
      title: 'Wer kann sich bewerben?',
      text: 'Musikerinnen und Musiker aus aller Welt, ob im Studium oder am Anfang des Berufs. Wer unter 18 ist, braucht die schriftliche Zustimmung eines Elternteils. Über die Aufnahme entscheidet allein die Lehrperson, nach dem, was sie hört.',
    },
    {
      title: 'Wie bewerbe ich mich?',
      text: 'Sie legen ein Konto an, wählen einen Meisterkurs und füllen das Formular aus. Kennt die Lehrperson Sie noch nicht, gehören der Link zu mindestens einer Aufnahme und Ihr Lebenslauf als PDF dazu. Bewerbungsschluss ist der {deadline}; Kurse mit freien Plätzen bleiben danach offen.',
    },
    {
      title: 'Wozu dient die Bearbeitungsgebühr?',
      text: 'Sie beträgt {handling_fee} je Bewerbung und deckt unsere Arbeit daran. Die Lehrperson sieht Ihre Bewerbung, sobald die Gebühr bezahlt ist. Erstattet wird sie nicht, auch wenn Sie keinen Platz bekommen.',
    },
    {
      title: 'Kann ich mich für mehrere Meisterkurse bewerben?',
      text: 'Ja, für jeden Meisterkurs einmal. Die Bearbeitungsgebühr fällt für jede Bewerbung an.',
    },
    {
      title: 'Wann erfahre ich, ob ich einen Platz habe?',
      text: `Spätestens ${DECISION_DAYS} Tage nach dem Bewerbungsschluss, per E-Mail und in Ihrem persönlichen Bereich.`,
    },
    {
      title: 'Ich bin auf der Warteliste. Was bedeutet das?',
      text: 'Sie rücken nach, wenn ein Platz frei wird. Dann bieten wir ihn Ihnen per E-Mail an und sagen dazu, bis wann wir Ihre Antwort brauchen.',
    },
    {
      title: 'Wo wohne und esse ich?',
      text: 'Zimmer und Halbpension buchen Sie in Ihrem persönlichen Bereich, sobald Sie wissen, wann Sie kommen. Einzelzimmer vergeben wir in der Reihenfolge der Buchungen. Bekommen Sie keinen Platz, stornieren wir Ihr Zimmer kostenlos.\n\nSie können auch anderswo wohnen; dann gibt es keine Verpflegung bei uns.',
    },
    {
      title: 'Ich esse kein Fleisch oder habe eine Allergie.',
      text: 'Bei der Buchung wählen Sie Ihre Kost, etwa vegetarisch, vegan, glutenfrei oder laktosefrei, und nennen Allergien. Die Küche bekommt beides.',
    },
    {
      title: 'Gibt es Korrepetition?',
      text: `Ja, sie ist in der Teilnahmegebühr enthalten. Bitte geben Sie Ihr Repertoire bis ${repertoireDayText.de} an, damit sich die Korrepetition darauf vorbereiten kann, bevor Sie kommen.`,
    },
    {
      title: 'Darf ich in einem Konzert spielen?',
      text: `Die Akademiekonzerte beginnen um ${concertHourText.de}. Sie fragen im persönlichen Bereich an, nach Absprache mit Ihrer Lehrperson; das Programm stellen wir zusammen. Einen Anspruch auf einen Auftritt gibt es nicht.`,
    },
    {
      title: 'Wie bezahle ich, auch aus dem Ausland?',
      text: 'Per Überweisung. Auf jeder Rechnung stehen IBAN, Zahlungsreferenz und ein Code für die Banking-App. Für Länder außerhalb des SEPA-Raums zeigen wir BIC und Anschrift der Bank; die Spesen tragen Sie.',
    },
    {
      title: 'Was kostet es, wenn ich absagen muss?',
      text: 'Bis zur Entscheidung können Sie Ihre Bewerbung zurückziehen, ohne dass eine Teilnahmegebühr anfällt. Danach hängt es vom Tag ab; die Stufen stehen auf der Seite „Kosten“.',
    },
    {
      title: 'Bekomme ich eine Bestätigung für das Visum oder ein Zeugnis?',
      text: 'Eine Einladung für das Visum laden Sie im persönlichen Bereich herunter, sobald Sie einen Platz haben und Ihr Profil Geburtsdatum und Staatsangehörigkeit nennt. Nach der Akademie finden Sie dort die Teilnahmebestätigung.',
    },
  ],
  en: [
    {
      title: 'Who can apply?',
      text: 'Musicians from all over the world, whether still studying or at the start of their career. If you are under 18, you need the written consent of a parent. Your teacher alone decides who is accepted, by what they hear.',
    },
    {
      title: 'How do I apply?',
      text: 'Create an account, choose a masterclass and fill in the form. If the teacher does not know you yet, add a link to at least one recording and your résumé as a PDF. The deadline is {deadline}; classes with places left stay open after it.',
    },
    {
      title: 'What is the handling fee for?',
      text: 'It is {handling_fee} for each application and covers our work on it. The teacher sees your application as soon as the fee has been paid. It is not refunded, even if you are not offered a place.',
    },
    {
      title: 'Can I apply for more than one masterclass?',
      text: 'Yes, once for each masterclass. Each application has its own handling fee.',
    },
    {
      title: 'When will I know whether I have a place?',
      text: `No later than ${DECISION_DAYS} days after the deadline, by email and in your personal area.`,
    },
    {
      title: 'I am on the waiting list. What does that mean?',
      text: 'You move up when a place becomes free. We then offer it to you by email and tell you when we need your answer.',
    },
    {
      title: 'Where will I stay and eat?',
      text: 'Book a room and half board in your personal area as soon as you know your dates. Single rooms go to those who book first. If you are not accepted, we cancel your room free of charge.\n\nYou are welcome to stay elsewhere; in that case we do not provide meals.',
    },
    {
      title: 'I do not eat meat, or I have an allergy.',
      text: 'When you book, you choose your diet – vegetarian, vegan, gluten-free or lactose-free, for example – and name your allergies. The kitchen gets both.',
    },
    {
      title: 'Will I have an accompanist?',
      text: `Yes, piano accompaniment is included in the participation fee. Please enter your repertoire by ${repertoireDayText.en}, so that our pianists can prepare before you arrive.`,
    },
    {
      title: 'Can I play in a concert?',
      text: `The academy concerts begin at ${concertHourText.en}. You request a performance in your personal area, once you have agreed on it with your teacher; we put the programme together. We cannot promise everyone a performance.`,
    },
    {
      title: 'How do I pay, and what if I live abroad?',
      text: 'By bank transfer. Every invoice has the IBAN, a payment reference and a code for your banking app. For countries outside the SEPA area we give the BIC and the address of the bank; you bear the charges.',
    },
    {
      title: 'What does it cost if I have to cancel?',
      text: 'Until places are decided you can withdraw your application, and no participation fee is due. After that it depends on the day; you will find the steps on the page “Costs”.',
    },
    {
      title: 'Can I get a letter for my visa, or a certificate?',
      text: 'You can download a letter of invitation for your visa in your personal area once you have a place and your profile names your date of birth and nationality. After the academy you will find your certificate of participation there.',
    },
  ],
}

export const faqTexts = {
  lead: paragraphs({ de: 'Einleitung', en: 'Introduction' })(
    {
      de: 'Was uns am häufigsten gefragt wird. Fehlt Ihre Frage, schreiben Sie uns.',
      en: 'What we are asked most often. If your question is missing, write to us.',
    },
    { max: 1_000 },
  ),
  questions: list({ de: 'Fragen und Antworten', en: 'Questions and answers' })(questions, {
    max_items: 40,
    has_anchors: true,
  }),
}
