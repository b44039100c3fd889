-- Names that pass for the app's own people or for somebody else: names are compared by what they look like.

-- What a name looks like, in the Latin letters that its own can be taken for. Names are compared without case, separators
-- and apostrophes; each digit is the letter it stands for in disguises (all different, so that names with different
-- numbers differ), I and 1 are l, and pairs that read as one letter are that letter. `letters` and `looks` add what a
-- letter looks like in one of its two cases only. One line each for letters and below for their looks: Latin ones that
-- differ in small print only, Cyrillic, Armenian, Hebrew, Arabic, Cherokee in both cases, Lisu, Canadian syllabics, Coptic,
-- Tifinagh, letters like an o, katakana like han or hiragana. Accents stand by themselves while letters are compared; the dot
-- of an i is no accent.
create function private.name_look(name text, letters text, looks text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select normalize(
    replace(replace(translate(
      replace(
        translate(
          normalize(lower(translate(name, '._-ʻʼ', '')), NFD),
          letters ||
          'ıɩɪɑᴀʙᴄᴅᴇɡɢʜᴊᴋĸʟᴍɴᴏᴑᴘʀꜱᴛᴜᴠᴡʏᴢƅƽǀꞁ' ||
          'авгеікмнопрстухѕјһԁԛԝѵӏьүҡ' ||
          'աեհյոռսցքօզգւ' ||
          'וןסט' ||
          'اهەہ' ||
          'ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏴᏂᏧᎩᏳꭰꭱꭲꭵꭺꭻꭼꮃꮇꮋꮍꮐꮓꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶᏼꮒꮷꭹᏻ' ||
          'ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ' ||
          'ᐯᑌᑎᑕᑭᑯᒍᒪᔕᖇᖯᖴᗅᗞᗪᗩᗯᗰᗴᗷᘜᕮᕼ᙭ᙆᓰ' ||
          'ⲃⲉⲍⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ' ||
          'ⵏⵔⵝⴹ' ||
          'ဝଠഠዐ' ||
          'ロエニカタトハチオヒムミノヘベペリー',
          looks ||
          'iiiaabcdegghjkklmnooprstuvwyzbsll' ||
          'abreikmhonpctyxsjhdqwvlbyk' ||
          'wehjnnugpoqqi' ||
          'llou' ||
          'looo' ||
          'drtiajewmhygzbrwsvslcpkbhdygdrtiajewmhygzbrwsvslcpkbhdyg' ||
          'bpdtgkjczfmnlsrvhwxyaeiou' ||
          'vunckdjlsrbfaddawmebgehxzi' ||
          'bezhikmnopctyx' ||
          'loxe' ||
          'oooo' ||
          '口工二力夕卜八千才匕厶三丿へべぺり一'
        ),
        E'i\u0307', 'i'
      ),
      '0123456789i', 'olzeasgtbql'
    ), 'rn', 'm'), 'vv', 'w'),
    NFC
  );
$$;
revoke execute on function private.name_look (text, text, text) from public;
grant execute on function private.name_look (text, text, text) to authenticated, service_role;

-- The look of a name in small letters. Of all scripts only Greek has letters that look like one Latin letter when small and
-- like another when capital.
create function private.name_skeleton(name text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select private.name_look(name, 'αβγεζηικμνοπρςστυχωϲϳ', 'abyeznikuvonpootuxwcj');
$$;
revoke execute on function private.name_skeleton (text) from public;
-- Whoever changes a profile also writes its index entries.
grant execute on function private.name_skeleton (text) to authenticated, service_role;

-- The look of a name in capital letters.
create function private.name_skeleton_of_capitals(name text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select private.name_look(name, 'αβεζηικμνορςτυχϲϳտսլ', 'abezhikmnopσtyxcjsul');
$$;
revoke execute on function private.name_skeleton_of_capitals (text) from public;
grant execute on function private.name_skeleton_of_capitals (text) to authenticated, service_role;

-- True for a name in which a word begins or ends with the app's name or a high office, or that is made of nothing but words
-- of the house, with or without digits around it. A word ends at a separator, before a capital, and, as one reading,
-- at a digit: Badminton is nobody's office, Admin1, 1Adm1n1 and OrisonAdmin are. Accents hide nothing. The words stand here as
-- private.name_skeleton gives them, with l for i, for it is slow to ask it for thirty words at each change of a name.
create function private.is_reserved_name(name text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  with words (office, house) as (
    values (
      '(orlson|admln|moderator|offlclal|anonymous)',
      '^((?:orlson|admln|moderator|offlclal|anonymous)|(?:app|bot|crew|desk|help|mod|moderatlon|my|null|operator|real|root|securlty|servlce|slte|staff|support|sysop|system|team|the|undeflned|web|webmaster)s?)+$'
    )
  ),
  plain as (
    select regexp_replace(
      translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036F]', '', 'g'), '._-', '   '),
      '([a-z])([A-Z])', '\1 \2', 'g'
    ) as spaced
  ),
  readings as (
    select reading from plain, lateral (
      values
        (spaced),
        (replace(spaced, ' ', '')),
        (regexp_replace(spaced, '[0-9]+', ' ', 'g')),
        (regexp_replace(spaced, '(^| )[0-9]+|[0-9]+(?= |$)', ' ', 'g'))
    ) as read (reading)
  ),
  looks as (
    select private.name_skeleton(reading) as look from readings
    union
    select private.name_skeleton_of_capitals(reading) from readings
  )
  select exists (
    select 1 from looks, words
    where look ~ ('(^| )' || office) or look ~ (office || '( |$)') or replace(look, ' ', '') ~ house
  );
$$;
revoke execute on function private.is_reserved_name (text) from public;
grant execute on function private.is_reserved_name (text) to authenticated, service_role;

-- A name that says nothing about the person: two words and a number, never anything from the e-mail address.
create function private.neutral_username()
returns text
language sql
volatile
set search_path = ''
as $$
  select
    (array[
      'Quiet', 'Gentle', 'Bright', 'Still', 'Kind', 'Calm', 'Clear', 'Early', 'Golden', 'Humble',
      'Open', 'Patient', 'Silver', 'Simple', 'Steady', 'Tender', 'Thankful', 'True', 'Warm', 'Wide'
    ])[1 + floor(random() * 20)::int]
    || (array[
      'Bell', 'Bridge', 'Cedar', 'Dawn', 'Field', 'Garden', 'Harbor', 'Hill', 'Lamp', 'Lake',
      'Lark', 'Meadow', 'Morning', 'Olive', 'Path', 'River', 'Sparrow', 'Spring', 'Valley', 'Willow'
    ])[1 + floor(random() * 20)::int]
    || (1000 + floor(random() * 9000)::int)::text;
$$;
revoke execute on function private.neutral_username () from public;

-- Names that were given up, by what they look like: for a year nobody but the account that had one may take it, and nobody
-- when that account is gone.
create table private.rested_names (
  skeleton text primary key,
  account_id uuid,
  given_up_at timestamptz not null default now(),
  capitals text not null,
  constraint rested_names_look_length check (char_length(skeleton) <= 120 and char_length(capitals) <= 120)
);
create index rested_names_given_up_at on private.rested_names (given_up_at);
create index rested_names_account_id on private.rested_names (account_id);
create index rested_names_capitals on private.rested_names (capitals);
alter table private.rested_names enable row level security;
revoke all on table private.rested_names from anon, authenticated;

-- Refuses a name that rests, in the words and with the code of a name that is taken. It runs with its owner's rights because
-- nobody reads the table.
create function private.refuse_rested_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from private.rested_names
    where (
        skeleton = private.name_skeleton(new.username)
        or capitals = private.name_skeleton_of_capitals(new.username)
      )
      and given_up_at > now() - interval '1 year'
      and account_id is distinct from new.id
  ) then
    raise exception using
      errcode = '23505', message = 'duplicate key value violates unique constraint "profiles_username_look"';
  end if;
  return new;
end;
$$;
revoke execute on function private.refuse_rested_name () from public;

-- Lets the old name rest, and the credits of the account's remixes say the new one.
create function private.give_up_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.name_skeleton(new.username) <> private.name_skeleton(old.username) then
    delete from private.rested_names
    where skeleton = private.name_skeleton(new.username) or given_up_at <= now() - interval '1 year';
    insert into private.rested_names (skeleton, capitals, account_id)
    values (private.name_skeleton(old.username), private.name_skeleton_of_capitals(old.username), new.id)
    on conflict (skeleton) do update
    set capitals = excluded.capitals, account_id = excluded.account_id, given_up_at = excluded.given_up_at;
  end if;
  update public.prayers set remix_author = new.username
  where user_id = new.id and is_remix and remix_author is distinct from new.username;
  return null;
end;
$$;
revoke execute on function private.give_up_name () from public;

-- Lets the names of a removed account rest, without a word of whose they were.
create function private.give_up_names_of_removed_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.rested_names set account_id = null where account_id = old.id;
  insert into private.rested_names (skeleton, capitals)
  values (private.name_skeleton(old.username), private.name_skeleton_of_capitals(old.username))
  on conflict (skeleton) do update
  set capitals = excluded.capitals, account_id = null, given_up_at = excluded.given_up_at;
  return null;
end;
$$;
revoke execute on function private.give_up_names_of_removed_profile () from public;
