import { expect, test } from 'vitest'
import { bankAddressIn } from '../../base/iban.ts'
import type { Locale } from '../../base/locale.ts'

const place = 'Marktplatz 4, 8899 Amselzell'

test.each<[string, string, Locale, string]>([
  [place, 'AT479999900012345678', 'en', `${place}, Austria`],
  [place, 'AT479999900012345678', 'de', `${place}, Österreich`],
  [`${place}, Österreich`, 'AT479999900012345678', 'en', `${place}, Austria`],
  [`${place}, Austria`, 'AT479999900012345678', 'de', `${place}, Österreich`],
  ['', 'AT479999900012345678', 'en', ''],
  [place, '', 'en', place],
])('%j with %s in %s is %j', (address, iban, locale, shown) =>
  expect(bankAddressIn(address, iban, locale)).toBe(shown),
)
