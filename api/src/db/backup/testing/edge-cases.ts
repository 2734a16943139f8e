import { randomBytes } from 'node:crypto'
import type { FileStore } from '../../../base/files/store.ts'
import { sql } from './installation.ts'

// Characters with a meaning in the text format of COPY, and characters that encodings tend to lose.
export const ODD_TEXTS = [
  'Mária Győrffy-Łęcka, Groß Ötzing',
  'tab\there, newline\nthere, return\rand \\N, \\., \\t, \\\\',
  '\\.',
  '\\N',
  '',
  ' ',
  '"quoted", \'twice\', 𝄞 🎻 e\u0301',
  '\b\f\v\u0001\u007f\u00a0\u2028',
]

const PEOPLE = `
  with account as (
    insert into accounts (first_name, last_name, email, password_hash, roles, created_at)
    select 'x' || odd, 'Odd', gen_random_uuid(), odd, case when odd > '' then '{student,Admin}' else '{}'::text[] end,
      '2026-03-29 02:30:00.123456+01'
    from unnest($1::text[]) odd
    returning id, password_hash as odd
  ), profile as (
    insert into profiles (account_id, title) select id, nullif(left(odd, 50), '') from account
  ), token as (
    insert into access_tokens (token_hash, account_id, created_at, last_used_at)
    select sha256(convert_to(odd, 'UTF8')), id, now(), 'infinity' from account
  )
  insert into audit_log (at, actor_id, account_id, action, details)
  select now(), null, id, odd, jsonb_build_object(odd, jsonb_build_array(odd, null, 1e300, 0.1, true)) from account`

/** Inserts accounts and files with unusual texts, nulls, bytes, arrays and JSON. */
export const insertEdgeCases = async ({ url, files }: { url: string; files: FileStore }) => {
  await sql(url, PEOPLE, [ODD_TEXTS])
  for (const size of [0, 1, 512, 300_000])
    await files.put(`resumes/${size}.pdf`, randomBytes(size), {
      type: 'application/pdf',
      name: `Lebenslauf für ${size} – Ötzing.pdf`,
    })
}
