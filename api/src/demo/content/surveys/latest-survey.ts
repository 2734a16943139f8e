import type { DemoSurvey } from './demo-survey.ts'

/** The open survey about the last academy. */
export const latestSurvey: DemoSurvey = {
  title_de: 'Wie war Ihr Sommer?',
  title_en: 'How was your summer?',
  answered: 31,
  answers: {
    teaching: {
      steps: [0, 1, 2, 7, 21],
      good: [
        'Jede Stunde hatte ein Ziel, und am Ende wusste ich, was ich morgen übe.',
        'She let me sing every phrase before I was allowed to play it. I will never forget that.',
        'Dass alle zuhören durften. Ich habe aus den Stunden der anderen fast mehr gelernt als aus meinen eigenen.',
        'Honest, patient, and never about the teacher. Thank you.',
        'Endlich hat mir jemand erklärt, warum meine Schulter müde wird – und was ich dagegen tun kann.',
        'We worked on four bars for an hour and it changed the whole sonata.',
      ],
      bad: [
        'Vier Stunden in neun Tagen sind wenig, wenn man dafür aus dem Ausland anreist.',
        'The order of the lessons changed twice without a word. I waited in front of a locked door.',
      ],
    },
    practice: {
      steps: [1, 4, 8, 11, 7],
      bad: [
        'Ab zehn Uhr abends darf man nicht mehr spielen, das ist verständlich. Aber vor dem Frühstück waren alle Räume schon vergeben.',
        'Two of the uprights in the north wing were badly out of tune from the third day on.',
        'Für Schlagzeug gab es nur einen Raum, und der war auch der Probenraum der Kammermusik.',
        'I would like to book a room for a fixed hour instead of looking for one every day.',
      ],
    },
    accompanists: {
      steps: [0, 0, 2, 6, 12],
      not_applicable: 10,
      good: [
        'Er hatte meine Lieder schon geübt, bevor ich angekommen bin.',
        'Rehearsing with somebody who breathes with you is a luxury.',
      ],
    },
    concerts: {
      steps: [0, 1, 3, 9, 15],
      not_applicable: 2,
      good: [
        'Die Akustik im Refektorium trägt einen. Man muss nichts erzwingen.',
        'The evening by candlelight in the cloister.',
        'Dass Anfängerinnen und Fortgeschrittene im selben Programm standen.',
      ],
      missing: [
        'Ein kurzes Einspielen auf der Bühne. Ich kannte den Flügel erst, als ich davor saß.',
        'A printed programme for the audience from the village – they asked us what we were playing.',
      ],
    },
    house: {
      steps: [0, 2, 5, 10, 9],
      not_applicable: 4,
      good: [
        'Die Stille nach dem Abendläuten. Ich habe seit Jahren nicht so geschlafen.',
        'The window seat with the view of the orchard. I learned a whole suite there by heart.',
      ],
      bad: [
        'Eine Dusche für elf Zimmer ist am Morgen vor dem Unterricht zu wenig.',
        'The wireless network does not reach the guest wing. Perhaps that is a feature.',
        'Das Zimmer neben der Küche: ab fünf Uhr früh klappern die Töpfe.',
      ],
    },
    meals: {
      steps: [1, 2, 6, 12, 7],
      not_applicable: 3,
      good: [
        'Die Marillenknödel am Sonntag!',
        'Long tables. I sat next to somebody else every evening.',
        'Frisches Brot aus der eigenen Backstube.',
      ],
      bad: [
        'Vegetarian meant cheese, six evenings out of eight.',
        'Nach dem Konzert um zehn war die Küche zu, und im Dorf hat auch nichts mehr offen.',
      ],
    },
    organisation: {
      steps: [0, 3, 4, 12, 11],
      good: [
        'Auf jede Nachricht kam am selben Tag eine Antwort, auch am Sonntag.',
        'Everything I needed was on one page, in English too.',
      ],
      bad: [
        'Den Plan der Konzerte haben wir erst zwei Tage vorher erfahren.',
        'Nobody told us that the last bus leaves at seven. We walked for an hour and a half with a cello.',
        'Die Rechnung für das Zimmer kam, bevor ich wusste, ob ich angenommen bin.',
      ],
    },
    recommendation: { steps: [0, 0, 0, 1, 0, 1, 1, 3, 6, 8, 10] },
    memory: {
      good: [
        'Ein Gewitter während des langsamen Satzes. Niemand hat sich bewegt.',
        'Walking back from the chapel at night, five of us, still humming the same bar.',
        'Wie meine Lehrerin nach meinem Vorspiel lange nichts gesagt und dann nur genickt hat.',
        'The first time somebody laughed at the joke in the Haydn.',
        'Das Frühstück mit Leuten aus sieben Ländern und einem gemeinsamen Thema: Fingersätze.',
        'Cowbells exactly in the key of my prelude.',
        'Dass ich wieder weiß, warum ich damit angefangen habe.',
        'The organ at six in the morning with nobody in the church but the sexton, who stayed to listen.',
      ],
    },
    changes: {
      bad: [
        'Das Abschlusskonzert mit vierzehn Programmpunkten. Nach zwei Stunden hört niemand mehr zu.',
        'The quiz night.',
      ],
      missing: [
        'Ein freier Nachmittag für alle zugleich, zum Wandern.',
        'Chamber music groups that are arranged before we arrive, so that we can bring the scores.',
        'Eine Stunde über Auftrittsangst. Alle haben sie, niemand spricht davon.',
        'More single rooms. Or earplugs.',
        'Ein Regal für Noten zum Tauschen.',
        'A lesson that is recorded, so that I can listen to it again in winter.',
      ],
    },
  },
}
