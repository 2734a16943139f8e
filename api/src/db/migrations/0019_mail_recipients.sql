-- Whose mail it is; it is deleted with the account. One that needs a confirmed address waits for it, and goes to the
-- address that the account has then. All others go to the recipient as written.
alter table outbox
  add account_id int references accounts on delete cascade,
  add needs_confirmed_address boolean not null default false,
  -- A link in the body that opens something. It is removed from the body as soon as the mail is sent.
  add secret_link text,
  -- From then on the mail is of no use, and is not sent any more.
  add expires_at timestamptz,
  add constraint outbox_confirmed_account check (not needs_confirmed_address or account_id is not null);
create index outbox_account on outbox (account_id);

update outbox set account_id = accounts.id, needs_confirmed_address = true
from accounts
where sent_at is null and lower(recipient) = lower(accounts.email)
  and key !~ '^(verify-email|password-reset|address-changed|contact):';
update outbox set account_id = accounts.id
from accounts
where key ~ '^(verify-email|password-reset|address-changed):[0-9]+:' and accounts.id::text = split_part(key, ':', 2);

update outbox set
  secret_link = substring(body_text from 'https?://\S+/(?:auth/reset-password|verify-email|feedback)[/?]\S+'),
  expires_at = case when key !~ '^survey:' then created_at + interval '1 hour' end
where sent_at is null and key ~ '^(verify-email|password-reset|survey):';
update outbox set
  body_text = regexp_replace(body_text, 'https?://\S+/(?:auth/reset-password|verify-email|feedback)[/?]\S+',
    '[link removed]', 'g'),
  body_html = regexp_replace(body_html, 'https?://[^\s"<]+/(?:auth/reset-password|verify-email|feedback)[/?][^\s"<]+',
    '[link removed]', 'g')
where sent_at is not null and key ~ '^(verify-email|password-reset|survey):';
-- The last part of these keys was the link itself.
update outbox set key = regexp_replace(key, '[^:]+$', '') || encode(sha256(substring(key from '[^:]+$')::bytea), 'hex')
where key ~ '^survey:[0-9]+:[a-z]+:[0-9-]+:[^:]+$';

-- Confirming an address makes the mails due that wait for it.
create function wake_mail_senders() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger accounts_confirmed after update of email_verified on accounts
  for each row when (new.email_verified and not old.email_verified) execute function wake_mail_senders();

-- Has a row while no mail may leave, as after a restore: the original may have sent the same mails.
create table mail_hold (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null default now(),
  -- The mails up to this one came with the archive.
  last_mail_id bigint not null
);
