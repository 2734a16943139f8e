-- The selection of participants, and who accompanies them.

alter table masterclasses add finalized_by int references accounts on delete set null;

-- The invoice of the place, and of what stays due when it is given up.
alter table applications
  add participation_invoice_id int unique references invoices,
  add withdrawal_invoice_id int unique references invoices,
  -- A result and the decision that it came from say the same, for ever; and nobody has a place who was not forwarded.
  add constraint applications_accepted_by_decision
    check (status <> 'accepted' or (is_accepted is true and fee_paid_at is not null)),
  add constraint applications_rejected_by_decision check (status <> 'rejected' or is_accepted is false);

-- Whom the teacher sees: forwarded applications of one masterclass.
create index applications_forwarded on applications (masterclass_id, fee_paid_at) where fee_paid_at is not null;

create table correpetition_periods (
  id int generated always as identity primary key,
  academy_id int not null references academies on delete cascade,
  account_id int not null references accounts on delete cascade,
  start_date date not null,
  end_date date not null,
  check (start_date < end_date),
  unique (academy_id, account_id)
);
create index correpetition_periods_account on correpetition_periods (account_id);

create table accompanied_masterclasses (
  period_id int not null references correpetition_periods on delete cascade,
  masterclass_id int not null references masterclasses on delete cascade,
  primary key (period_id, masterclass_id)
);
create index accompanied_masterclasses_masterclass on accompanied_masterclasses (masterclass_id);
