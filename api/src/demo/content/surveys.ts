import type { QuestionInput } from '@academy/contract/messages/surveys/schemas'

type Texts = Pick<QuestionInput, 'prompt_de' | 'prompt_en'> & Partial<Omit<QuestionInput, 'id' | 'type'>>

const rated = (texts: Texts) => ({ type: 'rating' as const, ...texts })
const open = (texts: Texts) => ({ type: 'open' as const, ...texts })

const good = { text_good_de: 'Was war gut?', text_good_en: 'What was good?' }
const bad = { text_bad_de: 'Was war nicht gut?', text_bad_en: 'What was not?' }
const missing = { text_missing_de: 'Was hat gefehlt?', text_missing_en: 'What was missing?' }

/** The survey questions, by the names that the demo answers refer to. */
export const questions = {
  teaching: rated({
    prompt_de: 'Wie zufrieden sind Sie mit dem Unterricht in Ihrem Meisterkurs?',
    prompt_en: 'How happy are you with the teaching in your masterclass?',
    ...good,
    ...bad,
  }),
  practice: rated({
    prompt_de: 'Wie gut konnten Sie üben – Räume, Instrumente, Zeit?',
    prompt_en: 'How well could you practise – rooms, instruments, time?',
    ...bad,
  }),
  accompanists: rated({
    prompt_de: 'Wie war die Arbeit mit den Korrepetitorinnen und Korrepetitoren?',
    prompt_en: 'How was working with the accompanists?',
    na_enabled: true,
    ...good,
  }),
  concerts: rated({
    prompt_de: 'Wie haben Sie die Konzerte der Akademie erlebt?',
    prompt_en: 'How did you find the concerts of the academy?',
    na_enabled: true,
    ...good,
    ...missing,
  }),
  house: rated({
    prompt_de: 'Wie haben Sie sich im Haus gefühlt?',
    prompt_en: 'How did you feel in the house?',
    na_enabled: true,
    ...good,
    ...bad,
  }),
  meals: rated({
    prompt_de: 'Wie hat es Ihnen geschmeckt?',
    prompt_en: 'How did you like the food?',
    na_enabled: true,
    ...good,
    ...bad,
  }),
  organisation: rated({
    prompt_de: 'Wie gut waren Sie vor und während der Akademie informiert?',
    prompt_en: 'How well were you informed before and during the academy?',
    ...good,
    ...bad,
  }),
  recommendation: rated({
    prompt_de: 'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
    prompt_en: 'How likely are you to recommend us?',
    min: 0,
    max: 10,
  }),
  memory: open({
    prompt_de: 'Was bleibt Ihnen in Erinnerung?',
    prompt_en: 'What will you remember?',
    open_label_de: 'Ein Klang, ein Gespräch, ein Weg – was Ihnen zuerst einfällt',
    open_label_en: 'A sound, a talk, a path – whatever comes to mind first',
  }),
  changes: open({
    prompt_de: 'Was sollen wir im nächsten Jahr anders machen?',
    prompt_en: 'What should we do differently next year?',
    text_bad_de: 'Das lassen Sie lieber',
    text_bad_en: 'Better leave this out',
    text_missing_de: 'Das wünsche ich mir',
    text_missing_en: 'This is what I wish for',
  }),
} as const

export type QuestionName = keyof typeof questions

/** Answers to one question, without their authors, as in the product. */
export interface DemoAnswers {
  /** Number of answers for each step, lowest first. */
  steps?: readonly number[]
  not_applicable?: number
  good?: readonly string[]
  bad?: readonly string[]
  missing?: readonly string[]
}

export interface DemoSurvey {
  title_de: string
  title_en: string
  answered: number
  /** In the order they are asked. */
  answers: Partial<Record<QuestionName, DemoAnswers>>
}

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

/** The closed survey about the year before, with two questions fewer. */
export const previousSurvey: DemoSurvey = {
  title_de: 'Feedback',
  title_en: 'Feedback',
  answered: 24,
  answers: {
    teaching: {
      steps: [0, 1, 3, 8, 12],
      good: [
        'Genau, streng und freundlich zugleich.',
        'I arrived with a piece and left with a way of working.',
      ],
      bad: ['Die Gruppe war zu groß, um jeden Tag dranzukommen.'],
    },
    practice: {
      steps: [3, 5, 8, 6, 2],
      bad: [
        'Es gab zu wenige Räume, und niemand wusste, welche frei sind.',
        'I practised in the laundry room. The acoustics were fine, the drum of the machine was not in time.',
        'Der Flügel im Kapitelsaal war immer abgesperrt.',
      ],
    },
    concerts: {
      steps: [0, 1, 4, 9, 8],
      not_applicable: 2,
      good: ['So viele Leute aus dem Dorf!', 'Playing for people who came on foot.'],
      missing: ['Applaus zwischen den Sätzen zu erlauben.'],
    },
    house: {
      steps: [1, 3, 6, 7, 4],
      not_applicable: 3,
      good: ['Dicke Mauern: kühl, auch im August.'],
      bad: [
        'Cold showers from the second week on.',
        'Das Licht am Schreibtisch reicht nicht zum Notenlesen.',
      ],
    },
    meals: {
      steps: [2, 4, 7, 7, 2],
      not_applicable: 2,
      good: ['The soup. Every soup.'],
      bad: [
        'Wenig für alle, die kein Fleisch essen.',
        'Dinner at six is early when lessons end at half past.',
      ],
    },
    organisation: {
      steps: [1, 4, 7, 8, 4],
      good: ['Herzlich, auch wenn einmal etwas schiefging.'],
      bad: [
        'I learned from another student that my lesson had moved.',
        'Die Anreise war schlecht beschrieben.',
      ],
    },
    recommendation: { steps: [0, 0, 1, 0, 1, 2, 2, 4, 6, 4, 4] },
    memory: {
      good: [
        'Der Nebel am ersten Morgen, und irgendwo übte jemand Tonleitern.',
        'My first public performance without shaking hands.',
        'Die Pausen im Obstgarten.',
        'Somebody turned pages for me whom I had known for ten minutes. We still write to each other.',
      ],
    },
  },
}

/** Participants who have not answered, with fixed links for trying out. */
export const openLinks = [
  { email: 'student@example.org', uuid: 'feedbac0-0000-4000-8000-00000000000d' },
  { email: 'lorenzo.montelarice@example.net', uuid: 'feedbac0-0000-4000-8000-00000000000e' },
  { email: 'mina.haselroth@example.net', uuid: 'feedbac0-0000-4000-8000-0000000000d2' },
  { email: 'greta.pfitschthaler@example.org', uuid: 'feedbac0-0000-4000-8000-0000000000d3' },
  { email: 'freya.winterbourne@example.org', uuid: 'feedbac0-0000-4000-8000-0000000000e2' },
  { email: 'duarte.vilaverde@example.net', uuid: 'feedbac0-0000-4000-8000-0000000000e3' },
] as const

/** The two links printed at start: one in German, one in English. */
export const surveyLinks = { de: openLinks[0].uuid, en: openLinks[1].uuid }

/** An unanswered link of the closed survey about the year before. */
export const closedLink = 'feedbac0-0000-4000-8000-0000000000c0'
