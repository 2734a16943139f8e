-- Six months after the decision, or after the academy, an application loses what was sent with it: the résumé and the
-- links to recordings. Who applied without being known to the teacher had to send one, and keeps the application.
alter table applications add column material_removed_at timestamptz;

alter table applications
  drop constraint applications_check2,
  add constraint applications_recording_of_strangers
    check (is_known or recording_1 <> '' or material_removed_at is not null),
  add constraint applications_removed_material
    check (material_removed_at is null or (resume_id is null and recording_1 = ''));

create index applications_with_material on applications (masterclass_id) where material_removed_at is null;
