alter table consents validate constraint consents_kind_check;
alter table consents validate constraint consents_refusal;
alter table consents validate constraint consents_wording;
