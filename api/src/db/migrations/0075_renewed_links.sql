-- When the link of a mail expires that is made anew if the mail leaves later. The mail itself expires after it.
alter table outbox add link_expires_at timestamptz;
