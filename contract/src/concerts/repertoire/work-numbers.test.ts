import { expect, test } from 'vitest'
import { workNumbers } from './work-numbers.ts'

test.each([
  ['', 'op. 27 no. 2', '', ['op 27/2']],
  ['', 'Op.27 Nr.2', '', ['op 27/2']],
  ['', '27/2', '', ['op 27/2']],
  ['', 'Opus 13', '', ['op 13']],
  ['', 'op. posth.', '', []],
  ['', 'WoO 59', '', ['woo 59']],
  ['', 'op. 35a', '', ['op 35a']],
  ['', '', 'BWV 1004', ['bwv 1004']],
  ['', '', 'BWV1004', ['bwv 1004']],
  ['', '', '1004', [' 1004']],
  ['', '', 'K. 331', ['kv 331']],
  ['', '', 'KV 492 no. 28', ['kv 492/28']],
  ['', '', 'Hob. XVI:52', ['hob xvi:52']],
  ['', '', 'Hob.XVI/52', ['hob xvi:52']],
  ['', '', 'Hob. VIIb:1', ['hob viib:1']],
  ['', '', 'TWV 40:2', ['twv 40:2']],
  ['', '', 'TWV 51:G9', ['twv 51:g9']],
  ['', '', 'MWV Q 14', ['q 14']],
  ['Sonata op. 1 no. 3, BWV 5', '', '', ['op 1/3', 'bwv 5']],
  ['Sonata No. 5', '', '', []],
  ['24 Preludes', '', '', []],
  ['Études pour 5 doigts', '', '', []],
])('title "%s", opus "%s", catalogue "%s"', (title, opus, catalogue_no, expected) => {
  const found = workNumbers({ title, opus, catalogue_no })
  expect(found.map(({ system, whole, part }) => `${system} ${whole}${part ? `/${part}` : ''}`)).toEqual(
    expected,
  )
})
