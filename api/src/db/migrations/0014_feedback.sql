-- Surveys, whom they were sent to, and what was answered: three things that nothing must tie together again.

create table surveys (
  id int generated always as identity primary key,
  academy_id int not null references academies,
  title_de text not null check (length(title_de) between 1 and 100),
  title_en text not null check (length(title_en) between 1 and 100),
  version int not null default 1,
  -- Days, never times: an exact time would tell whose answer came when.
  opened_on date,
  reminded_on date,
  closed_on date,
  invited_count int not null default 0,
  answered_count int not null default 0,
  check (closed_on is null or opened_on is not null),
  check (answered_count between 0 and invited_count),
  check (invited_count = 0 or opened_on is not null)
);
create index surveys_academy on surveys (academy_id, id);

create table survey_questions (
  id int generated always as identity primary key,
  survey_id int not null references surveys on delete cascade,
  position int not null check (position >= 1),
  -- The first of all the copies of a question; by it the years are compared.
  origin_id int not null,
  type text not null check (type in ('rating', 'open')),
  prompt_de text not null check (length(prompt_de) between 1 and 500),
  prompt_en text not null check (length(prompt_en) between 1 and 500),
  open_label_de text not null default '',
  open_label_en text not null default '',
  min int not null default 1,
  max int not null default 5,
  na_enabled boolean not null default false,
  text_good_de text not null default '',
  text_good_en text not null default '',
  text_bad_de text not null default '',
  text_bad_en text not null default '',
  text_missing_de text not null default '',
  text_missing_en text not null default '',
  -- What an open question keeps of a scale means nothing until it is rated.
  check (min between 0 and 10 and max between 0 and 10 and (type = 'open' or min <= max)),
  constraint survey_questions_in_order unique (survey_id, position) deferrable initially deferred,
  unique (survey_id, id),
  unique (survey_id, origin_id)
);

-- One link for each person. Once it is spent nothing is known but that.
create table survey_invitations (
  uuid uuid primary key default gen_random_uuid(),
  survey_id int not null references surveys,
  -- Forgotten when the survey closes.
  account_id int references accounts on delete set null,
  locale text not null check (locale in ('de', 'en')),
  is_spent boolean not null default false,
  unique (survey_id, account_id),
  unique (uuid, is_spent)
);
create index survey_invitations_account on survey_invitations (account_id);

-- Unlogged: neither the log of the database nor a backup ever holds a draft. The browser keeps a copy of its own.
create unlogged table survey_drafts (
  uuid uuid primary key,
  -- Only as long as the link is not spent; so submitting must delete the draft.
  is_spent boolean not null default false check (not is_spent),
  -- [{question_id, rating, not_applicable, text_good, text_bad, text_missing}]
  answers jsonb not null,
  foreign key (uuid, is_spent) references survey_invitations (uuid, is_spent)
);

-- No key of a person, of an invitation or of the other answers of the same person, and no time. Each submission
-- writes all answers of the survey anew in random order, so that neither their order nor their transaction tells anything.
create table survey_answers (
  id uuid primary key default gen_random_uuid(),
  survey_id int not null,
  question_id int not null,
  rating int check (rating between 0 and 10),
  not_applicable boolean not null default false,
  text_good text not null default '' check (length(text_good) <= 5000),
  text_bad text not null default '' check (length(text_bad) <= 5000),
  text_missing text not null default '' check (length(text_missing) <= 5000),
  foreign key (survey_id, question_id) references survey_questions (survey_id, id),
  check (rating is null or not not_applicable),
  check (rating is not null or not_applicable or text_good || text_bad || text_missing <> '')
);
create index survey_answers_question on survey_answers (survey_id, question_id);

-- What was deleted leaves the disk soon.
alter table survey_answers set (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);
alter table survey_drafts set (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0);

-- Whoever gets such a mail is told apart from others by it, as those who have not answered are by a reminder: nobody is
-- shown whom it goes to, and it is deleted as soon as it is sent.
alter table outbox add is_confidential boolean not null default false;
