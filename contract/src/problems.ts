import './base/without-eval.ts'
import { z } from 'zod'
import { accountProblems } from './access/accounts/problems.ts'
import { roleProblems, secondFactorProblems } from './access/problems.ts'
import { SecondStep } from './access/second-factor/schemas.ts'
import { placeOfferProblems, selectionProblems } from './admission/problems.ts'
import { Concerned } from './base/concerned.ts'
import type { ProblemText } from './base/problem-code.ts'
import { concertPlanningProblems } from './concerts/evenings/problems.ts'
import { requestingProblems } from './concerts/requests/requesting.ts'
import { lodgingProblems } from './lodging/bookings/problems.ts'
import { letterProblems, mailProblems, surveyProblems } from './messages/problems.ts'
import { bankProblems, ledgerProblems, paymentProblems } from './money/problems.ts'
import { setupProblems } from './office/setup/problems.ts'
import { consentProblems } from './people/consents/problems.ts'
import { erasureProblems } from './privacy/erasure/problems.ts'
import { teacherProblems } from './programme/teachers/problems.ts'
import { documentProblems } from './site/documents/problems.ts'

/** Every refusal of the API, with its status and user-facing message. */
export const problems = {
  bad_request: {
    status: 400,
    en: 'The request could not be understood.',
    de: 'Die Anfrage war nicht verständlich.',
  },
  unauthorized: { status: 401, en: 'Please log in again.', de: 'Bitte loggen Sie sich erneut ein.' },
  forbidden: { status: 403, en: 'Access denied.', de: 'Zugriff verweigert.' },
  invalid_link: {
    status: 403,
    en: 'This link is not valid or has expired.',
    de: 'Dieser Link ist ungültig oder abgelaufen.',
  },
  not_found: { status: 404, en: 'This was not found.', de: 'Das wurde nicht gefunden.' },
  changed_meanwhile: {
    status: 409,
    en: 'Somebody else has changed this in the meantime. Your input is still here.',
    de: 'Jemand anderes hat das inzwischen geändert. Ihre Eingaben sind noch da.',
  },
  confirmation_needed: {
    status: 409,
    en: 'This affects people who have already applied. Please check who they are, and confirm.',
    de: 'Das betrifft Personen, die sich schon beworben haben. Bitte sehen Sie nach, wer sie sind, und bestätigen Sie es.',
  },
  in_use: {
    status: 409,
    en: 'This is in use and cannot be changed that way.',
    de: 'Das wird verwendet und lässt sich so nicht ändern.',
  },
  academy_is_current: {
    status: 409,
    en: 'This academy is the current one. Make another one current first.',
    de: 'Diese Akademie ist die aktuelle. Machen Sie zuerst eine andere zur aktuellen.',
  },
  upload_in_progress: {
    status: 409,
    en: 'Another file of yours is being checked right now. Please wait a moment and try again.',
    de: 'Eine andere Datei von Ihnen wird gerade geprüft. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  },
  application_closed: {
    status: 409,
    en: 'Applications for this masterclass are closed.',
    de: 'Die Bewerbung für diesen Meisterkurs ist geschlossen.',
  },
  deadline_passed: {
    status: 409,
    en: 'The application deadline has passed.',
    de: 'Der Bewerbungsschluss ist vorbei.',
  },
  deadline_near: {
    status: 409,
    en: 'The deadline is less than a week away, so it is too late for a reminder.',
    de: 'Bis zum Bewerbungsschluss ist es weniger als eine Woche; für eine Erinnerung ist es zu spät.',
  },
  already_applied: {
    status: 409,
    en: 'You have already applied for this masterclass.',
    de: 'Sie haben sich für diesen Meisterkurs bereits beworben.',
  },
  application_fixed: {
    status: 409,
    en: 'This application can no longer be changed.',
    de: 'Diese Bewerbung lässt sich nicht mehr ändern.',
  },
  material_fixed: {
    status: 409,
    en: 'The deadline has passed: résumé and recordings stay as they were sent.',
    de: 'Der Bewerbungsschluss ist vorbei: Lebenslauf und Aufnahmen bleiben, wie sie gesendet wurden.',
  },
  repertoire_fixed: {
    status: 409,
    en: 'Participants can change the repertoire until the academy begins.',
    de: 'Das Repertoire können Teilnehmende ändern, bis die Akademie beginnt.',
  },
  ...paymentProblems,
  ...setupProblems,
  ...placeOfferProblems,
  ...selectionProblems,
  ...concertPlanningProblems,
  ...requestingProblems,
  application_withdrawn: {
    status: 409,
    en: 'This application was withdrawn.',
    de: 'Diese Bewerbung wurde zurückgezogen.',
  },
  cost_changed: {
    status: 409,
    en: 'The cost has changed. Please look at it again.',
    de: 'Die Kosten haben sich geändert. Bitte sehen Sie sie sich noch einmal an.',
  },
  gender_missing: {
    status: 409,
    en: 'Please add your gender to your profile first: we need it to allocate the rooms.',
    de: 'Bitte ergänzen Sie zuerst Ihr Geschlecht im Profil: Das Haus braucht es, um die Zimmer zu verteilen.',
  },
  ...ledgerProblems,
  ...letterProblems,
  ...lodgingProblems,
  ...mailProblems,
  ...documentProblems,
  ...consentProblems,
  ...erasureProblems,
  outside_period: {
    status: 409,
    en: 'A masterclass lies outside the correpetition period.',
    de: 'Ein Meisterkurs liegt außerhalb des Korrepetitionszeitraums.',
  },
  period_over: {
    status: 409,
    en: 'This period is over.',
    de: 'Dieser Zeitraum ist vorbei.',
  },
  composer_exists: {
    status: 409,
    en: 'This composer is already in the catalogue.',
    de: 'Diese Komponistin oder dieser Komponist ist bereits im Verzeichnis.',
  },
  composer_similar: {
    status: 409,
    en: 'There are composers with a similar name.',
    de: 'Es gibt ähnliche Namen im Verzeichnis.',
  },
  piece_exists: {
    status: 409,
    en: 'This piece is already in the catalogue.',
    de: 'Dieses Werk ist bereits im Verzeichnis.',
  },
  piece_similar: {
    status: 409,
    en: 'There are similar pieces.',
    de: 'Es gibt ähnliche Werke im Verzeichnis.',
  },
  movement_similar: {
    status: 409,
    en: 'This piece has similar movements.',
    de: 'In diesem Werk gibt es ähnliche Sätze.',
  },
  too_many_movements: {
    status: 409,
    en: 'This piece has as many movements as it can have.',
    de: 'Dieses Werk hat schon so viele Sätze, wie es haben kann.',
  },
  concerts_over: {
    status: 409,
    en: 'There is no concert left that you could still play in.',
    de: 'Es gibt kein Konzert mehr, das sich noch planen lässt.',
  },
  request_scheduled: {
    status: 409,
    en: 'This request has already been scheduled. Please write to the office.',
    de: 'Diese Anfrage ist bereits eingeplant. Bitte schreiben Sie dem Büro.',
  },
  request_withdrawn: {
    status: 409,
    en: 'A request has been withdrawn in the meantime. Please reload the page.',
    de: 'Eine Anfrage wurde inzwischen zurückgenommen. Bitte laden Sie die Seite neu.',
  },
  plan_changed: {
    status: 409,
    en: 'Somebody else has changed this evening in the meantime. This is how it looks now.',
    de: 'Jemand anderes hat diesen Abend inzwischen geändert. So sieht er jetzt aus.',
  },
  evening_in_use: {
    status: 409,
    en: 'Something is planned for this evening, or it has already been announced.',
    de: 'An diesem Abend ist etwas geplant, oder er wurde schon bekannt gegeben.',
  },
  recording_unpaid: {
    status: 409,
    en: 'This recording has not been paid for yet.',
    de: 'Diese Aufnahme ist noch nicht bezahlt.',
  },
  ...accountProblems,
  ...bankProblems,
  ...roleProblems,
  ...secondFactorProblems,
  ...surveyProblems,
  ...teacherProblems,
  too_large: { status: 413, en: 'This is too large to send.', de: 'Das ist zu groß zum Senden.' },
  unsupported_media_type: {
    status: 415,
    en: 'This kind of content is not accepted here.',
    de: 'Diese Art von Inhalt wird hier nicht angenommen.',
  },
  invalid_input: { status: 422, en: 'Please check your input.', de: 'Bitte prüfen Sie Ihre Eingaben.' },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts. Please wait a little and try again.',
    de: 'Zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es erneut.',
  },
  request_timeout: {
    status: 408,
    en: 'The request took too long to arrive. Please try again.',
    de: 'Die Anfrage ist nicht rechtzeitig angekommen. Bitte versuchen Sie es erneut.',
  },
  internal_error: { status: 500, en: 'Internal server error.', de: 'Interner Serverfehler.' },
  maintenance: { status: 503, en: 'Maintenance Mode', de: 'Wartungsmodus' },
  unavailable: {
    status: 503,
    en: 'The service is not available right now. Please try again in a moment.',
    de: 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Record<string, ProblemText>

declare module './base/problem-code.ts' {
  interface ProblemCodes extends Record<keyof typeof problems, true> {}
}

/** The body of every error response. */
export const Failure = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Existing entries similar to the one to be added. */
  suggestions: z.array(z.unknown()).optional(),
  /** Who or what is affected by a change that is refused. */
  concerned: z.array(Concerned).optional(),
  /** How to finish a login, for `second_factor_required`. */
  second_step: SecondStep.optional(),
  request_id: z.string(),
})
export type Failure = z.infer<typeof Failure>
