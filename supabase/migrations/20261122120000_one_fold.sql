-- Search, the marks in what it found and the list of traditions compared texts by three rules; unaccent kept apostrophes
-- apart, so that baha'i, bahai and bahá’í were three words. Now there is one rule, the same as src/catalogue/fold-text.ts: the
-- tests put one table of cases, and any text, to both.

-- Text as search compares it, in lower case, without accents and apostrophes, white space collapsed. In order: apostrophes and
-- what nobody sees are left out; compatible characters become one (NFKD, which every UTF8 database knows by tables of its
-- own); accents of Latin, Greek and Cyrillic and the points of Hebrew, Arabic and Syriac go, while the vowel signs of other
-- scripts stay; lower case by the database's locale, which must know Unicode (C.UTF-8 does, C does not); letters with
-- strokes and hooks become plain; what is left is composed (NFC), so that a syllable is one character. Most texts are ASCII
-- after the usual quotation marks and dashes and skip the slow steps.
create or replace function private.search_form(value text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  value := translate(value, e'\u201c\u201d\u2014\u2013\u2019\u2018''`', '""--');
  if octet_length(value) <> char_length(value) then
    value := regexp_replace(
      normalize(
        regexp_replace(
          value,
          '[\u00ad\u00b4\u02b9-\u02c1\u02c8\u02ca\u02cb\u02ee\u0374\u0384\u055a\u05f3\u061c\u0640\u07f4\u07f5\u1fbd\u1fbf\u1fef'
            || '\u1ffd\u1ffe\u200b-\u200f\u201a\u201b\u202a-\u202e\u2032-\u2037\u2057\u2060-\u2064\u2066-\u2069\ua78b\ua78c\ufeff'
            || '\uff07\uff40]',
          '', 'g'
        ),
        nfkd
      ),
      '[\u02bc\u02be\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f'
        || '\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u1ab0-\u1aff\u1dc0-\u1dff'
        || '\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]',
      '', 'g'
    );
  end if;
  value := lower(value);
  if octet_length(value) <> char_length(value) then
    value := translate(
      value,
      'øđðłıħŧŋƀɓƈȼƌɖɗɇɛƒɠǥɨɉȷƙƚɫƞɲɔɵƥɍƭʈʉʋⱳƴɏƶςٱ'
        || e'\u201e\u201f\u00ab\u00bb\u05f4\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u0085\u1680\u2028\u2029',
      'oddlihtnbbccdddeefggiijkklnnooprttuvwyyzσا"""""-------    '
    );
    value := replace(replace(replace(replace(value, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    if value is not nfc normalized then
      value := normalize(value, nfc);
    end if;
  end if;
  return btrim(regexp_replace(value, '[ \t-\r]{2,}|[\t-\r]', ' ', 'g'));
end;
$$;

-- All that search keeps in this form. No index holds the function itself; those of these tables follow their rows.
select private.index_prayers(array(select id from public.prayers));

analyze private.prayer_search;
analyze private.search_words;
