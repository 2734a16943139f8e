import { lastArrivalText, roomLeftText, roomReadyText } from '@academy/contract/base/constants'
import type { DocumentText, Law } from './document-text.ts'

export const accommodationTermsDe = (law: Law): DocumentText => ({
  title: 'Unterkunft und Verpflegung',
  subtitle: 'Geschäftsbedingungen für das Wohnen während der Akademie',
  version_note: 'Gilt für alle Buchungen, die ab diesem Tag eingehen.',
  sections: [
    {
      heading: 'Anbieter und Geltung',
      blocks: [
        `Ihr Vertragspartner ist {association}, {address} (im Folgenden
         „der Verein“). Sie wohnen am Ort der Akademie ({place}, im Folgenden „das Haus“). Diese Bedingungen
         gelten für Buchungen von Zimmern und Mahlzeiten; für die Meisterkurse gelten die Allgemeinen Geschäftsbedingungen.`,
      ],
    },
    {
      heading: 'Zimmer und Preise',
      blocks: [
        {
          amounts: [
            ['Einzelzimmer, pro Person und Nacht', '{single_room}'],
            ['Bett im Doppelzimmer, pro Person und Nacht', '{double_room}'],
            ['Halbpension, pro Person und Nacht', '{half_board}'],
          ],
        },
        `Der Gesamtpreis ergibt sich aus der Zahl der Nächte; Steuern, Abgaben, Bettwäsche und Handtücher sind
         enthalten. Ein Doppelzimmer teilen Sie mit einer Person desselben Geschlechts. Wünsche, mit wem Sie wohnen
         möchten, schreiben Sie bitte in das Feld für Mitteilungen; wir erfüllen sie nach Möglichkeit.`,
      ],
    },
    {
      heading: 'Verpflegung',
      blocks: [
        `Die Halbpension umfasst Frühstück und Abendessen: am Anreisetag nur das Abendessen, am Abreisetag nur das
         Frühstück. Sie kann nur zusammen mit einem Zimmer gebucht werden, und zwar für den ganzen Aufenthalt.`,
        `Sie wählen zwischen Kost mit Fleisch und vegetarischer Kost. Unverträglichkeiten teilen Sie uns bitte bei der
         Buchung mit. Der Preis nicht eingenommener Mahlzeiten wird nicht erstattet.`,
      ],
    },
    {
      heading: 'Verbindliche Buchung',
      blocks: [
        `Sie buchen auf der Website für einen Zeitraum innerhalb der Akademie. Mit dem Absenden ist die Buchung
         verbindlich; Sie erhalten Bestätigung und Rechnung per E-Mail. Der Betrag ist an dem auf der Rechnung
         genannten Tag fällig, jedenfalls aber vor der Anreise.`,
        `Einzelzimmer sind knapp und werden in der Reihenfolge der Buchung vergeben; sind keine mehr frei, so steht
         Ihnen nach Verfügbarkeit ein Doppelzimmer offen. Werden Sie in keinen Meisterkurs aufgenommen, so entfällt
         die Buchung kostenlos: Wir stornieren das Zimmer, sobald über alle Ihre Bewerbungen entschieden ist, und
         verständigen Sie per E-Mail.`,
      ],
    },
    {
      heading: 'Änderung und Storno',
      blocks: [
        `Bis zu dem Stornotermin, den der Verein für jede Akademie festlegt und in Ihrem persönlichen Bereich nennt,
         können Sie kostenlos stornieren. Danach verrechnen wir vom Gesamtpreis:`,
        '{lodging_terms}',
        `Können wir das Bett für denselben Zeitraum weitergeben, so verrechnen wir nichts. Änderungswünsche richten Sie
         an {email}; wir berücksichtigen sie nach Verfügbarkeit. Wenn Sie von einem Meisterkurs zurücktreten,
         stornieren Sie Ihr Zimmer bitte gesondert; das kostet nichts, wenn Sie alle Bewerbungen vor der Entscheidung
         zurückgezogen haben.`,
        `Ein gesetzliches Rücktrittsrecht besteht bei Beherbergung für einen bestimmten Zeitraum nicht${law(' (§ 18 Abs. 1 Z 10 FAGG)', '')}. Kann der Verein ein gebuchtes Zimmer nicht zur Verfügung stellen, so besorgt er ein
         gleichwertiges oder erstattet den vollen Preis.`,
      ],
    },
    {
      heading: 'Anreise und Abreise',
      blocks: [
        `Ihr Zimmer ist am Anreisetag ab ${roomReadyText.de} bereit und am Abreisetag bis ${roomLeftText.de} zu räumen. Bitte kommen Sie bis
         ${lastArrivalText.de} an, oder sagen Sie uns vorher Bescheid. Für das Gästeverzeichnis ${law('nach dem Meldegesetz', 'des Hauses')} benötigen wir
         bei der Ankunft Ihren Reisepass oder Personalausweis.`,
      ],
    },
    {
      heading: 'Hausordnung',
      blocks: [
        'Sie teilen das Haus mit den Menschen, die dort leben und arbeiten. Deshalb bitten wir Sie:',
        {
          list: [
            'Von 22 bis 7 Uhr und von 13 bis 14 Uhr ist Ruhezeit, im Haus ebenso wie in den Höfen.',
            `Geübt wird in den Übungsräumen, von 8 bis 13 Uhr und von 14 bis 21 Uhr, nicht in den Zimmern; während der
             Gottesdienste nicht in Hörweite der Kirche.`,
            'Private Räume betreten Sie bitte nicht; in Kirche und Kreuzgang seien Sie bitte leise.',
            'In allen Gebäuden sind Rauchen, Kerzen und offenes Feuer untersagt; gekocht wird in den Zimmern nicht.',
            'Besuch ist bis 22 Uhr willkommen, kann aber nicht über Nacht bleiben. Haustiere müssen daheim bleiben.',
          ],
        },
        `Wer die Hausordnung trotz Verwarnung schwer verletzt, kann des Hauses verwiesen werden; der Preis für den
         restlichen Aufenthalt wird dann nicht erstattet.`,
      ],
    },
    {
      heading: 'Im Freien',
      blocks: [
        `Nehmen Sie Rücksicht auf die Natur rund um das Haus. Bleiben Sie bitte auf den markierten
         Wegen, pflücken Sie keine Pflanzen, entzünden Sie kein Feuer und nehmen Sie Abfälle wieder mit. Zelten und der Flug von Drohnen sind
         nicht gestattet; musiziert wird im Freien nur auf den dafür freigegebenen Plätzen. Das Wetter schlägt im
         Gebirge rasch um: Gehen Sie nicht allein, und sagen Sie jemandem, wohin Sie gehen.`,
      ],
    },
    {
      heading: 'Schlüssel',
      blocks: [
        `Sie erhalten bei der Ankunft einen Schlüssel und geben ihn vor der Abreise zurück. Die Pforte schließt um
         22.30 Uhr, danach öffnet sie nur Ihr Schlüssel. Bitte geben Sie ihn nicht weiter und melden Sie einen Verlust
         sofort; die tatsächlichen Kosten des Ersatzes tragen Sie.`,
      ],
    },
    {
      heading: 'Haftung',
      blocks: [
        `Für eingebrachte Sachen wird nach den ${law('Bestimmungen über die Gastaufnahme gehaftet (§§ 970 ff. ABGB)', 'gesetzlichen Bestimmungen über die Beherbergung von Gästen gehaftet')}. Instrumente
         und Wertsachen lassen Sie bitte nicht unbeaufsichtigt; sie sind durch den Verein nicht versichert. Im Übrigen
         haftet der Verein für Vorsatz und grobe Fahrlässigkeit, bei Personenschäden nach den gesetzlichen
         Bestimmungen. Für Schäden an Haus und Einrichtung, die Sie verschulden, kommen Sie auf.`,
      ],
    },
    {
      heading: 'Recht und Gerichtsstand',
      blocks: [
        `Es gilt ${law('österreichisches Recht', 'das Recht des Staates, in dem der Verein seinen Sitz hat ({country}),')} unter Ausschluss der Verweisungsnormen. Zwingende Schutzvorschriften des
         Staates, in dem Sie als Verbraucherin oder Verbraucher leben, bleiben unberührt. Gerichtsstand ist
         {city}; für Klagen gegen Verbraucherinnen und Verbraucher gelten die gesetzlichen
         Gerichtsstände.`,
      ],
    },
  ],
})
