-- Notices to people who do not use their account are void after a longer period, so nobody waits from this moment on.
alter table retention_settings drop column account_shortened_at;
