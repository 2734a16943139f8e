import { expect, test } from 'vitest'
import { repertoireHint } from './application-form.ts'
import { resumeError } from './apply-form.tsx'

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
  ['2027-05-01', 'Please let us know by 15 June.', 'bis zum 15. Juni'],
  ['2027-06-15', 'Please let us know by 15 June.', 'bis zum 15. Juni'],
  ['2027-06-16', undefined, undefined],
  ['2027-07-02', undefined, undefined],
])('on %s a form asks for the repertoire by 15 June: %s', (today, en, de) => {
  const hints = [
    [repertoireHint('2027-08-02', today, 'en'), en ?? 'movements.', 'June'],
    [repertoireHint('2027-08-02', today, 'de'), de ?? 'Sätze.', 'Juni'],
  ] as const
  for (const [hint, said, month] of hints) {
    expect(hint).toContain(said)
    expect(hint.includes(month)).toBe(en !== undefined)
  }
})
