import { plural } from '@academy/contract/base/plural'
import { defineTexts } from '../../../../base/i18n/texts.ts'

const en = (count: number, one: string, other: string) => plural('en', count, { one, other })
const de = (count: number, one: string, other: string) => plural('de', count, { one, other })

/** The texts of what is open for a student: title, explanation and button. */
export const studentStepTexts = defineTexts({
  en: {
    completeProfile: {
      what: 'Complete your profile',
      why: 'You have not told us your gender yet; we need it to allocate the rooms.',
      go: 'Complete your profile',
    },
    addAddress: {
      what: 'Add your address',
      why: 'It appears on your invoices.',
      go: 'Add your address',
    },
    offer: {
      what: (masterclass: string) => `Answer the offer: ${masterclass}`,
      why: (until: string) => `We are keeping the place for you until ${until}.`,
      go: 'Answer the offer',
    },
    payFee: {
      what: (masterclass: string) => `Pay the handling fee: ${masterclass}`,
      why: (daysLeft: number | null) => {
        const rule = 'The teacher will see your application as soon as the fee is paid.'
        if (daysLeft === null) return rule
        if (daysLeft < 0)
          return `${rule} The deadline has passed: the teacher may decide any day now, and would then decide without you.`
        if (daysLeft === 0) return `${rule} The deadline is today, and a transfer takes a day or two.`
        return `${rule} ${en(daysLeft, 'The deadline is tomorrow', `The deadline is in ${daysLeft} days`)}, and a transfer takes a day or two.`
      },
    },
    pay: {
      why: (number: string) => `Invoice ${number} is open.`,
      partly: (number: string, open: string, amount: string) =>
        `${open} of ${amount} is still open on invoice ${number}.`,
      go: (amount: string) => `Pay ${amount}`,
    },
    apply: {
      what: 'Apply for a masterclass',
      why: (days: number) =>
        days === 0 ? 'Today is the last day.' : en(days, 'One day is left.', `${days} days are left.`),
      go: 'Choose a masterclass',
    },
    remaining: {
      what: 'A few places are left',
      why: 'The deadline has passed, but some masterclasses still take applications. The teachers choose.',
      go: 'Choose a masterclass',
    },
    repertoire: {
      what: (masterclass: string) => `Name your repertoire: ${masterclass}`,
      why: 'It is still missing from your application.',
      go: 'Add repertoire',
    },
    ownRepertoire: {
      what: (masterclass: string) => `Name your repertoire: ${masterclass}`,
      why: 'Your teacher and the accompanist need it to prepare.',
      go: 'Add repertoire',
    },
    book: {
      what: 'Book bed and meals',
      why: (from: string, to: string) =>
        `For your days from ${from} to ${to}. If you are staying elsewhere, tell us in the same way; it costs nothing.`,
      go: 'Book bed and meals',
    },
    requestConcert: {
      what: 'Request a concert',
      why: 'Agree with your teacher what you will play in the academy concerts, and from which day on.',
      go: 'Request a concert',
    },
    emergencyContact: {
      what: 'Tell us whom to call in an emergency',
      why: 'We ask everybody before they arrive. Only the office sees it.',
      go: 'Add a contact',
    },
    parentConsent: {
      what: 'Hand in your parents’ consent',
      why: 'You will be under 18 on the first day. Print the form, have it signed and upload it.',
      go: 'To the consent form',
    },
  },
  de: {
    completeProfile: {
      what: 'Vervollständigen Sie Ihr Profil',
      why: 'Wir kennen Ihr Geschlecht noch nicht, das wir für die Zimmer brauchen.',
      go: 'Profil vervollständigen',
    },
    addAddress: {
      what: 'Geben Sie Ihre Adresse an',
      why: 'Sie steht auf Ihren Rechnungen.',
      go: 'Adresse eingeben',
    },
    offer: {
      what: masterclass => `Beantworten Sie das Angebot: ${masterclass}`,
      why: until => `Der Platz bleibt bis ${until} für Sie frei.`,
      go: 'Angebot beantworten',
    },
    payFee: {
      what: masterclass => `Bezahlen Sie die Bearbeitungsgebühr: ${masterclass}`,
      why: daysLeft => {
        const rule = 'Die Lehrperson sieht Ihre Bewerbung, sobald die Gebühr bezahlt ist.'
        if (daysLeft === null) return rule
        if (daysLeft < 0)
          return `${rule} Der Bewerbungsschluss ist vorbei: Die Lehrperson kann jeden Tag entscheiden, und dann ohne Sie.`
        if (daysLeft === 0)
          return `${rule} Heute ist Bewerbungsschluss, und eine Überweisung dauert ein bis zwei Tage.`
        return `${rule} ${de(daysLeft, 'Morgen ist Bewerbungsschluss', `In ${daysLeft} Tagen ist Bewerbungsschluss`)}, und eine Überweisung dauert ein bis zwei Tage.`
      },
    },
    pay: {
      why: number => `Die Rechnung ${number} ist offen.`,
      partly: (number, open, amount) => `Von der Rechnung ${number} sind noch ${open} von ${amount} offen.`,
      go: amount => `${amount} bezahlen`,
    },
    apply: {
      what: 'Bewerben Sie sich für einen Meisterkurs',
      why: days =>
        days === 0
          ? 'Heute ist der letzte Tag.'
          : de(days, 'Ein Tag bleibt noch.', `${days} Tage bleiben noch.`),
      go: 'Meisterkurs wählen',
    },
    remaining: {
      what: 'Einige Plätze sind noch frei',
      why: 'Der Bewerbungsschluss ist vorbei, doch manche Meisterkurse nehmen noch Bewerbungen an. Die Lehrpersonen wählen aus.',
      go: 'Meisterkurs wählen',
    },
    repertoire: {
      what: masterclass => `Nennen Sie Ihr Repertoire: ${masterclass}`,
      why: 'Es fehlt noch in Ihrer Bewerbung.',
      go: 'Repertoire nachtragen',
    },
    ownRepertoire: {
      what: masterclass => `Nennen Sie Ihr Repertoire: ${masterclass}`,
      why: 'Ihre Lehrperson und die Korrepetition bereiten sich damit vor.',
      go: 'Repertoire nachtragen',
    },
    book: {
      what: 'Buchen Sie Bett und Verpflegung',
      why: (from, to) =>
        `Für Ihre Tage vom ${from} bis ${to}. Wohnen Sie anderswo, sagen Sie es uns auf demselben Weg; das kostet nichts.`,
      go: 'Bett und Verpflegung buchen',
    },
    requestConcert: {
      what: 'Fragen Sie ein Konzert an',
      why: 'Sprechen Sie mit Ihrer Lehrperson ab, was Sie in den Akademiekonzerten spielen und ab welchem Tag.',
      go: 'Konzert anfragen',
    },
    emergencyContact: {
      what: 'Sagen Sie uns, wen wir im Notfall anrufen',
      why: 'Das fragen wir alle, bevor sie anreisen. Nur das Büro sieht es.',
      go: 'Notfallkontakt eintragen',
    },
    parentConsent: {
      what: 'Geben Sie die Zustimmung Ihrer Eltern ab',
      why: 'Am ersten Tag sind Sie noch nicht 18. Drucken Sie das Formular aus, lassen Sie es unterschreiben und laden Sie es hoch.',
      go: 'Zum Formular',
    },
  },
})
