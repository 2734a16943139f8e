-- The texts that the office has changed. The defaults are in the program; a text without a row has its default.
create table site_text_versions (
  key text not null check (key ~ '^[a-z_]+\.[a-z_]+$'),
  -- Two people who save the same version insert the same number: the primary key refuses the second.
  version int not null check (version > 0),
  -- Null where the text is missing in a language; in all languages: the default.
  value_de jsonb,
  value_en jsonb,
  changed_at timestamptz not null,
  account_id int references accounts on delete set null,
  primary key (key, version)
);
create index site_text_versions_account on site_text_versions (account_id);
