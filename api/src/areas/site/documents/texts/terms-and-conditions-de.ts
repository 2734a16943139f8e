import { concertHourText, DECISION_DAYS, repertoireDayText } from '@academy/contract/base/constants'
import type { DocumentText, Law } from './document-text.ts'

export const termsAndConditionsDe = (law: Law): DocumentText => ({
  title: 'Allgemeine Geschäftsbedingungen',
  subtitle: 'Bewerbung um und Teilnahme an den Meisterkursen',
  version_note: 'Gilt für alle Bewerbungen, die ab diesem Tag eingehen.',
  sections: [
    {
      heading: 'Veranstalter und Geltung',
      blocks: [
        `Veranstalter der Sommerakademie ist {association}, {address}
         (im Folgenden „der Verein“). Ort der Akademie: {place}.`,
        `Diese Bedingungen gelten für die Bewerbung und die Teilnahme an einem Meisterkurs; Sie nehmen sie an, wenn
         Sie Ihre Bewerbung absenden. Für Unterkunft und Verpflegung gelten eigene Bedingungen. Personen unter
         18 Jahren brauchen die schriftliche Zustimmung ihrer gesetzlichen Vertretung.`,
      ],
    },
    {
      heading: 'Bewerbung',
      blocks: [
        `Sie bewerben sich auf der Website des Vereins bis zu dem dort genannten Bewerbungsschluss. Sie können sich
         für mehrere Meisterkurse bewerben, für jeden aber nur einmal. Kurse mit freien Plätzen bleiben nach dem
         Bewerbungsschluss offen, bis sie dort als geschlossen gekennzeichnet sind.`,
        `Kennt die Lehrperson Sie noch nicht, so gehören ein Lebenslauf (PDF) und der Link zu mindestens einer
         Aufnahme zur Bewerbung; bis zu drei sind möglich. Ihr Repertoire tragen Sie bitte bis ${repertoireDayText.de} ein. Alle
         Angaben müssen wahr sein, und auf den Aufnahmen müssen Sie selbst zu hören sein.`,
      ],
    },
    {
      heading: 'Bearbeitungsgebühr',
      blocks: [
        `Die Bearbeitungsgebühr beträgt {handling_fee} je Bewerbung. Sie erhalten die Rechnung
         sofort per E-Mail. Erst wenn die Gebühr eingegangen ist, leiten wir die Bewerbung an die Lehrperson
         weiter. Ist sie bei der endgültigen Auswahl noch offen, so kann die Bewerbung nicht berücksichtigt werden;
         die Rechnung wird dann storniert.`,
        `Die Gebühr deckt den Aufwand der Bearbeitung. Sie wird nicht rückerstattet, auch wenn Sie nicht aufgenommen
         werden, Ihre Bewerbung zurückziehen oder nicht teilnehmen.`,
      ],
    },
    {
      heading: 'Auswahl',
      blocks: [
        `Über die Aufnahme entscheidet allein die Lehrperson, und zwar nach künstlerischen Gesichtspunkten. Ein
         Anspruch auf Aufnahme besteht nicht; Entscheidungen werden nicht begründet.`,
        `Das Ergebnis teilen wir Ihnen spätestens ${DECISION_DAYS} Tage nach dem Bewerbungsschluss per E-Mail mit; Sie finden es
         auch in Ihrem persönlichen Bereich. Mit der Zusage ist der Vertrag über die Teilnahme geschlossen.`,
      ],
    },
    {
      heading: 'Teilnahmegebühr',
      blocks: [
        `Die Höhe der Teilnahmegebühr steht bei jedem Meisterkurs auf der Website. Mit der Zusage erhalten Sie die
         Rechnung; die Gebühr ist an dem dort genannten Tag fällig, jedenfalls aber vor dem ersten Unterrichtstag.
         Spesen einer Überweisung aus dem Ausland tragen Sie. Wird trotz Mahnung und einer Nachfrist von sieben
         Tagen nicht gezahlt, so kann der Verein den Platz anderweitig vergeben.`,
        `Die Gebühr umfasst den Unterricht, die Korrepetition im Rahmen des Kursplans, die Benützung der Übungsräume
         und die Mitwirkung an Kammermusik und Konzerten der Akademie. Reise, Unterkunft und Verpflegung sind nicht
         enthalten.`,
      ],
    },
    {
      heading: 'Rücktritt und Storno',
      blocks: [
        `Bis zur Entscheidung über Ihre Aufnahme können Sie die Bewerbung jederzeit in Ihrem persönlichen Bereich
         zurückziehen. Eine noch offene Bearbeitungsgebühr entfällt, eine bezahlte verbleibt dem Verein.`,
        `Nach der Zusage erklären Sie den Rücktritt in Ihrem persönlichen Bereich oder per E-Mail an
         {email}. Maßgeblich ist der Tag, an dem die Erklärung bei uns eingeht. Von der Teilnahmegebühr
         verrechnen wir:`,
        '{withdrawal_terms}',
        `Es bleibt bei {withdrawal_percent} %, wenn der Platz neu besetzt werden kann oder wenn
         Sie aus gesundheitlichen Gründen nicht anreisen können und ein ärztliches Attest vorlegen. Was Sie darüber hinaus bezahlt haben, erstatten wir.`,
        `Fällt eine Lehrperson aus, so bemüht sich der Verein um gleichwertigen Ersatz; Sie können dann kostenlos
         zurücktreten. Muss der Verein einen Meisterkurs absagen, so erhalten Sie alle dafür bezahlten Gebühren
         zurück, auch die Bearbeitungsgebühr. Gesetzliche Rücktrittsrechte von Verbraucherinnen und Verbrauchern
         bleiben unberührt.`,
      ],
    },
    {
      heading: 'Anreise, Unterricht und Abreise',
      blocks: [
        `Der erste Tag des Kurszeitraums ist Anreisetag, der letzte ist Abreisetag. Unterrichtet wird vom Tag nach der
         Anreise bis zum Tag vor der Abreise. Wir erwarten, dass Sie am ganzen Kurs teilnehmen. Den Stundenplan
         legt die Lehrperson fest; dass Sie beim Unterricht der anderen zuhören, ist ausdrücklich erwünscht.`,
        `Um Reise, Visum und Krankenversicherung kümmern Sie sich selbst. Für einen Visumantrag stellen wir nach
         Eingang der Teilnahmegebühr gern eine Bestätigung aus.`,
      ],
    },
    {
      heading: 'Verhalten und Übezeiten',
      blocks: [
        `Die Akademie ist an ihrem Ort ({place}) zu Gast. Wir bitten um Rücksicht auf die Menschen, die dort
         leben und arbeiten, auf die Natur und aufeinander. Geübt wird in den zugewiesenen Räumen von 8 bis 13 Uhr
         und von 14 bis 21 Uhr, während der Gottesdienste nicht in Hörweite der Kirche.`,
        `Belästigung, Diskriminierung und Gewalt dulden wir nicht. Wer davon betroffen ist, kann sich jederzeit
         vertraulich an das Büro wenden. Bei schweren oder trotz Verwarnung wiederholten Verstößen kann der Verein
         jemanden von der weiteren Teilnahme ausschließen; die Teilnahmegebühr wird dann nicht erstattet.`,
      ],
    },
    {
      heading: 'Instrumente und Versicherung',
      blocks: [
        `Klaviere, Orgel und großes Schlagwerk stellt die Akademie; alle anderen Instrumente bringen Sie mit. Die
         historischen Räume sind nicht klimatisiert. Instrumente, Bögen und Noten sind durch den Verein nicht
         versichert; wir empfehlen eine eigene Instrumenten-, Unfall- und Haftpflichtversicherung.`,
        `Bitte behandeln Sie Räume und Leihinstrumente mit Sorgfalt und melden Sie Schäden sofort. Für Schäden, die
         Sie verschulden, kommen Sie auf.`,
      ],
    },
    {
      heading: 'Konzerte und Aufnahmen',
      blocks: [
        `Die Konzerte der Akademie beginnen um ${concertHourText.de}. Einen Auftritt beantragen Sie auf der Website im Einvernehmen
         mit Ihrer Lehrperson; das Programm stellt der Verein zusammen. Ein Anspruch auf Auftritt oder Honorar
         besteht nicht.`,
        `Eine professionelle Videoaufnahme Ihres Auftritts kostet {recording_fee}. Die Rechnung
         erhalten Sie, sobald der Auftritt eingeteilt ist; nach der Zahlung stellen wir Ihnen das Video bereit.
         Unterricht dürfen Sie nur aufnehmen, wenn die Lehrperson und alle Anwesenden zustimmen. Ob der Verein
         Fotos und Aufnahmen von Ihnen veröffentlichen darf, regelt die gesonderte, freiwillige Einwilligung.`,
      ],
    },
    {
      heading: 'Haftung',
      blocks: [
        `Der Verein haftet für Schäden, die er oder seine Leute vorsätzlich oder grob fahrlässig verursachen, und für
         Personenschäden nach den gesetzlichen Bestimmungen. Für andere Schäden aus leichter Fahrlässigkeit haftet
         er nicht, ebenso wenig für den Verlust mitgebrachter Gegenstände, die ihm nicht zur Verwahrung übergeben
         wurden. Unternehmungen in der freien Zeit, insbesondere am Berg und am Wasser, geschehen auf eigene Gefahr.`,
      ],
    },
    {
      heading: 'Recht und Gerichtsstand',
      blocks: [
        `Es gilt ${law('österreichisches Recht', 'das Recht des Staates, in dem der Verein seinen Sitz hat ({country}),')} unter Ausschluss der Verweisungsnormen. Zwingende Schutzvorschriften des
         Staates, in dem Sie als Verbraucherin oder Verbraucher leben, bleiben unberührt. Gerichtsstand ist
         {city}; für Klagen gegen Verbraucherinnen und Verbraucher gelten die gesetzlichen
         Gerichtsstände.`,
        'Ist eine Bestimmung unwirksam, so bleiben die übrigen in Kraft.',
      ],
    },
  ],
})
