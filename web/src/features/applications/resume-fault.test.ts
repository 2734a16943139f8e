import { expect, test } from 'vitest'
import { resumeFault } from './resume-fault.ts'

const pdf = new File(['%PDF-1.7'], 'Mira.pdf')
const picture = new File(['\x89PNG'], 'Mira.pdf')

test.each([
  ['nothing chosen yet', undefined, undefined, false, undefined],
  ['a stranger without a résumé', '0', undefined, false, 'RESUME_REQUIRED'],
  ['a stranger with an earlier one', '0', undefined, true, undefined],
  ['a stranger with a new one', '0', pdf, false, undefined],
  ['somebody known without one', '1', undefined, false, undefined],
  ['somebody known with a picture', '1', picture, false, 'FILE_NOT_PDF'],
  ['a stranger with an earlier one and a picture', '0', picture, true, 'FILE_NOT_PDF'],
] as const)('%s', async (_, is_known, resume_file, hasEarlier, fault) => {
  const typed = { ...(is_known && { is_known }), resume_file }
  expect(await resumeFault(typed, hasEarlier)).toBe(fault)
})
