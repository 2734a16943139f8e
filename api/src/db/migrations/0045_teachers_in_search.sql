-- The search over all people finds teachers without an account, too. They are few, so no index is needed.
alter table teachers add search_words tsvector not null generated always as (array_to_tsvector(array_remove(
  name_words(first_name || ' ' || last_name), ''))) stored;
