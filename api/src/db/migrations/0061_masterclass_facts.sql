-- What visitors read about a masterclass before they apply. Empty: not said.
alter table masterclasses
  -- How many lessons there are, and of which kind.
  add lessons_de text not null default '',
  add lessons_en text not null default '',
  -- The languages in which the teacher teaches.
  add teaching_languages_de text not null default '',
  add teaching_languages_en text not null default '',
  -- For whom it is.
  add level_de text not null default '',
  add level_en text not null default '',
  -- What the participation fee pays for.
  add included_de text not null default '',
  add included_en text not null default '';
