-- What the demo was last filled with: a later start with the same content does not look again.
alter table installation add column demo_seed text;
