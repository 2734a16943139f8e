/**
 * Selects the ids of accounts with a text in their name or address; the text is an expression, such as `$2`. The
 * index finds those with all its groups of three letters. A shorter text has none: all accounts are read.
 */
export const accountsWith = (text: string): string =>
  `select id from accounts where trigrams(search_text) @> trigrams(plain_text(${text}))
    and strpos(search_text, plain_text(${text})) > 0`

/** Of more people with such a name or address nobody knows whom a search means. */
const MAX_PEOPLE = 2_000

/** Like `accountsWith`, at most 2,000 of them; of one or two letters only the beginning of a word is looked for. */
export const someAccountsWith = (text: string): string => `(
  (${accountsWith(text)} and length(plain_text(${text})) >= 3 limit ${MAX_PEOPLE})
  union all
  (select id from accounts where length(plain_text(${text})) < 3 and search_words @@ (select people_query(${text}, false))
  limit ${MAX_PEOPLE}))`
