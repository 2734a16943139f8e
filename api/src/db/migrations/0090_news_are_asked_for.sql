-- News go to people who have agreed to them and to nobody else. Whoever was never asked has not agreed. Processes of the
-- release before still read this view while they are replaced.
create or replace view news_refusals as
  select accounts.id as account_id, (
    select max(withdrawn_at) from consents where consents.account_id = accounts.id and kind = 'news') as since
  from accounts where not exists (
    select from consents where consents.account_id = accounts.id and kind = 'news' and withdrawn_at is null);

update outbox set stopped_at = now() where unsubscribe_url is not null and sent_at is null and stopped_at is null
  and given_up_at is null and exists (select from news_refusals where news_refusals.account_id = outbox.account_id);
