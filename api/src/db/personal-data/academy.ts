import { other, personal } from './types.ts'

/** The academy, its texts and the catalogue: about no visitor, but with those who worked on them. */
export const academyTables = {
  academies: other('academies')({
    none: 'id start_date_academy end_date_academy end_date_application place_name handling_fee_cents recording_fee_cents scholarship_* scholarship_url is_current is_draft lodging_free_until lodging_terms withdrawal_terms offer_hours shows_waiting_rank version changed_at',
  }),
  // The law asks for the names of the board in the imprint.
  association: personal('association', {
    topic: 'office',
    purpose: 'law',
    retention: 'published',
    owners: [],
    onErase: { way: 'keep' },
    contains: { board: 'names and functions of the board', social_links: 'addresses of the association' },
  })({
    data: 'board',
    none: 'only_row name street zip city email register_number account_holder iban bic tax_note_* due_days country_id phone website contact_email register_authority legal_form_* bank_name bank_address purpose_* site_name_* place social_links mail_tested_at version festival_url remind_before_days remind_after_days remind_again_days remind_fee_days reminders_since',
  }),
  composers: other('composers')({
    actor: 'added_by',
    none: 'id first_name last_name last_prefix year_of_birth year_of_death search_text search list_name added_at merged_into_id name_* version',
  }),
  pieces: other('pieces')({
    actor: 'added_by',
    none: 'id composer_id title opus catalogue_no tonality search_text list_title added_at merged_into_id title_* version',
  }),
  movements: other('movements')({
    actor: 'added_by',
    none: 'id piece_id title position added_at',
  }),
  merges: other('merges')({
    actor: 'merged_by',
    none: 'id kind composer_id piece_id merged_at',
  }),
  countries: other('countries')({ none: 'id iso_code name_*' }),
  documents: other('documents')({ none: 'name version' }),
  document_versions: other('document_versions')({
    actor: 'account_id',
    none: 'id name valid_from checksum content key_* created_at source template withdrawn_at',
  }),
  site_text_versions: other('site_text_versions')({
    actor: 'account_id',
    none: 'key version value_* changed_at',
  }),
  site_changes: other('site_changes')({ none: 'amount' }),
  installation: other('installation')({
    none: 'only_row is_demo demo_seed in_maintenance maintenance_pass_hash',
  }),
  backup_runs: other('backup_runs')({
    none: 'id kind archive started_at ended_at size_bytes error',
  }),
  setup_links: other('setup_links')({ none: 'only_row token_hash expires_at used_at' }),
}
