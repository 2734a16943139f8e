alter table told_notices rename to sent_notices;
alter table sent_notices rename told_at to sent_at;
alter table sent_notices rename constraint told_notices_once to sent_notices_once;
alter table sent_notices rename constraint told_notices_kind_check to sent_notices_kind_check;
alter index told_notices_told_at rename to sent_notices_sent_at;
