import type { ReplyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import type * as feedback from '@academy/contract/messages/feedback/endpoints'
import type { Answer } from '@academy/contract/messages/feedback/schemas'
import type { Call } from '../../../base/api.ts'
import { route } from '../../../base/route.ts'

const routes = {
  survey: route<typeof feedback.survey>('GET', '/api/feedback/:uuid'),
  saveDraft: route<typeof feedback.saveDraft>('PUT', '/api/feedback/:uuid/draft'),
  submit: route<typeof feedback.submit>('POST', '/api/feedback/:uuid'),
}

export type OpenSurvey = ReplyOf<typeof feedback.survey>

export const getSurvey = (call: Call, uuid: string): Promise<OpenSurvey> =>
  call(routes.survey, { params: { uuid } }, { quiet: true })

/** The payload, its link, and the locale for validation errors. */
export interface AnswersPayload {
  uuid: string
  answers: Answer[]
  locale: Locale
}

/** Returns whether the server confirmed the draft. */
export const putDraft = async (call: Call, { uuid, answers, locale }: AnswersPayload): Promise<boolean> => {
  const reply: Partial<ReplyOf<typeof feedback.saveDraft>> | undefined = await call(
    routes.saveDraft,
    { params: { uuid }, body: { answers } },
    { quiet: true, locale },
  )
  return reply?.ok === true
}

export const postAnswers = async (call: Call, { uuid, answers, locale }: AnswersPayload): Promise<void> => {
  await call(routes.submit, { params: { uuid }, body: { answers } }, { quiet: true, locale })
}
