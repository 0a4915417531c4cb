// Addresses that are pasted whole.
import { expect, test } from 'vitest'
import { addressOfStreet } from '#sandbox/world/addresses'
import { autocomplete } from '#sandbox/world/autocomplete'
import { namingOf } from '#sandbox/world/naming'
import { chanceOf } from '#sandbox/world/random'
import { ALL_COUNTRIES, pick, worldOf } from './world-cities.ts'

test.each(ALL_COUNTRIES)(
  '[API-015] [BLK-103] 100 addresses of %s pasted whole find themselves in every language',
  code => {
    const world = worldOf(code)
    const languages = new Set(['en', ...namingOf(world.country).languages, ...Object.keys(world.city.names)])
    for (const language of languages) {
      const chance = chanceOf(100)
      for (let i = 0; i < 100; i++) {
        const { street, number } = pick(world, chance)
        // Every tenth is beyond the end of its street.
        const typed = i % 10 === 0 ? street.lastNumber + 7 : number
        const expected = addressOfStreet(world, street, String(typed), language)
        const query = expected.formatted_address
        const [first] = autocomplete(world, { query, language, limit: 1 })
        expect(first?.number, query).toBe(typed > street.lastNumber ? 'clamped' : 'kept')
        const kept = addressOfStreet(world, street, String(Math.min(typed, street.lastNumber)), language)
        expect(first?.address, query).toEqual(kept)
        // Whoever reads it in another language gets the same house.
        const [other] = autocomplete(world, { query, limit: 1 })
        expect(other?.address.id, query).toBe(kept.id.split('~')[0])
      }
    }
  },
)

test.each([
  ['HK', '九龍旺角常盛大道13號', '常盛大道', '13'],
  ['HK', '旺角常盛大道13號', '常盛大道', '13'],
  ['HK', '九龍 旺角 常盛大道 13 號', '常盛大道', '13'],
  ['HK', '九龍旺角常盛', '常盛大道', undefined],
  ['HK', '九龍旺角常盛大到13號', '常盛大道', '13'],
  ['JP', '〒160-0055 東京新宿銀座坂25', '銀座坂', '25'],
  ['JP', '東京新宿銀座坂２５', '銀座坂', '25'],
  ['JP', '東京新宿銀座', '銀座坂', undefined],
  ['JP', '東京歌舞伎町仲町6丁目118', '仲町6丁目', '118'],
  ['KH', 'ផ្ទះ 47 ផ្លូវចតុមុខ 3 ដូនពេញ ភ្នំពេញ 120071', 'ផ្លូវចតុមុខ 3', '47'],
  ['BD', 'House 15, Babar Goli, Monipuripara, Dhaka 1262', 'বাবর গলি', '15'],
  ['BD', 'House 15, Babar Go', 'বাবর গলি', '15'],
  ['MM', 'No. 46, Bo Aung Kyaw 2th Str', 'ဗိုလ်အောင်ကျော် 2 လမ်း', '46'],
  ['BH', '2 Al Fanar Road 4, Adliya', 'طريق الفنار 4', '2'],
])('[API-015] in %s %s is read as a whole or by its parts', (code, query, street, number) => {
  const world = worldOf(code)
  const language = namingOf(world.country).languages[0] ?? 'en'
  const found = autocomplete(world, { query, language })
  const best = number === undefined ? found.find(({ address }) => address.street === street) : found[0]
  expect(best?.address.street).toBe(street)
  expect(best?.address.number).toBe(number)
})

test('a whole address with a word that belongs nowhere is not taken for the nearest one', () => {
  expect(autocomplete(worldOf('HK'), { query: '九龍旺角無此路名稱13號', language: 'zh-HK' })).toEqual([])
  expect(autocomplete(worldOf('NO'), { query: 'Bygdøy allé 23, 9999 Qqqqxxxx' })).toEqual([])
})
