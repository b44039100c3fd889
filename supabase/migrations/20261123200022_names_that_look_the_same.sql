-- Names that look the same and were told apart by their codes only, and a Thai and Lao vowel that came apart when it was stored.

-- The Thai and Lao vowel am in one piece. NFKC takes it apart and leaves its ring behind the sign of a tone, where no font
-- expects it.
create function private.join_vowel_am(name text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(name, E'\u0E4D([\u0E48-\u0E4B]*)\u0E32', E'\\1\u0E33', 'g'),
    E'\u0ECD([\u0EC8-\u0ECB]*)\u0EB2', E'\\1\u0EB3', 'g'
  );
$$;
revoke execute on function private.join_vowel_am (text) from public;
grant execute on function private.join_vowel_am (text) to authenticated, service_role;

-- What a name looks like, in the Latin letters that its own can be taken for. Names are compared without case, separators
-- and apostrophes; each digit is the letter it stands for in disguises (all different, so that names with different
-- numbers differ), I and 1 are l, and pairs that read as one letter are that letter. `letters` and `looks` add what a
-- letter looks like in one of its two cases only. One line each for letters and below for their looks: Latin ones that
-- differ in small print only, Cyrillic, Armenian, Hebrew, Arabic, Cherokee in both cases, Lisu, Canadian syllabics, Coptic,
-- Tifinagh, letters like an o, katakana like han or hiragana, letters that differ in their code only. Accents stand by
-- themselves while letters are compared; the dot of an i is no accent. Two signs of Thai and Lao read as one vowel, and the
-- Tamil letter la as half of one.
create or replace function private.name_look(name text, letters text, looks text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select normalize(
    regexp_replace(replace(replace(replace(replace(replace(replace(translate(
      replace(
        translate(
          normalize(lower(translate(private.join_vowel_am(name), '._-ʻʼꞌꞋ', '')), NFD),
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
          'ロエニカタトハチオヒムミノヘベペリー' ||
          'әǝӕىیک',
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
          '口工二力夕卜八千才匕厶三丿へべぺり一' ||
          'əəæييك'
        ),
        E'i\u0307', 'i'
      ),
      '0123456789i', 'olzeasgtbql'
    ), 'rn', 'm'), 'vv', 'w'),
      'ß', 'ss'), 'ҫ', E'c\u0327'),
      E'\u0E40\u0E40', E'\u0E41'), E'\u0EC0\u0EC0', E'\u0EC1'),
      E'([\u0B92\u0BC6])\u0BB3', E'\\1\u0BD7', 'g'),
    NFC
  );
$$;

-- The look of a name in capital letters: those with a bar are one.
create or replace function private.name_skeleton_of_capitals(name text)
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select private.name_look(name, 'αβεζηικμνορςτυχϲϳտսլðɖ', 'abezhikmnopσtyxcjsulđđ');
$$;

-- The spelling that is stored: one for all the ways to write the same letters. It overwrites what was sent before the rules
-- are asked.
create or replace function private.tidy_username()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.username := private.join_vowel_am(normalize(new.username, NFKC));
  return new;
end;
$$;

-- Names that rest are compared by the new looks; of two that look the same now the one given up last stays.
with looks as (
  select skeleton, row_number() over (partition by private.name_skeleton(skeleton) order by given_up_at desc, skeleton) as place
  from private.rested_names
)
delete from private.rested_names using looks where rested_names.skeleton = looks.skeleton and looks.place > 1;
update private.rested_names
set skeleton = private.name_skeleton(skeleton), capitals = private.name_skeleton_of_capitals(capitals)
where skeleton <> private.name_skeleton(skeleton) or capitals <> private.name_skeleton_of_capitals(capitals);

-- The indexes hold the looks of before. Whoever has a name that looks like an older account's now keeps it: the index leaves
-- out that very name, and every other name of that account is compared.
drop index public.profiles_username_look;
drop index public.profiles_username_look_of_capitals;
update public.profiles as apart
set username = private.join_vowel_am(username)
where username <> private.join_vowel_am(username)
  and not exists (
    select from public.profiles as other
    where other.id <> apart.id
      and lower(private.join_vowel_am(other.username)) = lower(private.join_vowel_am(apart.username))
  );
do $$
declare
  index_of record;
  alike text[];
begin
  for index_of in
    select * from (values
      ('profiles_username_look', 'name_skeleton'),
      ('profiles_username_look_of_capitals', 'name_skeleton_of_capitals')
    ) as indexes (name, look)
  loop
    execute format(
      'select array_agg(username) from (
        select username, row_number() over (partition by private.%I(username) order by created_at, id) as place from public.profiles
      ) as placed where place > 1',
      index_of.look
    ) into alike;
    execute format(
      'create unique index %I on public.profiles (private.%I(username))%s',
      index_of.name, index_of.look,
      case when alike is null then '' else format(' where username <> all (%L::text[])', alike) end
    );
  end loop;
end;
$$;
