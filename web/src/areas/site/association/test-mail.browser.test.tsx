import { troubleTexts } from '@academy/contract/base/mail-trouble'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answering } from '../../../base/testing/answering.ts'
import type { TestMailReply } from './api.ts'
import { TestMail } from './test-mail.tsx'
import { testMailTexts } from './test-mail-texts.ts'

const { outcome, answer: original } = testMailTexts.en

test.each<[TestMailReply, string[]]>([
  [
    { outcome: 'refused', answer: '550 5.1.1 no', reason: '550 5.1.1 no' },
    [outcome.refused, troubleTexts.en.unknown_recipient, `${original} 550 5.1.1 no`],
  ],
  [
    {
      outcome: 'unreachable',
      answer: 'connect ECONNREFUSED',
      reason: troubleTexts.en.connection_refused,
    },
    [outcome.unreachable, troubleTexts.en.connection_refused, `${original} connect ECONNREFUSED`],
  ],
  [
    { outcome: 'wrong_login', answer: 'Invalid login: 535 no', reason: 'AUTH PLAIN: 535 no' },
    [outcome.wrong_login, `${original} Invalid login: 535 no`],
  ],
  [
    { outcome: 'failed', answer: 'something else', reason: 'something else' },
    [outcome.failed, `${original} something else`],
  ],
  [{ outcome: 'accepted', answer: '250 OK', reason: '' }, [outcome.accepted, `${original} 250 OK`]],
])('%j is explained', async (reply, lines) => {
  const call = answering(async () => reply)
  await render(<TestMail call={call} ownAddress="mira@example.org" onSent={async () => {}} />)
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect.element(page.getByText(outcome[reply.outcome])).toBeVisible()
  const shown = page.getByText(outcome[reply.outcome]).element().parentElement?.querySelectorAll('p') ?? []
  expect(Array.from(shown, line => line.textContent)).toEqual(lines)
})
