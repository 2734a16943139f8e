-- Whom a mail names besides its recipient. Null in mails of former releases, which did not record it.
alter table outbox add about int[];

-- The copy of a message that the office got goes with the message, also if it was sent again.
create function delete_mail_of_message() returns trigger language plpgsql as $$
begin
  delete from outbox using deleted_messages message
  where outbox.kind = 'contact' and split_part(outbox.key, ':', 2) = message.id::text;
  return null;
end $$;
create trigger contact_messages_mail after delete on contact_messages
  referencing old table as deleted_messages for each statement execute function delete_mail_of_message();
