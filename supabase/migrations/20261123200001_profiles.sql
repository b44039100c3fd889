-- The scripts that a username may be written in, as Unicode has them.

-- True for letters of one script, each with at most four marks, and ASCII digits and separators between them. The ranges
-- are Unicode's letters and marks of each script, without those that are read as nothing; Japanese, Korean and Chinese
-- names are written in several scripts that count as one.
create function private.is_spelt_in_one_script(name text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select name ~ '^[A-Za-z0-9._-]*$' or exists (
    select 1
    from (
      values
      -- Latin
      ('\u0041-\u005A\u0061-\u007A\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02B8\u02BB\u02BC\u02E0-\u02E4\u1D00-\u1D25\u1D2C-\u1D5C\u1D62-\u1D65\u1D6B-\u1D77\u1D79-\u1DBE\u1E00-\u1EFF\u2071\u207F\u2090-\u209C\u212A\u212B\u2132\u214E\u2183\u2184\u2C60-\u2C7F\uA722-\uA787\uA78B-\uA7DC\uA7F1-\uA7FF\uAB30-\uAB5A\uAB5C-\uAB64\uAB66-\uAB69\uFB00-\uFB06\uFF21-\uFF3A\uFF41-\uFF5A', '\u0300-\u0314\u031B\u0323-\u0331'),
      -- Cyrillic
      ('\u02BC\u0400-\u0481\u048A-\u052F\u1C80-\u1C8A\u1D2B\u1D78\uA640-\uA66E\uA67F-\uA69D', '\u0300-\u0314\u0483\u0484\u0487-\u0489\u2DE0-\u2DFF\uA66F-\uA672\uA674-\uA67D\uA69E\uA69F\uFE2E\uFE2F'),
      -- Greek
      ('\u0370-\u0373\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03E1\u03F0-\u03F5\u03F7-\u03FF\u1D26-\u1D2A\u1D5D-\u1D61\u1D66-\u1D6A\u1DBF\u1F00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2126\uAB65', '\u0300-\u0314\u0342\u0345'),
      -- Arabic
      ('\u0620-\u063F\u0641-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0750-\u077F\u0870-\u0887\u0889-\u088F\u08A0-\u08C9\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC', '\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0897-\u089F\u08CA-\u08E1\u08E3-\u08FF'),
      -- Armenian
      ('\u0531-\u0556\u0559\u0560-\u0588\uFB13-\uFB17', ''),
      -- Balinese
      ('\u1B05-\u1B33\u1B45-\u1B4C', '\u1B00-\u1B04\u1B34-\u1B44\u1B6B-\u1B73'),
      -- Bamum
      ('\uA6A0-\uA6E5', '\uA6F0\uA6F1'),
      -- Batak
      ('\u1BC0-\u1BE5', '\u1BE6-\u1BF3'),
      -- Bengali
      ('\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC', '\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7\u09C8\u09CB-\u09CD\u09D7\u09E2\u09E3\u09FE'),
      -- Bopomofo
      ('\u3105-\u312F\u31A0-\u31BF', ''),
      -- Buginese
      ('\u1A00-\u1A16', '\u1A17-\u1A1B'),
      -- Buhid
      ('\u1740-\u1751', '\u1752\u1753'),
      -- Canadian Aboriginal
      ('\u1401-\u166C\u166F-\u167F\u18B0-\u18F5', ''),
      -- Cham
      ('\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B', '\uAA29-\uAA36\uAA43\uAA4C\uAA4D'),
      -- Cherokee
      ('\u13A0-\u13F5\u13F8-\u13FD\uAB70-\uABBF', ''),
      -- Coptic
      ('\u03E2-\u03EF\u2C80-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3', '\u2CEF-\u2CF1'),
      -- Devanagari
      ('\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u097F\uA8F2-\uA8F7\uA8FB\uA8FD\uA8FE', '\u0900-\u0903\u093A-\u093C\u093E-\u094F\u0955-\u0957\u0962\u0963\uA8E0-\uA8F1\uA8FF'),
      -- Ethiopic
      ('\u1200-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E', '\u135D-\u135F'),
      -- Georgian
      ('\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u10FF\u1C90-\u1CBA\u1CBD-\u1CBF\u2D00-\u2D25\u2D27\u2D2D', ''),
      -- Gujarati
      ('\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9', '\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2\u0AE3\u0AFA-\u0AFF'),
      -- Gurmukhi
      ('\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74', '\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A70\u0A71\u0A75'),
      -- Hanunoo
      ('\u1720-\u1731', '\u1732-\u1734'),
      -- Hebrew
      ('\u05D0-\u05EA\u05EF-\u05F2\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFB4F', '\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\uFB1E'),
      -- Javanese
      ('\uA984-\uA9B2', '\uA980-\uA983\uA9B3-\uA9C0'),
      -- Kannada
      ('\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDC-\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2', '\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CE2\u0CE3\u0CF3'),
      -- Kayah Li
      ('\uA90A-\uA925', '\uA926-\uA92D'),
      -- Khmer
      ('\u1780-\u17B3\u17D7\u17DC', '\u17B6-\u17D3\u17DD'),
      -- Lao
      ('\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF', '\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE'),
      -- Lepcha
      ('\u1C00-\u1C23\u1C4D-\u1C4F', '\u1C24-\u1C37'),
      -- Limbu
      ('\u1900-\u191E', '\u1920-\u192B\u1930-\u193B'),
      -- Lisu
      ('\uA4D0-\uA4FD', ''),
      -- Malayalam
      ('\u0D04-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F', '\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D44\u0D46-\u0D48\u0D4A-\u0D4D\u0D57\u0D62\u0D63'),
      -- Mandaic
      ('\u0840-\u0858', '\u0859-\u085B'),
      -- Meetei Mayek
      ('\uAAE0-\uAAEA\uAAF2-\uAAF4\uABC0-\uABE2', '\uAAEB-\uAAEF\uAAF5\uAAF6\uABE3-\uABEA\uABEC\uABED'),
      -- Mongolian
      ('\u1820-\u1878\u1880-\u1884\u1887-\u18A8\u18AA', '\u1885\u1886\u18A9'),
      -- Myanmar
      ('\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA60-\uAA76\uAA7A\uAA7E\uAA7F', '\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\uA9E5\uAA7B-\uAA7D'),
      -- New Tai Lue
      ('\u1980-\u19AB\u19B0-\u19C9', ''),
      -- Nko
      ('\u07CA-\u07EA\u07F4\u07F5\u07FA', '\u07EB-\u07F3\u07FD'),
      -- Ol Chiki
      ('\u1C5A-\u1C7D', ''),
      -- Oriya
      ('\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71', '\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B62\u0B63'),
      -- Rejang
      ('\uA930-\uA946', '\uA947-\uA953'),
      -- Samaritan
      ('\u0800-\u0815\u081A\u0824\u0828', '\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D'),
      -- Saurashtra
      ('\uA882-\uA8B3', '\uA880\uA881\uA8B4-\uA8C5'),
      -- Sinhala
      ('\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6', '\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DF2\u0DF3'),
      -- Sundanese
      ('\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BBF', '\u1B80-\u1B82\u1BA1-\u1BAD'),
      -- Syloti Nagri
      ('\uA800\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822', '\uA802\uA806\uA80B\uA823-\uA827\uA82C'),
      -- Syriac
      ('\u0710\u0712-\u072F\u074D-\u074F\u0860-\u086A', '\u0711\u0730-\u074A'),
      -- Tagalog
      ('\u1700-\u1711\u171F', '\u1712-\u1715'),
      -- Tagbanwa
      ('\u1760-\u176C\u176E-\u1770', '\u1772\u1773'),
      -- Tai Le
      ('\u1950-\u196D\u1970-\u1974', ''),
      -- Tai Tham
      ('\u1A20-\u1A54\u1AA7', '\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F'),
      -- Tai Viet
      ('\uAA80-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD', '\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1'),
      -- Tamil
      ('\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0', '\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7'),
      -- Telugu
      ('\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C5C\u0C5D\u0C60\u0C61', '\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63'),
      -- Thaana
      ('\u0780-\u07A5\u07B1', '\u07A6-\u07B0'),
      -- Thai
      ('\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46', '\u0E31\u0E34-\u0E3A\u0E47-\u0E4E'),
      -- Tibetan
      ('\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C', '\u0F18\u0F19\u0F35\u0F37\u0F39\u0F3E\u0F3F\u0F71-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6'),
      -- Tifinagh
      ('\u2D30-\u2D67\u2D6F', '\u2D7F'),
      -- Vai
      ('\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B', ''),
      -- Yi
      ('\uA000-\uA48C', ''),
      -- Han, Hiragana, Katakana
      ('\u3005\u303B\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFA6D\uFA70-\uFAD9\uFF66-\uFF6F\uFF71-\uFF9D\U00016FE3\U00016FF2\U00016FF3\U0001AFF0-\U0001AFF3\U0001AFF5-\U0001AFFB\U0001AFFD\U0001AFFE\U0001B000-\U0001B122\U0001B132\U0001B150-\U0001B152\U0001B155\U0001B164-\U0001B167\U00020000-\U0002A6DF\U0002A700-\U0002B81D\U0002B820-\U0002CEAD\U0002CEB0-\U0002EBE0\U0002EBF0-\U0002EE5D\U0002F800-\U0002FA1D\U00030000-\U0003134A\U00031350-\U00033479', '\u3099\u309A\U00016FF0\U00016FF1'),
      -- Han, Hangul
      ('\u1100-\u115E\u1161-\u11FF\u3005\u303B\u3131-\u3163\u3165-\u318E\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97C\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFFA1-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC\U00016FE3\U00016FF2\U00016FF3\U00020000-\U0002A6DF\U0002A700-\U0002B81D\U0002B820-\U0002CEAD\U0002CEB0-\U0002EBE0\U0002EBF0-\U0002EE5D\U0002F800-\U0002FA1D\U00030000-\U0003134A\U00031350-\U00033479', '\u302E\u302F\U00016FF0\U00016FF1'),
      -- Han, Bopomofo
      ('\u3005\u303B\u3105-\u312F\u31A0-\u31BF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFA6D\uFA70-\uFAD9\U00016FE3\U00016FF2\U00016FF3\U00020000-\U0002A6DF\U0002A700-\U0002B81D\U0002B820-\U0002CEAD\U0002CEB0-\U0002EBE0\U0002EBF0-\U0002EE5D\U0002F800-\U0002FA1D\U00030000-\U0003134A\U00031350-\U00033479', '\U00016FF0\U00016FF1')
    ) as script (letters, marks)
    where name ~ (
      '^(?:[0-9._-]|[' || letters || ']' || case marks when '' then '' else '[' || marks || ']{0,4}' end || ')*$'
    )
  );
$$;
revoke execute on function private.is_spelt_in_one_script (text) from public;
grant execute on function private.is_spelt_in_one_script (text) to authenticated, service_role;


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


-- The public face of an account: what others may see of a person. The e-mail address stays in auth.users.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null,
  bio text,
  avatar_url text,
  banner_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_username_spelling check (
    char_length(username) between 3 and 30 and private.is_spelt_in_one_script(username)
  ),
  -- Names that would pass for the app itself or for the stand-in of an unknown remixer.
  constraint profiles_username_not_reserved check (not private.is_reserved_name(username)),
  constraint profiles_bio_length check (char_length(bio) <= 500),
  -- A picture's address would otherwise let whoever looks at a profile ask a stranger's server.
  constraint profiles_avatar_url_spelling check (
    char_length(avatar_url) <= 300 and avatar_url ~ '^/storage/v1/object/public/profiles/avatar/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  ),
  constraint profiles_banner_url_spelling check (
    char_length(banner_url) <= 300 and banner_url ~ '^/storage/v1/object/public/profiles/banner/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$'
  )
);

create unique index profiles_username_key on public.profiles (lower(username));
create unique index profiles_username_look on public.profiles (private.name_skeleton(username));
create unique index profiles_username_look_of_capitals
on public.profiles (private.name_skeleton_of_capitals(username));

revoke all on table public.profiles from anon, authenticated;
grant select on table public.profiles to anon, authenticated;
grant update (username, bio, avatar_url, banner_url) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;

alter table public.profiles enable row level security;

create policy "Profiles can be read by everybody" on public.profiles
for select to anon, authenticated
using (true);

create policy "Profiles can be changed by their owner" on public.profiles
for update to authenticated
using (id = (select private.viewer_id()))
with check (id = (select private.viewer_id()));

-- One row for each profile: what belongs to a person refers to it. The API embeds along foreign keys between its own tables, and
-- rows multiply with each step (an owner's prayers, each with its owner, each with the prayers …). Keys that lead to many rows
-- of a person therefore end here, in the schema it does not serve.
create table private.people (
  id uuid primary key references public.profiles (id) on delete cascade
);
alter table private.people enable row level security;
revoke all on table private.people from anon, authenticated;

-- Lets things belong to the person of a new profile.
create function private.note_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.people (id) values (new.id);
  return null;
end;
$$;
revoke execute on function private.note_person () from public;

create trigger profiles_note_person
after insert on public.profiles
for each row execute function private.note_person();

-- The path of a public picture in the folder, with or without an address before it; any other text as it is, for the
-- constraint to refuse.
create function private.picture_path(value text, folder text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    substring(
      btrim(value) from '^(?:https?://[^/?#\s@]+)?(/storage/v1/object/public/profiles/' || folder || '/[A-Za-z0-9_-][A-Za-z0-9._-]*)$'
    ),
    nullif(btrim(value), '')
  );
$$;
revoke execute on function private.picture_path (text, text) from public;
grant execute on function private.picture_path (text, text) to authenticated, service_role;

-- Tidies what a person typed and keeps the dates true. An emptied field is null, not ''.
create function private.tidy_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.refuse_long_text('username', new.username, 30);
  perform private.refuse_long_text('bio', new.bio, 500);
  perform private.refuse_long_text('address of the avatar', new.avatar_url, 2048);
  perform private.refuse_long_text('address of the banner', new.banner_url, 2048);

  new.username := btrim(new.username);
  new.bio := btrim(private.tidy_text(new.bio));
  new.avatar_url := private.picture_path(new.avatar_url, 'avatar');
  new.banner_url := private.picture_path(new.banner_url, 'banner');
  if tg_op = 'UPDATE' then
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end;
$$;
revoke execute on function private.tidy_profile () from public;

create trigger profiles_tidy
before insert or update on public.profiles
for each row execute function private.tidy_profile();

-- The spelling that is stored: one for all the ways to write the same letters. It overwrites what was sent before the rules
-- are asked.
create function private.tidy_username()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.username := normalize(new.username, NFKC);
  return new;
end;
$$;
revoke execute on function private.tidy_username () from public;

-- Triggers of one moment fire in the order of their names: what a person typed is tidied, then the username, then a name that
-- rests is refused.
create trigger profiles_tidy_username
before insert or update of username on public.profiles
for each row execute function private.tidy_username();

create trigger profiles_z_refuse_rested_name
before insert or update of username on public.profiles
for each row execute function private.refuse_rested_name();

create trigger profiles_give_up_name
after update of username on public.profiles
for each row when (new.username is distinct from old.username)
execute function private.give_up_name();

create trigger profiles_give_up_names_of_removed
after delete on public.profiles
for each row execute function private.give_up_names_of_removed_profile();

-- Makes the profile of one account if it has none. A taken name is drawn again; the last draw can not collide.
create function private.create_profile(account_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  for attempt in 1..8 loop
    insert into public.profiles (id, username)
    values (account_id, private.neutral_username())
    on conflict do nothing;
    exit when exists (select 1 from public.profiles where id = account_id);
  end loop;
  insert into public.profiles (id, username)
  values (account_id, 'Guest-' || left(replace(gen_random_uuid()::text, '-', ''), 24))
  on conflict (id) do nothing;
end;
$$;
revoke execute on function private.create_profile (uuid) from public;

-- Gives each new account its profile. A failure is only warned of: it must never block a sign-up, and
-- ensure_profile() makes the missing row later.
create function private.create_profile_at_sign_up()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.create_profile(new.id);
  return new;
exception
  when others then
    raise warning 'no profile was made at sign-up: %', sqlerrm;
    return new;
end;
$$;
revoke execute on function private.create_profile_at_sign_up () from public;

create trigger users_create_profile
after insert on auth.users
for each row execute function private.create_profile_at_sign_up();

-- The viewer's own missing profile, made with the rights of the owner of the table but for nobody else than the viewer.
create function private.create_own_profile()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  viewer constant uuid := private.viewer_id();
begin
  if viewer is null then
    raise exception 'Only a signed-in account can have a profile.' using errcode = '42501';
  end if;
  perform private.create_profile(viewer);
end;
$$;
revoke execute on function private.create_own_profile () from public;
grant execute on function private.create_own_profile () to authenticated;

-- The viewer's profile; made first when the sign-up left none. Safe to call again.
create function public.ensure_profile()
returns public.profiles
language plpgsql
set search_path = ''
as $$
declare
  found_profile public.profiles;
begin
  select * into found_profile from public.profiles where id = (select private.viewer_id());
  if found_profile.id is null then
    perform private.create_own_profile();
    select * into found_profile from public.profiles where id = (select private.viewer_id());
  end if;
  return found_profile;
end;
$$;
revoke execute on function public.ensure_profile () from public, anon, authenticated;
grant execute on function public.ensure_profile () to authenticated;
