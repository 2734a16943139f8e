alter table teachers
  -- What the teacher says, shown as a quotation; empty: nothing.
  add column sentence_de text not null default '',
  add column sentence_en text not null default '',
  -- The point of the picture that stays visible where a part of it is cut off, in percent of its width and height.
  add column portrait_focus_left smallint not null default 50,
  add column portrait_focus_top smallint not null default 25,
  -- The whole picture of which the portrait is a part: of which portrait, widths of its files, ratio, and the part.
  -- It counts only for the portrait that it names. Null: nothing but the portrait was kept.
  add column portrait_whole jsonb;

alter table teachers
  add constraint teachers_portrait_focus check (
    portrait_focus_left between 0 and 100 and portrait_focus_top between 0 and 100) not valid;
