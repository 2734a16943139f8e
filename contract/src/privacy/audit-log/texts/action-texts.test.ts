import { expect, test } from 'vitest'
import { actionText } from './action-texts.ts'

test.each([
  ['consent_withdrawn', { kind: 'photos' }, 'Consent withdrawn'],
  ['consent_withdrawn', { kind: 'news' }, 'Unsubscribed from news'],
  ['consent_given', { kind: 'news' }, 'Subscribed to news'],
  ['news_refused', {}, 'Unsubscribed from news'],
  ['group_mail_sent', { kind: 'news' }, actionText({ action: 'group_mail_sent', details: {} }, 'en')],
  ['an_action_of_old', {}, 'an_action_of_old'],
])('%s with %o reads: %s', (action, details, text) => {
  expect(actionText({ action, details }, 'en')).toBe(text)
})
