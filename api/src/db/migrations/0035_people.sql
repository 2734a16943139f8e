-- The search over all people, by name, address, invoice and room.

-- A name as one hears it on the telephone: Müller, Mueller and Muller are the same, and so are Carl and Karl, Matthias and
-- Mathias, Maya and Maja. The key of the first letters of a word is the beginning of the key of the word.
create function name_key(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(replace(regexp_replace(translate(plain_text($1), 'cyjæœþ', 'kiiaot'),
    '([aou])e', '\1', 'g'), 'th', 't'), '([a-z])\1+', '\1', 'g')
$$;

-- Splits a key into words, separated by single spaces.
create function split_words(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace($1, '[\s!-/:-@\[-`{-~‐-―‘’]+', ' ', 'g')
$$;

-- The words of a text. Those around an apostrophe, a hyphen or a dot are also one word: O'Brien, Obrien; Seo-yeon, Seoyeon.
create function name_words(text) returns text[] language sql immutable strict parallel safe as $$
  select string_to_array(split_words(key) || ' ' || split_words(regexp_replace(key, '[''‘’]', '', 'g')) || ' ' ||
    split_words(regexp_replace(key, '[''.\-‐-―‘’]', '', 'g')), ' ')
  from name_key($1) key
$$;

-- The domain of an address is one word that begins with the at sign, so that "com" does not find everybody.
alter table accounts add search_words tsvector not null generated always as (array_to_tsvector(array_remove(
  name_words(first_name || ' ' || last_name || ' ' || split_part(email, '@', 1))
    || ('@' || lower(split_part(email, '@', 2))), ''))) stored;
create index accounts_search_words on accounts using gin (search_words);

-- The order of lists of people.
alter table accounts add list_name text not null generated always as (plain_text(last_name || ' ' || first_name)) stored;
create index accounts_listed on accounts (list_name, id);

-- Every word of what was typed, or the beginning of one; null if there is no word.
create function people_query(search text, is_exact boolean) returns tsquery language sql stable strict parallel safe as $$
  select string_agg(quote_literal(word) || case when is_exact then '' else ':*' end, ' & ')::tsquery
  from (
    select unnest(string_to_array(split_words(name_key(regexp_replace(search, '@\S*', '', 'g'))), ' '))
    union all
    select lower(domain[1]) from regexp_matches(translate(search, '''\', ''), '@[^\s@]+', 'g') domain
  ) words (word)
  where word <> ''
$$;

create index invoices_number on invoices (number);
create index invoices_number_prefix on invoices (invoice_number collate "C");
create index invoices_reference on invoices (reference collate "C");
