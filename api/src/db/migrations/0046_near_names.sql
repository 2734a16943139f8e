-- The search over all people reads Cyrillic and Greek letters, and forgives one typing error.

-- Cyrillic and Greek letters as English spells them. Each becomes some letters of its own, so that the beginning of a word
-- still gives the beginning of its key.
create function latin_letters(text) returns text language sql immutable strict parallel safe as $$
  select translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace($1,
      'щ', 'shch'), 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'),
      'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'),
    'абвгґдеєзиіклмнопрстуфыэјљњћђџαβγδεζηικλμνξοπρστυφωςьъ',
    'abvggdeeziiklmnoprstufyejlnkdzavgdeziiklmnxoprstyfos')
$$;

create or replace function name_key(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(replace(regexp_replace(translate(latin_letters(plain_text($1)), 'cyjæœþ', 'kiiaot'),
    '([aou])e', '\1', 'g'), 'th', 't'), '([a-z])\1+', '\1', 'g')
$$;

-- Words, and what is left of each long one without one of its first letters. Two words that differ by a wrong, missing,
-- additional or swapped letter have such a form in common.
create function near_words(text[]) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct form), '{}')
  from (
    select word from unnest($1) word where word <> ''
    union all
    select left(word, place - 1) || substr(word, place + 1)
    from unnest($1) word, generate_series(1, least(length(word), 12)) place
    where length(word) >= 4
  ) forms (form)
$$;

alter table accounts drop column search_words;
alter table accounts add search_words tsvector not null generated always as (array_to_tsvector(array_remove(
  name_words(first_name || ' ' || last_name || ' ' || latin_name || ' ' || split_part(email, '@', 1))
    || ('@' || lower(split_part(email, '@', 2))), ''))) stored;
create index accounts_search_words on accounts using gin (search_words);
alter table accounts add near_words tsvector not null generated always as (array_to_tsvector(
  near_words(name_words(first_name || ' ' || last_name || ' ' || latin_name)))) stored;
create index accounts_near_words on accounts using gin (near_words);

alter table teachers drop column search_words;
alter table teachers add search_words tsvector not null generated always as (array_to_tsvector(array_remove(
  name_words(first_name || ' ' || last_name), ''))) stored;
alter table teachers add near_words tsvector not null generated always as (array_to_tsvector(
  near_words(name_words(first_name || ' ' || last_name)))) stored;

-- Every word of what was typed with one error; null if none is long enough to have one, or for an address.
create function near_query(search text) returns tsquery language sql stable strict parallel safe as $$
  select case when bool_or(length(word) >= 4) then string_agg('(' || forms || ')', ' & ')::tsquery end
  from unnest(string_to_array(split_words(name_key(search)), ' ')) word,
    lateral (select string_agg(quote_literal(form) || ':*', ' | ') from unnest(near_words(array[word])) form) near (forms)
  where word <> '' and search !~ '[@0-9]'
$$;
