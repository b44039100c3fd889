/**
 * What many people know of a tradition by name, beside `TRADITION_WORDS`: its scriptures, prophets and deities, rites and feasts.
 * Only search reads them, in the database: the app would carry them for nothing.
 */
export const KNOWN_NAMES: Readonly<Record<string, string>> = {
  'African Traditional': 'Ifá, Orunmila, sangoma, odu',
  Asatru:
    'Edda, Poetic Edda, Ragnarök, Ragnarok, Valhalla, Yggdrasil, Loki, Balder, Baldur, Tyr, Heimdall, Valkyrie, Mjölnir, Mjolnir, rune',
  "Baha'i Faith":
    'Kitáb-i-Aqdas, Kitáb-i-Íqán, Shoghi Effendi, Hidden Words, obligatory prayer, Remover of Difficulties',
  Buddhism:
    'Dhammapada, Tripitaka, Tipitaka, Lotus Sutra, Heart Sutra, Dalai Lama, Siddhartha, Gautama, Shakyamuni, Avalokiteshvara, Guanyin, Kwan Yin, Amitabha, Maitreya, samsara, bodhi, dukkha, zazen, koan, satori, Four Noble Truths, Eightfold Path, Om mani padme hum, Obon',
  Celtic:
    'Lugh, Cernunnos, Dagda, Danu, Lughnasadh, Iona, Carmina Gadelica, shamrock, Saint Brigid, Saint Columba, ogham, St Brigid, St Patrick, St Columba',
  Christianity:
    'communion, mass, Holy Mass, Bible, biblical, New Testament, Old Testament, Jesus, Christ, Jesus Christ, Virgin Mary, Messiah, Moses, Abraham, apostle, disciple, crucifix, crucifixion, resurrection, Trinity, Holy Spirit, Holy Ghost, Holy Week, Palm Sunday, Maundy Thursday, Corpus Christi, sacrament, exorcism, last rites, psalm, psalter, beatitudes, archangel, liturgy, Magnificat, Pentateuch, Saint Francis, St Francis, Saint Michael, St Michael, Saint Jude, St Jude, Saint Anthony, St Anthony, Saint Joseph, St Joseph, Saint Christopher, St Christopher, Saint Thérèse, St Thérèse, Saint Benedict, St Benedict, pope, priest, pastor, Our Lady, Mother Mary, Ascension, Proverbs, Lazarus, Nicodemus, Judas, Barabbas, Pontius Pilate, Pilate, Goliath',
  Christmas:
    'Santa Claus, Santa, Father Christmas, Magi, mistletoe, Midnight Mass, Star of Bethlehem',
  Confucianism: 'Great Learning, Five Classics, Book of Rites, Qing Ming',
  Hinduism:
    'Ramayana, Mahabharata, Bhagavad Gita, Gita, Veda, Vedic, Upanishad, Purana, Rama, Sita, Hanuman, Vishnu, Brahma, Lakshmi, Saraswati, Durga, Kali, Parvati, Ganesh, Ganges, Om, yogi, swami, sadhu, ashram, mandir, Raksha Bandhan, Janmashtami, Maha Shivaratri, Ganesh Chaturthi, Dussehra, Navratri, Gayatri, Gayatri Mantra, samsara, moksha, atman, Brahman, prasad, pooja, aarti, shanti, Om shanti, Sanskrit, Hanuman Chalisa',
  Islam:
    'halal, Muhammad, Mohammed, Prophet Muhammad, sura, surah, hadith, sunnah, wudu, adhan, azan, zakat, sadaqah, shahada, Mecca, Makkah, Medina, Kaaba, iftar, suhoor, Eid al-Adha, Eid Mubarak, Mawlid, Ashura, Muharram, Laylat al-Qadr, minaret, muezzin, hijab, salaam, inshallah, bismillah, Moses, Abraham, Ibrahim, Musa, fajr, dhuhr, asr, maghrib, isha, tahajjud, istikhara, al-Fatiha, Fatiha, Ayatul Kursi, Ayat al-Kursi, Allahu akbar, Ramzan, ummah, Eid ul-Fitr, Eid ul-Adha, Adha, nikah, obligatory prayer',
  Jainism:
    'Kalpa Sutra, Tattvartha Sutra, Rishabha, Parshva, Mahavir Jayanti, Mahavir, Bhaktamar, Samvatsari, Agama',
  Judaism:
    'Moses, Abraham, Elijah, Talmud, Mishnah, Midrash, Tanakh, Pentateuch, Ten Commandments, Messiah, psalm, kosher, kippah, yarmulke, tallit, tefillin, mezuzah, menorah, challah, kiddush, Kaddish, havdalah, seder, Purim, Sukkot, Shavuot, Simchat Torah, Tisha B’Av, bat mitzvah, mitzvah, bris, brit milah, mikveh, minyan, Amidah, shalom, hallelujah, siddur, davening, daven, mi sheberach, mi shebeirach, Shema Yisrael, modeh ani, bracha, brachot, mitzvot, shul, Rosh Hashana, Kippur, Proverbs, Goliath',
  'Native American': 'vision quest, Sun Dance, Wakan Tanka, Mitakuye Oyasin, smudging, totem',
  Sikhism:
    'Guru Gobind Singh, Adi Granth, Mool Mantar, Japji Sahib, Rehras, Sukhmani Sahib, Golden Temple, Amritsar, Hola Mohalla, Gurpurab, amrit, kirpan, turban, Bandi Chhor Divas, Guru',
  Sufism: 'Ibn Arabi, Al-Ghazali, Masnavi, Mathnawi, Shams of Tabriz, sema, wali',
  Taoism: 'I Ching, Yijing, Jade Emperor, Eight Immortals, feng shui, Laojun',
  Wicca:
    'Wheel of the Year, pentacle, pentagram, Wiccan Rede, Triple Goddess, Horned God, Hecate, warlock, handfasting',
  Zoroastrianism:
    'Yasna, Vendidad, Ahunavar, Yatha Ahu Vairyo, gahambar, Amesha Spenta, Sraosha, Khordeh Avesta, faravahar, haoma, Norooz',
  'Greek Orthodox':
    'iconostasis, Saint Nicholas, John Chrysostom, Dormition, prosphora, Epitaphios',
  'Russian Orthodox': 'iconostasis, Saint Nicholas, Dormition, prosphora, Nikon',
  Shinto: 'Kojiki, Nihon Shoki, Susanoo, Tsukuyomi, Shichi-Go-San, Setsubun, Ise Shrine',
  Rastafari: 'Kebra Nagast, Marcus Garvey, Selassie',
  Santeria: 'Ifá, Shango, Oshun, Ogun, Oggun, Oyá, Babalú Ayé',
  Tenrikyo: 'Ofudesaki, Mikagura-uta, Osashizu',
  Vodou: 'Papa Legba, Erzulie, Damballa, Baron Samedi, vévé',
  'Indigenous Australian':
    'Rainbow Serpent, Baiame, smoking ceremony, corroboree, didgeridoo, Uluru',
  Maori: 'Tāne Mahuta, Tangaroa, Tāwhirimātea, Rongo, Rātana, Ringatū, haka, Māui, New Zealand',
  Aztec: 'Huitzilopochtli, Tezcatlipoca, Coatlicue, Xipe Totec',
  Inca: 'Mama Quilla, Qoricancha, Machu Picchu, Pacha Mama',
  Maya: 'Kukulkan, Hunahpu, Xbalanque, Chilam Balam, Ixchel',
}
