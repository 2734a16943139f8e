-- Paying from outside SEPA, and reminders of open invoices.

alter table association
  add bank_address text not null default '' check (length(bank_address) <= 200),
  -- Days before the due date, after it, and after it a second time; days before the deadline for handling fees. 0: none.
  add remind_before_days int not null default 3 check (remind_before_days between 0 and 60),
  add remind_after_days int not null default 7 check (remind_after_days between 0 and 120),
  add remind_again_days int not null default 21 check (remind_again_days between 0 and 240),
  add remind_fee_days int not null default 5 check (remind_fee_days between 0 and 60),
  -- Steps up to this day are never sent: the reminders did not exist yet, or were switched off.
  add reminders_since date not null default (now() at time zone 'Europe/Vienna')::date;

-- Each step once for each invoice, and at most one reminder of an invoice a day, whoever sends it.
create table payment_reminders (
  id int generated always as identity primary key,
  invoice_id int not null references invoices,
  step text not null check (step in ('before_due', 'deadline', 'overdue', 'second', 'by_hand')),
  sent_on date not null,
  sent_at timestamptz not null,
  sent_by int references accounts on delete set null,
  -- Its mail in the outbox, as long as that is kept.
  mail_key text not null unique,
  constraint payment_reminders_once_a_day unique (invoice_id, sent_on),
  check (sent_by is null or step = 'by_hand')
);
create unique index payment_reminders_each_step_once on payment_reminders (invoice_id, step) where step <> 'by_hand';
create index payment_reminders_sent_by on payment_reminders (sent_by);

-- Whom, or of which invoice, the office does not want to have reminded.
create table reminder_stops (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  -- None: no invoice of this person.
  invoice_id int references invoices,
  stopped_at timestamptz not null,
  stopped_by int references accounts on delete set null,
  unique nulls not distinct (account_id, invoice_id)
);
create index reminder_stops_invoice on reminder_stops (invoice_id);
create index reminder_stops_stopped_by on reminder_stops (stopped_by);
