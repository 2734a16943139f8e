import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { dayInVienna, timeInVienna } from '../../../base/clock.ts'
import { pdfResponse } from '../../../base/pdf/pdf-response.ts'
import { renderOnThread } from '../../../base/pdf/render-on-thread.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { findLetterHead } from '../../programme/index.ts'
import { loadProfile } from '../profile/queries.ts'
import { findDetails } from './queries.ts'
import { formLimits } from './rules.ts'
import { setConsentForm } from './texts/consent-form.ts'
import { formTexts } from './texts/form-texts.ts'

/** Renders the form with what is known of the person and the parent. */
export const printForm = serve(contract.consentForm, async ({ db }, { query, user, locale: own, now }) => {
  await guard(db, formLimits(user.id))
  const locale = query.locale ?? own
  const today = dayInVienna(now)
  const [head, person, parent] = await Promise.all([
    findLetterHead(db, undefined),
    loadProfile(db, user.id),
    findDetails(db, user.id, today),
  ])
  if (!head || !person) throw problem('not_found')
  const { title, fileName } = formTexts[locale]
  const pdf = await renderOnThread({
    title,
    subject: head[`site_name_${locale}`],
    author: head.association,
    language: locale,
    // The same file all day.
    created_at: timeInVienna(today, 0),
    hasNoFooter: true,
    content: [setConsentForm({ head, person, parent, locale })],
  })
  return pdfResponse(pdf, `${fileName}.pdf`)
})
