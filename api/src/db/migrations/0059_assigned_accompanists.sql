-- When the office assigned an accompanist, who is told of it by mail. Null for own choices and older assignments.
alter table accompanied_masterclasses add assigned_at timestamptz;
alter table accompanied_masterclasses add check (assigned_at is null or is_assigned);

alter table notice_refusals drop constraint notice_refusals_kind_check;
alter table notice_refusals add constraint notice_refusals_kind_check check (kind in
  ('new_applications', 'deadline', 'selection_late', 'withdrawals', 'assigned', 'class_final', 'repertoire_changed'));
alter table told_notices drop constraint told_notices_kind_check;
alter table told_notices add constraint told_notices_kind_check check (kind in
  ('new_applications', 'deadline', 'selection_late', 'withdrawals', 'assigned', 'class_final', 'repertoire_changed'));
