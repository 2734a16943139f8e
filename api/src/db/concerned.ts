import { type ConcernedKind, MAX_CONCERNED_NAMES } from '@academy/contract/base/concerned'

/** SQL that builds a list of `Concerned`. Each part selects one `name` per affected person or entry. */
export const concernedJson = (...parts: [kind: ConcernedKind, names: string][]): string => `(
  select coalesce(json_agg(part), '[]') from (${parts
    .map(
      ([kind, names]) => `
    select '${kind}' as kind, count(*)::int as count,
      (array_agg(name order by name))[1:${MAX_CONCERNED_NAMES}] as names
    from (${names}) entries having count(*) > 0`,
    )
    .join(' union all ')}) part)`
