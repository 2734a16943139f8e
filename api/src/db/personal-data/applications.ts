import { localized } from '@academy/contract/base/locale'
import { account, deleted, other, personal, via } from './types.ts'

/** Applications, the selection, teachers and accompanists. */
export const applicationTables = {
  applications: personal('applications', {
    topic: 'applications',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    // The number of applications and places stays.
    onErase: {
      way: 'anonymise',
      set: {
        repertoire: '',
        comment: '',
        recording_1: '',
        recording_1_title: '',
        recording_2: '',
        recording_2_title: '',
        recording_3: '',
        recording_3_title: '',
        resume_id: null,
        material_removed_at: 'now',
      },
    },
    exceptions: {
      recording_1: { purpose: 'consent', retention: 'material' },
      recording_1_title: { purpose: 'consent', retention: 'material' },
      recording_2: { purpose: 'consent', retention: 'material' },
      recording_2_title: { purpose: 'consent', retention: 'material' },
      recording_3: { purpose: 'consent', retention: 'material' },
      recording_3_title: { purpose: 'consent', retention: 'material' },
      resume_id: { purpose: 'consent', retention: 'material' },
    },
  })({
    owner: 'account_id',
    reference:
      'masterclass_id resume_id fee_invoice_id participation_invoice_id withdrawal_invoice_id consent_version_id terms_version_id',
    data: 'status is_known repertoire comment recording_1 recording_1_title recording_2 recording_2_title recording_3 recording_3_title applied_at edited_at fee_paid_at withdrawn_at material_removed_at',
    decision: 'is_accepted reserve_rank',
    technical: 'id',
  }),
  application_pieces: personal('application_pieces', {
    topic: 'applications',
    purpose: 'contract',
    retention: 'account',
    owners: [via('application_id', 'applications')],
    onErase: deleted,
  })({ owner: 'application_id', reference: 'piece_id', data: 'position' }),
  repertoire_changes: personal('repertoire_changes', {
    topic: 'applications',
    purpose: 'contract',
    retention: 'account',
    owners: [via('application_id', 'applications')],
    onErase: deleted,
  })({
    owner: 'application_id',
    data: 'former_repertoire former_piece_ids changed_at',
    technical: 'id version',
  }),
  // About the applicant, by the teacher.
  applicant_reviews: personal('applicant_reviews', {
    topic: 'selection',
    purpose: 'organisation',
    retention: 'material',
    owners: [via('application_id', 'applications')],
    onErase: deleted,
  })({
    owner: 'application_id',
    decision: 'rating note changed_at',
    actor: 'changed_by',
    technical: 'version',
  }),
  place_offers: personal('place_offers', {
    topic: 'selection',
    purpose: 'contract',
    retention: 'account',
    owners: [via('application_id', 'applications')],
    onErase: deleted,
  })({
    owner: 'application_id',
    reference: 'masterclass_id',
    data: 'state offered_at expires_at answered_at',
    actor: 'offered_by',
    technical: 'id',
  }),
  reminders: personal('reminders', {
    topic: 'calendar',
    purpose: 'correspondence',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', reference: 'masterclass_id', data: 'created_at sent_at' }),
  // Public, and still the person's.
  teachers: personal('teachers', {
    topic: 'teaching',
    purpose: 'publication',
    retention: 'published',
    owners: [account('account_id')],
    onErase: {
      way: 'anonymise',
      set: {
        first_name: '-',
        last_name: '{id}',
        title: '',
        resume_german: '',
        resume_english: '',
        portrait: null,
        portrait_widths: null,
        portrait_formats: null,
        portrait_due_at: null,
        portrait_whole: null,
        ...localized('sentence', ''),
        drawing: null,
        account_id: null,
      },
    },
    contains: { portrait: 'the portrait, a picture in several sizes' },
  })({
    owner: 'account_id',
    data: 'first_name last_name title resume_german resume_english sentence_*',
    file: 'portrait',
    derived: 'slug search_words near_words',
    technical:
      'id shows_title drawing portrait_widths portrait_formats portrait_due_at portrait_whole portrait_focus_left portrait_focus_top version',
  }),
  seen_applications: personal('seen_applications', {
    topic: 'teaching',
    purpose: 'organisation',
    retention: 'account',
    owners: [account('account_id')],
    onErase: deleted,
  })({ owner: 'account_id', reference: 'masterclass_id', data: 'seen_at previous_seen_at' }),
  correpetition_periods: personal('correpetition_periods', {
    topic: 'teaching',
    purpose: 'contract',
    retention: 'account',
    owners: [account('account_id')],
    // The accompanist of a concert stays, under a number.
    onErase: { way: 'anonymise', set: {} },
  })({
    owner: 'account_id',
    reference: 'academy_id',
    data: 'start_date end_date',
    technical: 'id version',
  }),
  accompanied_masterclasses: personal('accompanied_masterclasses', {
    topic: 'teaching',
    purpose: 'contract',
    retention: 'account',
    owners: [via('period_id', 'correpetition_periods')],
    // The accompanist of a concert stays, under a number.
    onErase: { way: 'anonymise', set: {} },
  })({ owner: 'period_id', reference: 'masterclass_id', data: 'is_assigned assigned_at' }),
  masterclasses: other('masterclasses')({
    actor: 'finalized_by',
    none: 'id academy_id instrument_id teacher_id start_date end_date participation_fee_cents application_closed finalized_at letters_due_at tagline_* places chamber_music_* version offers_automatic selected_count needs_accompanist lessons_* teaching_languages_* level_* included_*',
  }),
  // Views.
  application_states: other('application_states')({
    derived:
      'application_id masterclass_id academy_id account_id is_told status is_accepted reserve_rank repertoire is_final',
  }),
  application_results: other('application_results')({
    derived: 'application_id masterclass_id account_id is_told status is_accepted reserve_rank',
  }),
  // Which processes of the release before read.
  told_results: other('told_results')({
    derived: 'application_id masterclass_id account_id is_told status is_accepted reserve_rank',
  }),
  participants: other('participants')({
    derived: 'application_id masterclass_id academy_id account_id is_told repertoire',
  }),
  forwarded_applications: other('forwarded_applications')({
    derived: 'application_id masterclass_id account_id status fee_paid_at is_accepted reserve_rank',
  }),
  instruments: other('instruments')({
    none: 'id key name_* description_english description_german drawing position version',
  }),
}
