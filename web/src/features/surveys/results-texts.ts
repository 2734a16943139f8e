import { defineTexts } from '../../lib/i18n/texts.ts'

/** What was answered. */
export const resultsTexts = defineTexts({
  en: {
    tooFewTitle: 'Not enough answers yet',
    tooFew: (answered: number, least: number) =>
      `${answered === 0 ? 'Nobody has' : answered === 1 ? 'One person has' : `${answered} people have`} answered so far. Results appear here from ${least} answers on, so that nobody can be recognised by them.`,
    notOpenTitle: 'Nobody has been asked yet',
    notOpen: 'This survey is still a draft. Results appear here once people are invited and have answered.',
    comparedWith: (year: number, answered: number) =>
      `Compared with ${year} (${answered} answers), wherever the question is the same.`,
    notCompared:
      'There is nothing to compare with: no earlier survey asked the same questions. Copies of this one can be compared with it.',
    print: 'Print',
    mean: 'Mean',
    of: (max: number) => `of ${max}`,
    ratings: (n: number) => (n === 1 ? 'one rating' : `${n} ratings`),
    written: (n: number) =>
      n === 0
        ? 'Nobody wrote anything.'
        : n === 1
          ? 'One person wrote something.'
          : `${n} people wrote something.`,
    notApplicable: (count: number) => `${count} × not applicable`,
    before: (year: number, mean: string) => `${year}: ${mean}`,
    difference: {
      better: (by: string, year: number) => `${by} better than ${year}`,
      worse: (by: string, year: number) => `${by} worse than ${year}`,
      same: (_: string, year: number) => `the same as in ${year}`,
    },
    distribution: (prompt: string) => `Distribution: ${prompt}`,
    step: 'Rating',
    share: (count: number, percent: number) => `${count} (${percent} %)`,
    nobodyRated: 'Nobody has rated this.',
    answers: 'Answers',
    showAll: (count: number) => `Show all ${count}`,
    showFewer: 'Show fewer',
  },
  de: {
    tooFewTitle: 'Noch zu wenige Antworten',
    tooFew: (answered, least) =>
      `${answered === 0 ? 'Bisher hat niemand geantwortet.' : answered === 1 ? 'Bisher hat eine Person geantwortet.' : `Bisher haben ${answered} Personen geantwortet.`} Ergebnisse erscheinen hier ab ${least} Antworten, damit niemand daran zu erkennen ist.`,
    notOpenTitle: 'Noch wurde niemand gefragt',
    notOpen:
      'Diese Umfrage ist noch ein Entwurf. Ergebnisse erscheinen hier, sobald Eingeladene geantwortet haben.',
    comparedWith: (year, answered) =>
      `Im Vergleich mit ${year} (${answered} Antworten), wo die Frage dieselbe ist.`,
    notCompared:
      'Es gibt nichts zu vergleichen: Keine frühere Umfrage hat dieselben Fragen gestellt. Kopien dieser Umfrage lassen sich mit ihr vergleichen.',
    print: 'Drucken',
    mean: 'Mittelwert',
    of: max => `von ${max}`,
    ratings: n => (n === 1 ? 'eine Bewertung' : `${n} Bewertungen`),
    written: n =>
      n === 0
        ? 'Niemand hat etwas geschrieben.'
        : n === 1
          ? 'Eine Person hat etwas geschrieben.'
          : `${n} Personen haben etwas geschrieben.`,
    notApplicable: count => `${count} × nicht zutreffend`,
    before: (year, mean) => `${year}: ${mean}`,
    difference: {
      better: (by, year) => `um ${by} besser als ${year}`,
      worse: (by, year) => `um ${by} schlechter als ${year}`,
      same: (_, year) => `gleich wie ${year}`,
    },
    distribution: prompt => `Verteilung: ${prompt}`,
    step: 'Wert',
    share: (count, percent) => `${count} (${percent} %)`,
    nobodyRated: 'Niemand hat das bewertet.',
    answers: 'Antworten',
    showAll: count => `Alle ${count} zeigen`,
    showFewer: 'Weniger zeigen',
  },
})
