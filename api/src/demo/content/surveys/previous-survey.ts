import type { DemoSurvey } from './demo-survey.ts'

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
