-- The website of the festival, kept by the office. Empty: the one of the configuration, if there is one.
alter table association add festival_url text not null default '' check (festival_url ~ '^(https://.*)?$');
