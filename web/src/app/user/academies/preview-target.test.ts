import { expect, test } from 'vitest'
import { previewTarget } from './preview-target.ts'

test.each([
  ['/', { page: 'home' }],
  ['/?lang=de', { page: 'home' }],
  ['/masterclasses', { page: 'masterclasses', instrument: null }],
  ['/masterclasses?instrument=cello', { page: 'masterclasses', instrument: 'cello' }],
  ['/masterclass/12', { page: 'masterclass', masterclassId: '12' }],
  ['/masterclass/x', undefined],
  ['/user/masterclass/12', undefined],
  ['/auth/login?return=%2F', undefined],
  ['/api/masterClass/12/reminder.ics', undefined],
  ['https://festival.example', undefined],
  ['#content', undefined],
  [null, undefined],
])('the link %s leads to %j', (href, target) => {
  expect(previewTarget(href)).toEqual(target)
})
