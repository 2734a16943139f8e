import { expect, test } from 'vitest'
import { birthDateText } from './days.ts'

test.each([
  ['2004-03-21', '21. März 2004', '21. Mar 2004'],
  ['1999-01-01', '01. Jän 1999', '01. Jan 1999'],
  ['2008-02-29', '29. Feb 2008', '29. Feb 2008'],
  ['2001-06-05', '05. Juni 2001', '05. Jun 2001'],
  ['2000-12-31', '31. Dez 2000', '31. Dec 2000'],
])('who was born on %s reads %s and %s', (day, de, en) => {
  expect([birthDateText(day, 'de'), birthDateText(day, 'en')]).toEqual([de, en])
})
