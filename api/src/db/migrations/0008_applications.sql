-- Applications. The decision of the teacher stays invisible to the person until the masterclass is final; only then
-- does the status tell it.
alter table masterclasses add finalized_at timestamptz;

create table applications (
  id int generated always as identity primary key,
  masterclass_id int not null references masterclasses,
  account_id int not null references accounts,
  status text not null default 'applied' check (status in ('applied', 'accepted', 'rejected', 'withdrawn')),
  is_known boolean not null,
  repertoire text not null default '' check (length(repertoire) <= 10000),
  comment text not null default '' check (length(comment) <= 5000),
  recording_1 text not null default '',
  recording_2 text not null default '',
  recording_3 text not null default '',
  resume_id int references resumes,
  -- Consent and terms were accepted with it.
  applied_at timestamptz not null,
  -- None where the academy takes no handling fee; then it counts as paid at once.
  fee_invoice_id int unique references invoices,
  -- Forwarded to the teacher from then on.
  fee_paid_at timestamptz,
  -- The teacher's decision, preliminary until the masterclass is final.
  is_accepted boolean,
  withdrawn_at timestamptz,
  check ((status = 'withdrawn') = (withdrawn_at is not null)),
  check (fee_invoice_id is not null or fee_paid_at is not null),
  check (is_known or recording_1 <> ''),
  check (recording_1 <> '' or recording_2 = ''),
  check (recording_2 <> '' or recording_3 = '')
);
-- One living application for each person and masterclass.
create unique index applications_one_living on applications (account_id, masterclass_id) where status <> 'withdrawn';
create index applications_account on applications (account_id, id);
create index applications_masterclass on applications (masterclass_id, id);
create index applications_resume on applications (resume_id);
