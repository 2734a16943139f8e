-- The record only grows. Two changes remain possible: the reference to a deleted account becomes null, and the job that
-- deletes what is older than the promised retention says so with a setting of its transaction.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if current_setting('academy.deletes_expired_record', true) = 'on' then return old; end if;
  elsif (new.actor_id is null or new.actor_id = old.actor_id)
    and (new.account_id is null or new.account_id = old.account_id)
    and (new.id, new.at, new.action, new.details) = (old.id, old.at, old.action, old.details) then
    return new;
  end if;
  raise exception 'The record cannot be changed' using errcode = 'restrict_violation';
end $$;

create trigger keep_audit_log before update or delete on audit_log for each row execute function keep_audit_log();

-- The latest entries of a kind.
create index audit_log_action on audit_log (action, at);
