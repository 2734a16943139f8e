import { expect, test } from 'vitest'
import { type Exception, migrationViolations } from './check-migrations.ts'
import { violationsOf } from './migrations/rules.ts'

const rulesOf = (text: string) => violationsOf(text).map(({ rule }) => rule)

test.each([
  ['alter table accounts add column nickname text', []],
  ["alter table accounts add column nickname text not null default ''", []],
  ['alter table accounts add seen_at timestamptz not null default now()', []],
  ['alter table accounts add column nickname text not null', ['required-column']],
  ['ALTER TABLE ONLY public.accounts\n  ADD nickname text,\n  ADD rank int NOT NULL', ['required-column']],
  ['alter table accounts add column key uuid default gen_random_uuid()', ['rewriting-default']],
  [
    'alter table accounts add column full_name text generated always as (first || last) stored',
    ['rewriting-default'],
  ],
  ['alter table accounts add column number bigserial', ['rewriting-default']],
  ['alter table accounts add price numeric(10, 2) not null default 0, drop column fee', ['dropped-column']],
  ['alter table accounts alter column age type bigint', ['other-type']],
  ['alter table accounts alter age set data type bigint using age::bigint', ['other-type']],
  ['alter table accounts alter column age set not null', ['set-not-null']],
  ['alter table accounts alter column age drop not null', []],
  ['alter table accounts alter column age set default 3', []],
  ['alter table accounts rename column age to years', ['renamed']],
  ['alter table accounts rename to people', ['renamed']],
  ['alter table accounts drop age', ['dropped-column']],
  ['alter table accounts drop constraint accounts_age_check', []],
  ['alter table accounts add constraint old check (age > 3)', ['checked-constraint']],
  ['alter table accounts add constraint old check (age > 3) not valid', []],
  ['alter table accounts validate constraint old', []],
  ['alter table accounts add foreign key (city_id) references cities (id)', ['checked-constraint']],
  ['alter table accounts add constraint one unique (email)', ['unique-constraint']],
  ['alter table accounts add constraint one unique using index one_index', []],
  ['create index on accounts (email)', ['blocking-index']],
  ['create unique index one on accounts (lower(email)) where age > 3', ['blocking-index']],
  ['create index concurrently one on accounts (email)', ['outside-a-transaction']],
  [
    '-- without a transaction\ndrop index concurrently if exists one;\ncreate index concurrently one on accounts (email);',
    [],
  ],
  ['-- without a transaction\nalter table accounts add nickname text', ['outside-a-transaction']],
  [
    'create table cities (id bigint primary key, name text not null);\ncreate index on cities (name);\nalter table cities add country text not null',
    [],
  ],
  ['update accounts set age = 3', ['changed-rows']],
  ['delete from accounts where age = 3', ['changed-rows']],
  ["insert into cities (name) values ('drop table accounts; update x')", []],
  ['drop table accounts', ['dropped-table']],
  ['alter type mood rename value "sad" to "low"', ['renamed']],
  [
    'create or replace function f() returns trigger language plpgsql as $$ begin update accounts set age = 1; return new; end $$',
    [],
  ],
  ['-- alter table accounts drop column age\nselect 1', []],
  ['lock table accounts', ['rewritten-table']],
])('%s', (text, rules) => {
  expect(rulesOf(text)).toEqual(rules)
})

const dropping = { name: '0099_gone.sql', text: 'alter table accounts drop column age;' }
const exception: Exception = { migration: dropping.name, rule: 'dropped-column', why: 'not read since 1.4' }

test('new migrations are checked, except for what is explained', () => {
  expect(migrationViolations([dropping], [])).toEqual([
    expect.stringMatching(
      /^0099_gone\.sql \(dropped-column\): accounts, "drop column age": an older process/,
    ),
  ])
  expect(migrationViolations([dropping], [exception])).toEqual([])
  expect(migrationViolations([{ ...dropping, name: '0042_gone.sql' }], [])).toEqual([])
  expect(migrationViolations([], [exception])).toEqual([
    'the exception dropped-column of 0099_gone.sql is not needed',
  ])
})
