import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const lines = (text: string) => text.slice(1).split('\r\n')

test('begins with a UTF-8 byte order mark and ends lines with CRLF', () => {
  expect(csvText([['a'], ['ö']], 'en')).toBe('\ufeffa\r\nö\r\n')
})

test('separators and decimals are those of the language', () => {
  expect(lines(csvText([['a', 37.5, -75, null, 0]], 'de'))[0]).toBe('a;"37,5";-75;;0')
  expect(lines(csvText([['a', 37.5, -75, null, 0]], 'en'))[0]).toBe('a,37.5,-75,,0')
})

test('euros have two decimals', () => {
  expect(lines(csvText([[{ euros: 13.5 }, { euros: -75 }]], 'de'))[0]).toBe('"13,50";"-75,00"')
  expect(lines(csvText([[{ euros: 13.5 }, { euros: 0 }]], 'en'))[0]).toBe('13.50,0.00')
})

test.each([
  ['plain', 'plain'],
  ['two; parts, "quoted"', '"two; parts, ""quoted"""'],
  ['line\nbreak', '"line\nbreak"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://example.org";"x")', `"'=HYPERLINK(""http://example.org"";""x"")"`],
  ['+43 1', "'+43 1"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['\nname', `"'\nname"`],
  ['\r\n=1', `"'\r\n=1"`],
  ['\v=1', "'\v=1"],
  ['＝1+1', "'＝1+1"],
  ['＋43 1', "'＋43 1"],
  ['－2', "'－2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['−2', "'−2"],
  [' =1', "' =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\u200b＝1', "'\u200b＝1"],
  ['\ufeff@x', "'\ufeff@x"],
  ['\u0000=1', "'\u0000=1"],
  ['Anna-Lena', 'Anna-Lena'],
  [' Anna = Lena', ' Anna = Lena'],
  ['Jo＠home', 'Jo＠home'],
  ['', ''],
])('the text %j is written %j', (text, written) => {
  expect(csvText([[text]], 'en')).toBe(`\ufeff${written}\r\n`)
})
