import { plural } from '@academy/contract/base/plural'
import { areaCommon } from '../../../base/i18n/area-texts.ts'
import { defineTexts } from '../../../base/i18n/texts.ts'

/** Texts of the results. */
export const resultsTexts = defineTexts({
  en: {
    tooFewTitle: 'Not enough answers yet',
    tooFew: (answered: number, least: number) =>
      `${answered === 0 ? 'Nobody has' : plural('en', answered, { one: 'One person has', other: `${answered} people have` })} answered so far. Results appear here in steps of ${least} answers, the first ones after ${2 * least}, so that nobody can be recognised by them. At the end all are shown, if there are at least ${least}.`,
    tooFewForGood: (answered: number, least: number) =>
      `${answered === 0 ? 'Nobody' : plural('en', answered, { one: 'One person', other: `${answered} people` })} answered. Fewer than ${least} answers are not shown, so that nobody can be recognised by them.`,
    shown: (shown: number, answered: number, least: number) =>
      shown === answered
        ? `All ${answered} answers are shown. New ones are added in steps of ${least}.`
        : `${shown} of ${answered} answers are shown, in steps of ${least}. The others follow when the survey is closed, at the latest.`,
    shownForGood: (shown: number, answered: number) =>
      shown === answered
        ? `All ${answered} answers are shown.`
        : `${shown} of ${answered} answers are shown. The others are too few to be shown without anybody being recognised.`,
    notOpenTitle: 'Nobody has been asked yet',
    notOpen:
      'This survey is still a draft. Results will appear here once people have been invited and have answered.',
    comparedWith: (year: number, answered: number) =>
      `Compared with ${year} (${answered} answers), wherever the question is the same.`,
    notCompared:
      'There is nothing to compare with: no earlier survey asked the same questions. Copies of this one can be compared with it.',
    print: areaCommon.print.en,
    mean: 'Mean',
    of: (max: number) => `of ${max}`,
    ratings: (n: number) => plural('en', n, { one: 'one rating', other: `${n} ratings` }),
    written: (n: number) =>
      n === 0
        ? 'Nobody wrote anything.'
        : plural('en', n, { one: 'One person wrote something.', other: `${n} people wrote something.` }),
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
      `${answered === 0 ? 'Bisher hat niemand geantwortet.' : plural('de', answered, { one: 'Bisher hat eine Person geantwortet.', other: `Bisher haben ${answered} Personen geantwortet.` })} Ergebnisse erscheinen hier in Schritten von ${least} Antworten, die ersten nach ${2 * least}, damit niemand daran zu erkennen ist. Am Ende werden alle gezeigt, wenn es mindestens ${least} sind.`,
    tooFewForGood: (answered, least) =>
      `${answered === 0 ? 'Niemand hat geantwortet.' : plural('de', answered, { one: 'Eine Person hat geantwortet.', other: `${answered} Personen haben geantwortet.` })} Weniger als ${least} Antworten werden nicht gezeigt, damit niemand daran zu erkennen ist.`,
    shown: (shown, answered, least) =>
      shown === answered
        ? `Alle ${answered} Antworten werden gezeigt. Neue kommen in Schritten von ${least} dazu.`
        : `${shown} von ${answered} Antworten werden gezeigt, in Schritten von ${least}. Die übrigen folgen spätestens, wenn die Umfrage geschlossen wird.`,
    shownForGood: (shown, answered) =>
      shown === answered
        ? `Alle ${answered} Antworten werden gezeigt.`
        : `${shown} von ${answered} Antworten werden gezeigt. Die übrigen sind zu wenige, um sie zu zeigen, ohne dass jemand zu erkennen wäre.`,
    notOpenTitle: 'Noch wurde niemand gefragt',
    notOpen:
      'Diese Umfrage ist noch ein Entwurf. Ergebnisse erscheinen hier, sobald Eingeladene geantwortet haben.',
    comparedWith: (year, answered) =>
      `Im Vergleich mit ${year} (${answered} Antworten), wo die Frage dieselbe ist.`,
    notCompared:
      'Es gibt nichts zu vergleichen: Keine frühere Umfrage hat dieselben Fragen gestellt. Kopien dieser Umfrage lassen sich mit ihr vergleichen.',
    print: areaCommon.print.de,
    mean: 'Mittelwert',
    of: max => `von ${max}`,
    ratings: n => plural('de', n, { one: 'eine Bewertung', other: `${n} Bewertungen` }),
    written: n =>
      n === 0
        ? 'Niemand hat etwas geschrieben.'
        : plural('de', n, {
            one: 'Eine Person hat etwas geschrieben.',
            other: `${n} Personen haben etwas geschrieben.`,
          }),
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
