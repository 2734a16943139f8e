-- The search for a part of a text: every text with the part has all its groups of three letters. An index of the groups finds
-- candidates, and `like` compares those. It needs no extension, which the account of an external database may not create.
create function trigrams(text) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr($1, place, 3) from generate_series(1, length($1) - 2) place)
$$;
