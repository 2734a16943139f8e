-- What the academy asks before somebody arrives, and keeps for the next time.

-- Beside the diet; vegan ones are vegetarian, too.
alter table bookings add special_diets text[] not null default '{}'
  check (special_diets <@ array['VEGAN', 'GLUTEN_FREE', 'LACTOSE_FREE', 'NO_PORK', 'HALAL', 'KOSHER']);
alter table bookings add check (diet is not null or special_diets = '{}');
alter table bookings add check (diet = 'VEGETARIAN' or not 'VEGAN' = any (special_diets));

-- Goes with the account.
create table arrival_details (
  account_id int primary key references accounts on delete cascade,
  allergies text not null default '' check (length(allergies) <= 500),
  emergency_name text not null default '' check (length(emergency_name) <= 100),
  emergency_phone text not null default '' check (length(emergency_phone) <= 50),
  emergency_relation text not null default '' check (length(emergency_relation) <= 100),
  -- A parent of a minor.
  parent_name text not null default '' check (length(parent_name) <= 100),
  parent_contact text not null default '' check (length(parent_contact) <= 200),
  -- Of allergies and emergency contact.
  version int not null default 0,
  check ((emergency_name = '') = (emergency_phone = '')),
  check (emergency_name <> '' or emergency_relation = '')
);

-- The signed consent of a parent, for one academy. The file is deleted after its row.
create table parent_consents (
  account_id int not null references accounts on delete cascade,
  academy_id int not null references academies on delete cascade,
  key text not null unique,
  name text not null,
  size int not null check (size > 0),
  uploaded_at timestamptz not null,
  primary key (account_id, academy_id)
);
create index parent_consents_academy on parent_consents (academy_id);
