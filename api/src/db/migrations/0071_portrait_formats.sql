-- Portraits in several widths and formats. WebP and JPEG are made while somebody uploads, AVIF later.
alter table teachers
  -- The widths of the files, ascending.
  add column portrait_widths int[],
  -- The formats of the files, the best first.
  add column portrait_formats text[],
  -- When files are to be made: in the past for those who wait, in the future while a process makes them. Null: all are there.
  add column portrait_due_at timestamptz;

-- Earlier uploads have two files, from which the others are made.
update teachers set portrait_widths = '{400,800}', portrait_formats = '{webp}', portrait_due_at = now()
where portrait is not null;

alter table teachers
  add constraint teachers_portrait_files check (
    (portrait is null) = (portrait_widths is null) and (portrait is null) = (portrait_formats is null)
    and (portrait is not null or portrait_due_at is null)),
  add constraint teachers_portrait_widths check (
    cardinality(portrait_widths) > 0 and 100 <= all (portrait_widths) and 999 >= all (portrait_widths)),
  add constraint teachers_portrait_formats check (
    portrait_formats <@ '{avif,webp,jpeg}' and 'webp' = any (portrait_formats));

create index teachers_portrait_due on teachers (portrait_due_at) where portrait_due_at is not null;
