-- The documents to agree to are versions with a date. An application and a booking keep the version that was agreed to.

create table document_versions (
  id int generated always as identity primary key,
  name text not null check (name in ('consent_form', 'terms_and_conditions', 'terms_and_conditions_accommodation')),
  valid_from date not null,
  -- Of what both languages say, or of the files where only these are known. Another text is another version.
  checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
  -- {de, en}: what the files were made of; null where the office has put files into the store.
  content jsonb check (content is null or (content ? 'de' and content ? 'en')),
  -- Where the files are in the store.
  key_de text not null,
  key_en text not null,
  created_at timestamptz not null
);
create index document_versions_current on document_versions (name, valid_from desc, id desc);

create function keep_document_version() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a document never changes';
end $$;
create trigger document_versions_stay before update or delete on document_versions
  for each row execute function keep_document_version();

-- Older rows get the first version as soon as it is there: the start of the program makes it of the files in the store.
alter table applications
  add consent_version_id int references document_versions,
  add terms_version_id int references document_versions;
create index applications_consent_version on applications (consent_version_id);
create index applications_terms_version on applications (terms_version_id);
alter table bookings add terms_version_id int references document_versions;
create index bookings_terms_version on bookings (terms_version_id);
