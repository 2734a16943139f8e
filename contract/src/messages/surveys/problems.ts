import type { ProblemText } from '../../base/problem-text.ts'

/** Refusals concerning surveys, for authors and participants. */
export const surveyProblems = {
  survey_answered: {
    status: 409,
    en: 'Somebody has already answered this survey. It can be closed or copied, but no longer changed.',
    de: 'Diese Umfrage wurde schon beantwortet. Sie lässt sich schließen oder kopieren, aber nicht mehr ändern.',
  },
  survey_in_use: {
    status: 409,
    en: 'People have been invited to this survey, so it cannot be deleted.',
    de: 'Zu dieser Umfrage wurde schon eingeladen; sie lässt sich nicht mehr löschen.',
  },
  survey_empty: {
    status: 409,
    en: 'This survey has no questions yet.',
    de: 'Diese Umfrage hat noch keine Fragen.',
  },
  survey_over: {
    status: 409,
    en: 'This survey is closed.',
    de: 'Diese Umfrage ist geschlossen.',
  },
  survey_not_open: {
    status: 409,
    en: 'This survey is not open.',
    de: 'Diese Umfrage ist nicht offen.',
  },
  nobody_to_invite: {
    status: 409,
    en: 'There is nobody to invite: every participant already has a link, or there are no participants yet.',
    de: 'Es ist niemand einzuladen: Alle, die teilnehmen, haben schon einen Link, oder es nimmt noch niemand teil.',
  },
  nobody_to_remind: {
    status: 409,
    en: 'Everybody has answered.',
    de: 'Alle haben geantwortet.',
  },
  reminded_today: {
    status: 409,
    en: 'Today’s reminder has already been sent.',
    de: 'Die Erinnerung von heute ist schon verschickt.',
  },
  too_few_answers: {
    status: 409,
    en: 'Results appear in steps of five answers, the last ones after the end, so that nobody can be recognised.',
    de: 'Ergebnisse erscheinen in Schritten von fünf Antworten, die letzten nach dem Ende, damit niemand zu erkennen ist.',
  },
  survey_spent: {
    status: 410,
    en: 'This survey has already been answered under this link. Thank you!',
    de: 'Unter diesem Link wurde die Umfrage schon beantwortet. Danke!',
  },
  survey_closed: {
    status: 410,
    en: 'This survey is closed.',
    de: 'Diese Umfrage ist geschlossen.',
  },
} as const satisfies Record<string, ProblemText>
