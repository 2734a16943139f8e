import type { ReplyOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import * as feedback from '@academy/contract/messages/feedback/endpoints'
import type { Answer } from '@academy/contract/messages/feedback/schemas'
import { type Call, quiet } from '../../../base/call.ts'

export type OpenSurvey = ReplyOf<typeof feedback.survey>

export const getSurvey = (call: Call, uuid: string): Promise<OpenSurvey> =>
  call(feedback.survey, { params: { uuid } }, quiet)

/** The payload, its link, and the locale for validation errors. */
export interface AnswersPayload {
  uuid: string
  answers: Answer[]
  locale: Locale
}

/** Returns whether the server confirmed the draft. */
export const putDraft = async (call: Call, { uuid, answers, locale }: AnswersPayload): Promise<boolean> => {
  const reply: Partial<ReplyOf<typeof feedback.saveDraft>> | undefined = await call(
    feedback.saveDraft,
    { params: { uuid }, body: { answers } },
    { ...quiet, locale },
  )
  return reply?.ok === true
}

export const postAnswers = async (call: Call, { uuid, answers, locale }: AnswersPayload): Promise<void> => {
  await call(feedback.submit, { params: { uuid }, body: { answers } }, { ...quiet, locale })
}
