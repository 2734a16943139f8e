// SQL for lists whose order the client chooses.

interface SortExpressions {
  /** Expressions by the name of the column. Dates are numbers, too: `due_date - date '2000-01-01'`. */
  numbers: Record<string, string>
  texts: Record<string, string>
}

const choose = (column: string, expressions: Record<string, string>) =>
  `case ${column}::text ${Object.entries(expressions)
    .map(([name, expression]) => `when '${name}' then ${expression}`)
    .join(' ')} end`

/** The columns `number_key` and `text_key`; both parameters are placeholders, such as `$5`. */
export const sortKeys = ({ numbers, texts }: SortExpressions, column: string, direction: string): string =>
  `${choose(column, numbers)} * ${direction}::int as number_key, ${choose(column, texts)} as text_key`

/** The order by these columns; equal rows follow the order of the list. */
export const bySortKeys = (direction: string): string => `number_key,
  case when ${direction}::int > 0 then text_key end, case when ${direction}::int < 0 then text_key end desc`

/** Returns the column and the direction: `-due` → `['due', -1]`; no column for the order of the list. */
export const parseSort = (sort = ''): [column: string, direction: 1 | -1] =>
  sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1]
