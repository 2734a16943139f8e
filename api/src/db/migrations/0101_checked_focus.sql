alter table teachers validate constraint teachers_portrait_focus;
