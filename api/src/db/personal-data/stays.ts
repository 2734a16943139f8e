import { account, deleted, other, personal, via } from './types.ts'

/** Stays, concerts and surveys. */
export const stayTables = {
  bookings: personal('bookings', {
    topic: 'lodging',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    // The number of nights stays.
    onErase: {
      way: 'anonymise',
      set: { comment: '', diet: null, special_diets: [], meal_type_id: null, unlisted_reductions: '[]' },
    },
    exceptions: { special_diets: { purpose: 'health' } },
    contains: { unlisted_reductions: 'what the office calls a reduction, such as a scholarship' },
  })({
    owner: 'account_id',
    reference: 'academy_id room_type_id meal_type_id invoice_id withdrawal_invoice_id terms_version_id',
    data: 'start_date end_date diet special_diets comment total_cents fee_cents unlisted_reductions is_free booked_at cancelled_at',
    technical: 'id version',
  }),
  room_placements: personal('room_placements', {
    topic: 'lodging',
    purpose: 'organisation',
    retention: 'account',
    owners: [via('booking_id', 'bookings')],
    onErase: deleted,
  })({ owner: 'booking_id', reference: 'room_id', data: 'start_date end_date' }),
  rooms: other('rooms')({ none: 'id academy_id room_type_id name beds floor notes version' }),
  room_nights: other('room_nights')({ none: 'room_id night capacity guests' }),
  room_types: other('room_types')({
    none: 'id academy_id name_* description_* price_cents beds version',
  }),
  meal_types: other('meal_types')({
    none: 'id academy_id name_* description_* price_cents version',
  }),
  taken_beds: other('taken_beds')({ none: 'room_type_id night capacity taken' }),
  concert_requests: personal('concert_requests', {
    topic: 'concerts',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    // The works of a concert stay: the collecting society asks for them.
    onErase: {
      way: 'anonymise',
      set: {
        is_chamber_music: false,
        chamber_ensemble: '[]',
        page_turner_confirmed: false,
        notes: '',
        video_url: null,
      },
    },
    contains: { chamber_ensemble: 'names and instruments of those who play along' },
  })({
    owner: 'account_id',
    reference: 'academy_id piece_id correpetition_period_id announced_evening_id invoice_id',
    data: 'earliest_performance_date duration_seconds page_turner_confirmed is_chamber_music chamber_ensemble wants_recording is_recording_free notes video_url requested_at changed_at withdrawn_at announced_date announced_place',
    // The plan is the office's until it is announced; then `announced_…` says the same.
    technical: 'id request_key version evening_id position',
  }),
  requested_movements: personal('requested_movements', {
    topic: 'concerts',
    purpose: 'contract',
    retention: 'account',
    owners: [via('request_id', 'concert_requests')],
    onErase: { way: 'anonymise', set: {} },
  })({
    owner: 'request_id',
    reference: 'piece_id movement_id',
    data: 'duration_seconds sort_order',
  }),
  concert_evenings: other('concert_evenings')({
    none: 'id academy_id date place length_minutes announced_at',
  }),
  survey_invitations: personal('survey_invitations', {
    topic: 'surveys',
    purpose: 'organisation',
    retention: 'surveys',
    owners: [account('account_id')],
    // The link stays without its person, as after the end of the survey.
    onErase: { way: 'anonymise', set: { account_id: null } },
  })({ owner: 'account_id', reference: 'survey_id', data: 'locale is_spent', secret: 'uuid' }),
  // Not exported: an archive would outlive the draft, which has to leave no trace (decision 014).
  survey_drafts: personal('survey_drafts', {
    topic: 'surveys',
    purpose: 'organisation',
    retention: 'surveys',
    owners: [via('uuid', 'survey_invitations', 'uuid')],
    onErase: deleted,
    contains: { answers: 'answers that were typed and not submitted' },
  })({ owner: 'uuid', secret: 'answers', technical: 'is_spent' }),
  // Answers lead to nobody: see docs/decisions/014-answers-without-a-way-back.md.
  survey_answers: other('survey_answers')({
    none: 'id survey_id question_id rating not_applicable text_good text_bad text_missing stage',
  }),
  survey_questions: other('survey_questions')({
    none: 'id survey_id position origin_id type prompt_* open_label_* min max na_enabled text_good_* text_bad_* text_missing_*',
  }),
  surveys: other('surveys')({
    none: 'id academy_id title_* version opened_on reminded_on closed_on invited_count answered_count shown_count waiting_count',
  }),
}
