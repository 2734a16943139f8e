-- Whether visitors read the title of a teacher before the name. Until the office says so it is for the office alone.
alter table teachers add column shows_title boolean not null default false;
