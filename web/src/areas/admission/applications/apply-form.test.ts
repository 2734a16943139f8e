import { expect, test } from 'vitest'
import { repertoireUntil } from './application-form.ts'
import { resumeError } from './apply-form.tsx'
import { applyTexts } from './apply-texts.ts'
import { formTexts } from './form-texts.ts'

const pdf = new File(['%PDF-1.7'], 'Mira.pdf')
const picture = new File(['\x89PNG'], 'Mira.pdf')

test.each([
  ['nothing chosen yet', undefined, undefined, false, undefined],
  ['an applicant unknown to the teacher, without a résumé', '0', undefined, false, 'RESUME_REQUIRED'],
  ['an applicant unknown to the teacher, with an earlier résumé', '0', undefined, true, undefined],
  ['an applicant unknown to the teacher, with a new résumé', '0', pdf, false, undefined],
  ['an applicant known to the teacher, without a résumé', '1', undefined, false, undefined],
  ['an applicant known to the teacher, with an image', '1', picture, false, 'FILE_NOT_PDF'],
  [
    'an applicant unknown to the teacher, with an earlier résumé and an image',
    '0',
    picture,
    true,
    'FILE_NOT_PDF',
  ],
] as const)('%s', async (_, is_known, resume_file, hasEarlier, error) => {
  const typed = { ...(is_known && { is_known }), resume_file }
  expect(await resumeError(typed, hasEarlier)).toBe(error)
})

test.each([
  ['2027-05-01', true],
  ['2027-06-15', true],
  ['2027-06-16', false],
  ['2027-07-02', false],
])('on %s the forms ask for the repertoire by 15 June: %s', (today, isAsked) => {
  for (const [locale, day] of [
    ['en', 'by 15 June'],
    ['de', 'bis zum 15. Juni'],
  ] as const) {
    const until = repertoireUntil('2027-08-02', today, locale)
    const said = [formTexts[locale].repertoireHint(until), applyTexts[locale].emptyText(until)]
    expect(said.map(text => text.includes(day))).toEqual([isAsked, isAsked])
    expect(said.map(text => /June|Juni|undefined/.test(text))).toEqual([isAsked, isAsked])
  }
})
