-- Results asked for before and after a submission would show what one person answered. Answers are therefore shown in
-- groups: the group that is being filled becomes the waiting one when it has five, and the one that waited is shown. So
-- at least five are left for the moment when the survey is closed.
alter table survey_answers
  add stage text not null default 'filling' check (stage in ('filling', 'waiting', 'shown'));

alter table surveys
  -- How many people's answers are shown, and how many make up the waiting group.
  add shown_count int not null default 0,
  add waiting_count int not null default 0,
  add check (shown_count = 0 or shown_count >= 5),
  add check (waiting_count = 0 or waiting_count >= 5),
  add check (shown_count + waiting_count <= answered_count);

-- What could be seen until now stays.
update surveys set shown_count = answered_count where answered_count >= 5;
update survey_answers set stage = 'shown'
where survey_id in (select id from surveys where shown_count > 0);
