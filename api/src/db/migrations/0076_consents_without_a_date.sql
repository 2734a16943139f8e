-- Nobody consents to news by not refusing them: a refusal has the time of the refusal, and neither a wording nor a
-- time of a consent. Diets and allergies have a consent of their own.
alter table consents alter column given_at drop not null;
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check check (kind in
  ('application_data', 'terms', 'lodging_terms', 'parents', 'needs', 'photos', 'recordings', 'news')) not valid;
-- The check of the wording is the last one of the table in 0068.
alter table consents drop constraint consents_check5;
alter table consents add constraint consents_refusal check (given_at is not null or (kind = 'news' and withdrawn_at is not null)) not valid;
alter table consents add constraint consents_wording check (
  (kind in ('needs', 'photos', 'recordings', 'news') and given_at is not null) = (wording is not null)) not valid;

-- The program has invented a time for these: the day on which the account was made.
update consents set given_at = null, wording = null from accounts
  where accounts.id = consents.account_id and consents.kind = 'news' and consents.given_by is null
    and consents.given_at = least(accounts.created_at, consents.withdrawn_at);
