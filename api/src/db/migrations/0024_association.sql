-- What the site, mails, invoices and documents say about the association, kept by the office.

alter table association
  add country_id int references countries,
  add phone text not null default '',
  add website text not null default '' check (website ~ '^(https://.*)?$'),
  -- Receives the messages of the contact form, and is shown to the public.
  add contact_email text not null default '',
  add register_authority text not null default '',
  add legal_form_de text not null default '',
  add legal_form_en text not null default '',
  add bank_name text not null default '',
  add purpose_de text not null default '',
  add purpose_en text not null default '',
  add site_name_de text not null default 'Internationale Sommerakademie' check (site_name_de <> ''),
  add site_name_en text not null default 'International Summer Academy' check (site_name_en <> ''),
  -- Shown while no academy is current.
  add place text not null default '',
  add social_links json not null default '[]'
    check (json_typeof(social_links) = 'array' and json_array_length(social_links) <= 10),
  add board json not null default '[]' check (json_typeof(board) = 'array' and json_array_length(board) <= 20),
  -- When the mail server last accepted a test mail.
  add mail_tested_at timestamptz,
  add version int not null default 1;

update association set
  country_id = (select id from countries where iso_code = 'AT'),
  place = coalesce((select place_name from academies where is_current), '');
alter table association alter country_id set not null;

-- The link to the set-up page of an installation without an admin. A start makes a new one, so it is not backed up.
create unlogged table setup_links (
  only_row boolean primary key default true check (only_row),
  token_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
