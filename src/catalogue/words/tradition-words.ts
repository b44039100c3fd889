/** What people call a tradition when they look for it. Phrases parted by commas, in any spelling: search folds them. */
export interface TraditionWords {
  /** Its names: as others and as its own people spell them. Branches that have no page of their own stand here too. */
  readonly names: string
  /** What those are called who live in it. */
  readonly people: string
  /** Five to fifteen words of its practice: prayers, feasts, places, people who serve. */
  readonly practice: string
}

/**
 * By stored tradition name. Sources: `docs/traditions`, and those named above each entry; docs/search-words.md says
 * where each is found. A word that several traditions use stands with each of them.
 */
export const TRADITION_WORDS: Readonly<Record<string, TraditionWords>> = {
  // [relgloss]
  'African Traditional': {
    names:
      'African Traditional Religion, African Traditional, African religion, African, Yorùbá, Akan, Igbo, Zulu, Ìṣẹ̀ṣe',
    people: 'Yorubas, Akans, Igbos, Zulus, Nguni',
    practice:
      'libation, àṣẹ, Olódùmarè, Chukwu, Onyame, uNkulunkulu, Asase Yaa, nananom, amadlozi, ndichie',
  },
  // [heathen], [asatru]
  Asatru: {
    names: 'Ásatrú, Heathenry, Heathenism, Norse pagan, Norse paganism, Forn Sed, Forn Siðr',
    people: 'Asatruar, Heathen, Norse, Viking',
    practice:
      'blót, sumbel, sumble, kindred, goði, gyðja, Odin, Óðinn, Thor, Freyja, Frigg, Æsir, Vanir, landvættir, Hávamál',
  },
  // [diversiton], [ucabahai]
  "Baha'i Faith": {
    names: 'Bahá’í, Bahai, Baha’i Faith, Bahá’í Faith, Bahaism',
    people: 'Bahá’ís, Bahais',
    practice:
      'Bahá’u’lláh, Bahaullah, ‘Abdu’l-Bahá, Abdul Baha, the Báb, Ayyám-i-Há, Ridván, Naw-Rúz, Alláh-u-Abhá, Nineteen Day Feast, Mashriqu’l-Adhkár',
  },
  // [scaa]
  Buddhism: {
    names:
      'Buddhism, Theravada, Mahayana, Vajrayana, Zen, Pure Land, Tibetan Buddhism, Tibetan, Nichiren',
    people: 'Buddhist, bhikkhu, bhikkhuni, lama',
    practice:
      'mettā, dharma, dhamma, saṅgha, Buddha, mantra, karma, nirvana, vipassana, Vesak, Wesak, karuṇā, sutra, bodhisattva, stupa',
  },
  // docs/traditions/celtic.md; Druids use its blessings of nature
  Celtic: {
    names: 'Celtic, Celtic Christianity, Gaelic, Druidry, Druidism',
    people: 'Celt, Celts, Druid, Irish, Welsh',
    practice:
      'caim, lorica, breastplate, Brigid, Columba, Saint Patrick, anam cara, Imbolc, Samhain, Beltane',
  },
  // [scaa]
  Christianity: {
    names:
      'Christianity, Catholicism, Protestantism, Anglicanism, Methodism, Lutheranism, Quakerism, Mormonism, Pentecostalism',
    people:
      'Christian, Catholic, Benedictine, Roman Catholic, Protestant, Anglican, Anglo-Catholic, Episcopalian, Methodist, Lutheran, Baptist, Presbyterian, Pentecostal, Evangelical, Quaker, Mennonite, Amish, Adventist, Mormon, Latter-day Saint, LDS, Jehovah’s Witness, Jehovah Witness, Seventh-day Adventist, born-again Christian, Coptic, Copt',
    practice:
      'rosary, Hail Mary, Our Father, Lord’s Prayer, Eucharist, Holy Communion, baptism, Ash Wednesday, Good Friday, Easter, Pentecost, novena, gospel, church, vespers',
  },
  // [scaa]
  Christmas: {
    names: 'Christmas, Xmas, Noel, Nativity, Yuletide',
    people: 'caroller',
    practice:
      'Advent, Christmas Eve, Epiphany, Bethlehem, Emmanuel, Immanuel, carol, manger, nativity play',
  },
  // docs/traditions/confucianism.md
  Confucianism: {
    names: 'Confucianism, Confucian, Ruism, Rujia',
    people: 'Confucianist, Confucians, Ruist, Kongzi, Mengzi, Mencius',
    practice:
      'Confucius, Analects, rén, xiào, Tiān, junzi, filial piety, ancestor veneration, Qingming',
  },
  // docs/traditions/gaianism.md
  Gaianism: {
    names: 'Gaianism, Gaia, Mother Earth, earth spirituality, ecospirituality',
    people: 'Gaian, environmentalist, nature lover',
    practice:
      'Earth Day, environment, ecology, climate, climate change, rewilding, planet, nature, biodiversity',
  },
  // [scaa]
  Hinduism: {
    names:
      'Hinduism, Sanatana Dharma, Vaishnavism, Shaivism, Shaktism, Hare Krishna, ISKCON, Vedanta',
    people: 'Hindu, Vaishnava, Shaiva, brahmin, pandit',
    practice:
      'pūjā, ārati, bhajan, kīrtan, mantra, dharma, karma, namaste, Diwali, Deepavali, Holi, Navaratri, Ganesha, Krishna, Shiva',
  },
  // [scaa]
  Islam: {
    names: 'Islam, Islamic, Sunni, Shia, Shiite, Ismaili, Ahmadiyya',
    people: 'Muslim, Moslem, Muslima, imam',
    practice:
      'duʿāʾ, dua, ṣalāh, salat, namaz, Ramadan, Eid, Eid al-Fitr, Hajj, Umrah, Allah, Quran, Koran, mosque, Jummah',
  },
  // [jain]
  Jainism: {
    names: 'Jainism, Jain Dharma, Digambara, Shvetambara',
    people: 'Jain, Jaina, sadhvi',
    practice:
      'ahiṃsā, Navkar, Namokar, Paryushan, pratikraman, sāmāyika, Micchāmi Dukkaḍaṃ, Mahavira, tīrthaṅkara, Jai Jinendra, anekāntavāda, aparigraha, karma',
  },
  // [scaa]
  Judaism: {
    names:
      'Judaism, Judaic, Hasidism, Chasidism, Kabbalah, Orthodox Judaism, Reform Judaism, Conservative Judaism',
    people:
      'Jew, Jewish, Orthodox Jew, Orthodox Jewish, Orthodox rabbi, Reform Jew, Conservative Jew, Ultra-Orthodox, Hebrew, Israelite, Hasidic, Ashkenazi, Sephardi, Mizrahi, rabbi',
    practice:
      'tefillah, tefilah, Shabbat, Shabbos, Sabbath, Torah, Hanukkah, Chanukah, Passover, Pesach, Yom Kippur, Rosh Hashanah, bar mitzvah, Shema, synagogue',
  },
  // docs/traditions/native-american.md
  'Native American': {
    names: 'Native American, First Nation, American Indian, Amerindian, Indigenous American',
    people:
      'Lakota, Mohawk, Iroquois, Navajo, Diné, Cherokee, Ojibwe, Anishinaabe, Haudenosaunee, Hopi, Cree, Apache, Sioux, Inuit, Métis',
    practice:
      'powwow, sweat lodge, sweetgrass, Great Spirit, seven generations, medicine wheel, tribal elder',
  },
  // docs/traditions/rain.md: an occasion that all share
  Rain: {
    names: 'rain, rainfall, prayer for rain',
    people: 'farmer, grower',
    practice: 'drought, dry season, monsoon, rainmaking, thirsty land, flood, downpour',
  },
  // docs/traditions/sick-indigent-impaired.md: a care that all share
  'Sick/Indigent/Impaired': {
    names: 'Sick/Indigent/Impaired, sick, the sick, the poor, people with disabilities',
    people:
      'disabled, homeless, bedridden, blind, deaf, poor people, carer, caregiver, wheelchair user',
    practice: 'disability, sickness, illness, sickbed, poverty, nursing, impairment, wheelchair',
  },
  // [scaa]
  Sikhism: {
    names: 'Sikhism, Sikhi, Gurmat, Khalsa',
    people: 'Sikh, Singh, Kaur, Gursikh, granthi',
    practice:
      'ardās, Waheguru, gurdwara, kirtan, Gurbani, Japji, langar, seva, Vaisakhi, Baisakhi, Guru Nanak, Guru Granth Sahib, Ik Onkar, simran, sangat',
  },
  // [relgloss]
  Sufism: {
    names: 'Sufism, Sufi Islam, tasawwuf, Mevlevi, Naqshbandi, Chishti, Qadiri',
    people: 'Sufi, dervish, fakir, shaykh, sheikh, sheik, pir',
    practice:
      'dhikr, zikr, sama, whirling, qawwali, Rumi, Hafiz, muraqaba, faqr, tariqa, khanqah, duʿāʾ, dua',
  },
  // [relgloss]
  Taoism: {
    names: 'Taoism, Daoism, Tao, Dao, Daojiao',
    people: 'Taoist, Daoist, Laozi, Lao Tzu, Zhuangzi, Lao Tze',
    practice:
      'Tao Te Ching, Daodejing, wu wei, qigong, tai chi, yin and yang, yin yang, Three Pure Ones',
  },
  // docs/traditions/thanksgiving.md: an occasion that all share
  Thanksgiving: {
    names: 'Thanksgiving, Thanksgiving Day, Turkey Day, Harvest Home',
    people: 'pilgrim fathers',
    practice:
      'harvest, harvest festival, grace before meals, saying grace, mealtime, turkey dinner, cornucopia',
  },
  // docs/traditions/universal.md
  Universal: {
    names:
      'Universal, interfaith, multifaith, nondenominational, ecumenical, all faiths, Unitarian Universalism',
    people: 'Unitarian, Universalist, spiritual but not religious',
    practice: 'world peace, common prayer, interfaith service, universal prayer, humanity, oneness',
  },
  // [pagan], [wiccasabbat]
  Wicca: {
    names: 'Wicca, Witchcraft, Paganism, Neopaganism, the Craft',
    people: 'Wiccan, witch, pagan, neopagan, coven',
    practice:
      'esbat, sabbat, blessed be, so mote it be, Samhain, Beltane, Imbolc, Litha, Lughnasadh, Mabon, Ostara, athame, full moon, Book of Shadows',
  },
  // [fezana]
  Zoroastrianism: {
    names: 'Zoroastrianism, Zoroastrian, Mazdayasna, Mazdaism, Zarathushti',
    people:
      'Zoroastrians, Parsi, Parsee, Irani, Zarathustra, Zarathushtra, Zoroaster, mobed, dastur',
    practice:
      'Ahura Mazda, Avesta, Gathas, navjote, kusti, sudreh, agiary, jashan, Ashem Vohu, Navroz, Nowruz, fire temple, fravashi, asha',
  },
  // [relgloss]
  'Greek Orthodox': {
    names: 'Greek Orthodox, Greek Orthodoxy, Orthodox, Eastern Orthodox, Orthodoxy, Byzantine',
    people: 'Greek, Greeks, Orthodox Christian, Archimandrite, papás',
    practice:
      'Theotokos, Panagia, Kyrie eleison, Trisagion, icon, Jesus Prayer, Divine Liturgy, Pascha, Philokalia, Akathist, hesychasm, Mount Athos',
  },
  // docs/traditions/russian-orthodox.md
  'Russian Orthodox': {
    names:
      'Russian Orthodox, Russian Orthodoxy, Orthodox, Eastern Orthodox, Orthodoxy, Pravoslavie',
    people: 'Russian, Russians, Orthodox Christian, starets, batiushka',
    practice:
      'Bogoroditsa, Theotokos, Gospodi pomilui, Slava, akathist, icon, Seraphim of Sarov, Sergius of Radonezh, Xenia of Petersburg, Paskha, moleben, panikhida',
  },
  // [kokugakuin]
  Shinto: {
    names: 'Shintō, Shintoism, kami-no-michi',
    people: 'Shintoist, kannushi, miko',
    practice:
      'kami, jinja, torii, norito, harae, misogi, matsuri, omamori, kamidana, Amaterasu, Inari, Tenjin, sakaki, hatsumode',
  },
  // [caodai]
  'Cao Dai': {
    names: 'Cao Đài, Caodaism, Caodai, Đạo Cao Đài',
    people: 'Caodaist, Caodaists',
    practice:
      'Đức Chí Tôn, Đức Cao Đài, Phật Mẫu, Diêu Trì Kim Mẫu, Thánh Thất, Tây Ninh, Divine Eye, Đại Đạo',
  },
  // [diversiton]; only what is open to all
  Druze: {
    names: 'Druze, al-Muwaḥḥidūn, Muwahhidun, Tawhid Faith, Druzism',
    people: 'Druse, Muwahhid, uqqal, juhhal',
    practice: 'khalwa, tawhid, Ziyarat, Nabi Shuaib, Ziyarat al-Nabi Shuayb, Epistles of Wisdom',
  },
  // docs/traditions/rastafari.md
  Rastafari: {
    names: 'Rastafari, Rastafarianism, Rasta, Rastafarian',
    people: 'Rastaman, Rastas, Rastawoman, Bobo Ashanti, Twelve Tribes',
    practice:
      'Jah, Haile Selassie, Nyabinghi, groundation, livity, dreadlocks, Ital, Jah Rastafari',
  },
  // [santeria]
  Santeria: {
    names: 'Santería, Lucumí, Lukumí, Regla de Ocha, La Regla Lucumí',
    people: 'santero, santera, olorisha, aleyo, iyawo, babalawo',
    practice:
      'orisha, oricha, aché, ashé, ebbó, moyuba, Olodumare, Eleguá, Yemayá, Ochún, Changó, Obatalá, ilekes, maferefún',
  },
  // [tenrikyo]
  Tenrikyo: {
    names: 'Tenrikyō, Tenriism, Tenri',
    people: 'Tenrikyoist, yoboku, Nakayama Miki',
    practice:
      'Oyasama, Oyagamisama, Tenri-Ō-no-Mikoto, hinokishin, Joyous Life, yoki gurashi, Jiba, God the Parent, sazuke, tanno',
  },
  // [vodou]
  Vodou: {
    names: 'Vodou, Voodoo, Vodun, Vodoun, Haitian Vodou, Vaudou, Voudou, Haitian',
    people: 'Vodouisant, Vodouist, oungan, houngan, manbo, mambo',
    practice: 'lwa, loa, Bondye, Gran Mèt, Ginen, ayibobo, peristil, Legba, Ezili, Danbala, lakou',
  },
  // docs/traditions/indigenous-australian.md
  'Indigenous Australian': {
    names:
      'Indigenous Australian, Aboriginal, Australian Aboriginal, Aboriginal Australian, First Australian, Torres Strait',
    people:
      'Torres Strait Islander, Koori, Murri, Noongar, Yolngu, Arrernte, First Nations Australian',
    practice:
      'Dreamtime, the Dreaming, Acknowledgement of Country, Welcome to Country, songline, Traditional Custodian, NAIDOC, dadirri',
  },
  // [kupu], [nzno]
  Maori: {
    names: 'Māori, te ao Māori, te reo Māori, te reo, Maaori, Aotearoa',
    people: 'tangata whenua, kaumātua, tohunga, iwi, hapū',
    practice:
      'karakia, waiata, tangihanga, tangi, marae, pōwhiri, Matariki, mihi, hongi, Papatūānuku, Ranginui, whakataukī, pepeha, kia ora, aroha',
  },
  // docs/traditions/sami.md
  Sami: {
    names: 'Sámi, Saami, Sápmi, Saame, Sámi people',
    people: 'noaidi, reindeer herder',
    practice: 'joik, yoik, luohti, Beaivi, Máttaráhkká, Sáráhkká, lávvu, giitu, goavddis, sieidi',
  },
  // docs/traditions/aztec.md; [relgloss]
  Aztec: {
    names: 'Aztec, Mexica, Nahua, Nahuatl, Mexicayotl',
    people: 'Aztecs, Nahuas, Mexicas',
    practice:
      'Día de los Muertos, Day of the Dead, Tlaloc, Tonantzin, Quetzalcoatl, Ipalnemohuani, Tloque Nahuaque, huehuetlahtolli, cempasúchil, flower and song, ofrenda, teocalli, Tenochtitlan',
  },
  // [andean]
  Inca: {
    names: 'Inca, Inka, Andean, Quechua, Aymara, Tawantinsuyu',
    people: 'Incas, Inkas, Quechuas, paqo, yatiri',
    practice:
      'Pachamama, apu, Inti, Inti Raymi, Wiracocha, Wiraqocha, Viracocha, Mama Killa, ayni, despacho, chakana, huaca',
  },
  // docs/traditions/maya.md
  Maya: {
    names: 'Maya, Mayan, K’iche’, Quiché, Yucatec, Tzotzil, Kaqchikel',
    people: 'Mayas, Mayans, ajq’ij, daykeeper',
    practice:
      'Ajaw, Heart of Sky, Heart of Earth, Popol Vuh, maltyox, Itzamná, Chaac, copal, tzolkin, Wajxaqib Batz',
  },
}

/** All of them as one list; undefined for what is no tradition. */
export function wordsOfTradition(name: string): string | undefined {
  const words = TRADITION_WORDS[name]
  return words && `${words.people}, ${words.names}, ${words.practice}`
}
