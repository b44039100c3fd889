-- Text without what can not be seen and may deceive: marks and overrides of the direction of writing, control characters,
-- and characters without width or shape. The joiners U+200C and U+200D stay, which Persian, Indic scripts and emoji need;
-- so do variation selectors, and tag characters as long as they spell a flag. Line ends become \n.
create function private.plain_text(value text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  -- Nearly every text is plain already, and one look is cheaper than three replacements.
  if value !~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E007F]' then
    return value;
  end if;
  value := regexp_replace(value, '\r\n?|[\u0085\u2028\u2029]', e'\n', 'g');
  value := regexp_replace(value, '[\u115F\u1160\u2800\u3164\uFFA0]', ' ', 'g');
  value := regexp_replace(
    value, '(\U0001F3F4[\U000E0020-\U000E007E]{1,8}\U000E007F)|[\U000E0000-\U000E007F]', '\1', 'g'
  );
  return regexp_replace(
    value,
    '[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]',
    '', 'g'
  );
end;
$$;
revoke execute on function private.plain_text (text) from public;
grant execute on function private.plain_text (text) to authenticated, service_role;

-- The same in one line: runs of white space and control characters become one space. What would look blank is ''.
create or replace function private.plain_line(value text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- Nearly every line is words of visible ASCII with single spaces.
  if value ~ '^[!-~]+(?: [!-~]+)*$' then
    return value;
  end if;
  value := regexp_replace(
    value, '[\s\u0001-\u001F\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
  );
  value := btrim(regexp_replace(private.plain_text(value), '\s+', ' ', 'g'));
  return case when value ~ '^[\s\u200C\u200D\u034F\uFE00-\uFE0F]*$' then '' else value end;
end;
$$;

-- A prayer text: plain, and null when it would look blank.
create function private.tidy_text(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select plain
  from (select private.plain_text(value) as plain) as tidy
  where plain ~ '[^\s\u00A0\u1680\u2000-\u200A\u200C\u200D\u202F\u205F\u3000\u034F\uFE00-\uFE0F]';
$$;
revoke execute on function private.tidy_text (text) from public;
grant execute on function private.tidy_text (text) to authenticated, service_role;

-- Keeps a prayer's text in one form, whoever writes it.
create or replace function private.tidy_prayer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.title := private.plain_line(new.title);
  new.tradition := private.plain_line(new.tradition);
  new.category := private.plain_line(new.category);
  new.type := private.plain_line(new.type);
  new.author := private.plain_line(new.author);
  new.source := private.plain_line(new.source);
  new.remix_author := private.plain_line(new.remix_author);
  new.tags := private.tidy_tags(new.tags);
  if new.short_text is not null then
    new.short_text := coalesce(private.tidy_text(new.short_text), '');
  end if;
  new.medium_text := private.tidy_text(new.medium_text);
  new.long_text := private.tidy_text(new.long_text);
  return new;
end;
$$;

-- Tidies what a person typed and keeps the dates true. An emptied field is null, not ''.
create or replace function private.tidy_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.username := btrim(new.username);
  new.bio := btrim(private.tidy_text(new.bio));
  new.avatar_url := nullif(btrim(new.avatar_url), '');
  new.banner_url := nullif(btrim(new.banner_url), '');
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end;
$$;

-- The two tables of names that only triggers write; they hold what prayers hold.
alter table private.category_counts
add constraint category_counts_category_length check (char_length(category) between 1 and 60);
alter table private.own_category_counts
add constraint own_category_counts_category_length check (char_length(category) between 1 and 60);
