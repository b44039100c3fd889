-- The labels a prayer must have to pass the filters that are given. A type is asked for as it is stored ('Peace Prayer', 'text') or
-- by the name of one of the 24 types ('Peace'): a prayer is stored under '<category> Prayer' and carries the name of the type
-- it was made for as a tag, and tags are labels beside the category.
create or replace function private.wanted_labels(in_tradition text, in_category text, of_type text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_remove(
    array[
      'category ' || lower(in_category),
      'tradition ' || in_tradition,
      case
        when of_type = 'text' or of_type like '% Prayer' then 'type ' || of_type
        else 'category ' || lower(of_type)
      end
    ],
    null
  );
$$;
revoke execute on function private.wanted_labels (text, text, text) from public;
