-- The office publishes the documents to agree to. One row for each document: it is locked by those who publish, and shared by
-- those who agree.
create table documents (
  name text primary key check (name in ('consent_form', 'terms_and_conditions', 'terms_and_conditions_accommodation')),
  -- Counts publications and withdrawals. 0: nothing was ever published, and the program may publish its wording.
  version int not null default 0 check (version >= 0)
);
insert into documents (name, version)
select name, (select count(*) from document_versions published where published.name = document.name)
from (values ('consent_form'), ('terms_and_conditions'), ('terms_and_conditions_accommodation')) document (name);

drop trigger document_versions_stay on document_versions;

alter table document_versions
  add foreign key (name) references documents,
  add source text not null default 'program' check (source in ('program', 'written', 'uploaded')),
  -- {de, en}: what the office has written, with placeholders; `content` is what it said with the values of that day.
  add template jsonb check (template is null or (template ? 'de' and template ? 'en')),
  add account_id int references accounts on delete set null,
  -- Until its day a version can be withdrawn: it never comes into force.
  add withdrawn_at timestamptz,
  add check ((template is not null) = (source = 'written'));
create index document_versions_account on document_versions (account_id);

-- Files that were found in the store.
update document_versions set source = 'uploaded' where content is null;
alter table document_versions alter source drop default;

-- Only the withdrawal is added later, and the person vanishes with the account.
create or replace function keep_document_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'withdrawn_at' - 'account_id' = to_jsonb(old) - 'withdrawn_at' - 'account_id'
    and (new.account_id is null or new.account_id is not distinct from old.account_id)
    and (old.withdrawn_at is null or new.withdrawn_at is not distinct from old.withdrawn_at)
  then
    return new;
  end if;
  raise exception 'a version of a document never changes';
end $$;
create trigger document_versions_stay before update or delete on document_versions
  for each row execute function keep_document_version();
