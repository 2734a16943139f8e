/**
 * Selects the ids of accounts with a text in their name or address; the text is an expression, such as `$2`. The
 * index finds those with all its groups of three letters. A shorter text has none: all accounts are read.
 */
export const accountsWith = (text: string): string =>
  `select id from accounts where trigrams(search_text) @> trigrams(plain_text(${text}))
    and strpos(search_text, plain_text(${text})) > 0`
